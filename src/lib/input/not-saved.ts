/**
 * Why the device did not keep something: `full` no room is left, `no-storage` the browser keeps
 * nothing here, as some do in a private window, `view-only` an administrator views as the user, `failed` anything
 * else.
 */
export type NotSavedReason = 'full' | 'no-storage' | 'view-only' | 'failed';

const reasons: Readonly<Record<string, NotSavedReason>> = {
  QuotaExceededError: 'full',
  NS_ERROR_DOM_QUOTA: 'full',
  MissingAPIError: 'no-storage',
  OpenFailedError: 'no-storage',
  SecurityError: 'no-storage',
  // Firefox and old Safari refuse to open a database in a private window with these.
  InvalidStateError: 'no-storage',
  UnknownError: 'no-storage',
  ViewOnly: 'view-only',
};

/** Returns the reason behind an error of the browser's storage, or of Dexie around it. */
export function whyNotSaved(error: unknown, depth = 0): NotSavedReason {
  if (typeof error !== 'object' || error === null || depth > 4) return 'failed';
  const { name = '', inner, cause } = error as { name?: string; inner?: unknown; cause?: unknown };
  const within = [inner, cause].map((one) => whyNotSaved(one, depth + 1));
  if (within.includes('full')) return 'full';
  return reasons[name] ?? within.find((one) => one !== 'failed') ?? 'failed';
}
