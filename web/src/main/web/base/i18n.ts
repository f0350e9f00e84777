import { en } from './en';

/** The catalogue in use; another language is another object with the same keys. */
const catalogue: Record<string, string> = en;

export type Key = keyof typeof en;

/** The message of a key, with `{name}` filled in. */
export function t(key: Key, fill: Record<string, string | number> = {}): string {
  return template(catalogue[key] ?? key, fill);
}

/** Whether there is a message of a key that came from elsewhere. */
export const has = (key: string): boolean => key in catalogue;

/** The message of a key that is put together at run time, or what is given where there is none. */
export function maybe(key: string, otherwise: string, fill: Record<string, string | number> = {}): string {
  const text = catalogue[key];
  return text === undefined ? otherwise : template(text, fill);
}

function template(text: string, fill: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole));
}
