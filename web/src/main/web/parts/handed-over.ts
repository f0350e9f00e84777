import type { Key } from '../base/i18n';

const RECORD = 'mathmat.record';
const CLOSED = 'mathmat.review-closed';

/** Leaves a record for the replay, with the sentence that says why the coach does not look at it yet. */
export function handOver(record: string, closed: Key | null): void {
  sessionStorage.setItem(RECORD, record);
  if (closed) sessionStorage.setItem(CLOSED, closed);
}

/** What another page has left, once. */
export function handedOver(): { record: string; closed: Key | null } {
  const record = sessionStorage.getItem(RECORD) ?? '';
  const closed = sessionStorage.getItem(CLOSED) as Key | null;
  [RECORD, CLOSED].forEach((key) => sessionStorage.removeItem(key));
  return { record, closed };
}
