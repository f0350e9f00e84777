/** As much of Node's own test runner as the tests use. */
declare module 'node:test' {
  export function test(name: string, body: () => void | Promise<void>): void;
}

declare module 'node:assert/strict' {
  export function equal(actual: unknown, expected: unknown, message?: string): void;
  export function notEqual(actual: unknown, expected: unknown, message?: string): void;
  export function deepEqual(actual: unknown, expected: unknown, message?: string): void;
  export function ok(actual: unknown, message?: string): void;
}
