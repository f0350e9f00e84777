import type { Problem } from './types';
import { t } from './i18n';
import { withRule } from './rules';

/** A request that the server refused; `problem` says why. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch('/api' + path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ status: 0, code: 'OFFLINE', message: t('error.offline') });
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = response.ok ? text : { message: t('error.unclear') };
  }
  if (!response.ok) {
    const problem = { code: 'INTERNAL', message: t('error.unclear'), ...(answer as object), status: response.status };
    throw new Refusal(problem);
  }
  return answer as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);

/** The sentence to show for whatever went wrong. */
export function sentence(failure: unknown): string {
  if (failure instanceof Refusal) {
    const { message, rule } = failure.problem;
    return withRule(message, rule);
  }
  return t('error.unclear');
}
