import { get, post, Refusal } from './api';
import { t } from './i18n';
import type { Person } from './types';

const KEY = 'mathmat.name';
let current: Person | null | undefined;
const listeners = new Set<() => void>();

/** Tells whoever shows the name that it changed. */
export function onPerson(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const known = (): Person | null => current ?? null;

function set(person: Person | null): Person | null {
  current = person;
  if (person) remember(person.name);
  for (const listener of listeners) listener();
  return person;
}

function remember(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The name used here before, or none. */
export function formerName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Who asks, as far as the server knows. */
export async function whoAmI(): Promise<Person | null> {
  if (current !== undefined) return current;
  try {
    return set(await get<Person>('/me'));
  } catch (failure) {
    if (failure instanceof Refusal && failure.problem.status === 401) return set(null);
    throw failure;
  }
}

/** Turns the guest into somebody with an account; the tables go with him. */
export async function register(name: string, password: string): Promise<Person> {
  const person = await post<Person>('/account', { name, password });
  set(person);
  return person;
}

export async function logIn(name: string, password: string): Promise<Person> {
  const person = await post<Person>('/login', { name, password });
  set(person);
  return person;
}

/** Out of this browser, or of all. */
export async function logOut(everywhere = false): Promise<void> {
  await post('/logout', everywhere ? { everywhere } : {});
  set(null);
}

/** Gives the account another password; all other browsers are logged out. */
export function changePassword(password: string, fresh: string): Promise<Person> {
  return post<Person>('/password', { password, new: fresh });
}

/** Introduces oneself: under the name given, the former one, or one that is made up. */
export async function introduce(name?: string): Promise<Person> {
  const person = await post<Person>('/guest', { name: name || formerName() || madeUp() });
  set(person);
  return person;
}

export async function somebody(): Promise<Person> {
  return (await whoAmI()) ?? introduce();
}

function madeUp(): string {
  const animals = t('names.animals').split(' ');
  const pick = crypto.getRandomValues(new Uint16Array(2));
  return `${animals[pick[0]! % animals.length]} ${10 + (pick[1]! % 90)}`;
}
