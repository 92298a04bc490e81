/** An attempt that did not succeed, in the words the policy decides by. */
export interface Attempt {
  /** `OFFLINE`, `LOGIN`, `HTTP_503`, a code of `userErrors` or of a GraphQL error. */
  code: string;
  /** The server has answered that it will not do it (userErrors). */
  refused?: boolean;
  /** Failures the server has answered to this entry so far, this one not counted. */
  attempts: number;
  /** How often in a row the server was unwell; that is not the entry's fault and counts apart. */
  unwell?: number;
  /** The server's Retry-After, milliseconds. */
  retryAfter?: number | null;
}

export type RetryDecision =
  /** Nothing can be sent now; costs the entry nothing. */
  | { do: 'pause'; why: 'offline' | 'login' }
  /** Again after a while; `everything` means the server itself is unwell, so hold the others too. */
  | { do: 'retry'; afterMs: number; everything: boolean }
  /** A person must look at it. */
  | { do: 'park'; gaveUp: boolean };

export const maxAttempts = 10;
export const maxWaitMs = 60 * 60_000;
const firstWaitMs = 2_000;
const longestBackoffMs = 5 * 60_000;

/** The server, or a proxy in front of it, is failing or busy: not the entry's fault. */
const unavailable = new Set([
  'HTTP_408',
  'HTTP_429',
  'HTTP_502',
  'HTTP_503',
  'HTTP_504',
  'MAINTENANCE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
]);
/** Whether a code says that the server as a whole cannot answer now. */
export function isUnwell(code: string): boolean {
  return unavailable.has(code);
}

/** Asking again will not help. */
const hopeless = new Set([
  'HTTP_403',
  'HTTP_413',
  'HTTP_422',
  'FORBIDDEN',
  'AUDIT_READS_ONLY',
  'IDEMPOTENCY_MISMATCH',
  'CUSTOMER_LOST',
]);

/**
 * Decides what to do with an entry after a failed attempt. There is no "drop": only a person discards.
 * @param random 0 to 1, spreads the retries of many devices
 */
export function decide(attempt: Attempt, random: number): RetryDecision {
  const { code, attempts } = attempt;
  if (code === 'OFFLINE') return { do: 'pause', why: 'offline' };
  if (code === 'LOGIN') return { do: 'pause', why: 'login' };
  if (attempt.refused || hopeless.has(code)) return { do: 'park', gaveUp: false };
  const requestedMs = attempt.retryAfter ?? null;
  const everything = isUnwell(code);
  const times = everything ? (attempt.unwell ?? attempts) : attempts;
  const afterMs = requestedMs === null ? backoff(times, random) : Math.min(requestedMs, maxWaitMs);
  if (everything) return { do: 'retry', afterMs, everything };
  if (attempts + 1 >= maxAttempts) return { do: 'park', gaveUp: true };
  return { do: 'retry', afterMs, everything: false };
}

/** 2 s, 4 s, 8 s … at most 5 minutes, give or take a quarter. */
export function backoff(attempts: number, random: number): number {
  const wait = Math.min(firstWaitMs * 2 ** Math.min(attempts, 20), longestBackoffMs);
  return Math.round(wait * (0.75 + random / 2));
}

/** Reads a Retry-After header: seconds or a date. Null when there is none to be understood. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
