/** The device could not keep a change, for want of room: nothing of it is there. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('The device has no room left for this change', { cause });
    this.name = 'QuotaExceededError';
  }
}

/** Whether an error of the browser or of Dexie means that there is no room left. */
export function isStorageFull(error: unknown): boolean {
  return named(error, (name) => name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA');
}

const storageErrors = new Set([
  'QuotaExceededError',
  'DatabaseClosedError',
  'InvalidStateError',
  'AbortError',
  'TimeoutError',
  'UnknownError',
  'OpenFailedError',
  'VersionError',
  'MissingAPIError',
  'TransactionInactiveError',
]);

/** Whether the device's storage has failed, rather than the code that worked with it. */
export function isStorageProblem(error: unknown): boolean {
  return named(error, (name) => storageErrors.has(name));
}

/** Dexie and browsers wrap one error in another. */
function named(error: unknown, is: (name: string) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false;
  const { name, inner, cause } = error as { name?: unknown; inner?: unknown; cause?: unknown };
  return (
    (typeof name === 'string' && is(name)) ||
    named(inner, is, depth + 1) ||
    named(cause, is, depth + 1)
  );
}
