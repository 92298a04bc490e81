/** How long a notification is worth delivering; after that the inbox has it. */
export const timeToLive = 24 * 3_600_000;

const firstPause = 30_000;
const longestPause = 3_600_000;

/** The answer of a push service, or the kind of failure of the call. */
export type PushAnswer =
  | { status: number; retryAfter?: string }
  | { failed: 'timeout' | 'network' | 'not-public' | 'bad-keys' | 'stopped' };

/** The result of a delivery. */
export type DeliveryResult =
  | { state: 'sent' | 'gone' | 'refused' | 'expired'; status: number | null }
  | { state: 'waiting'; status: number | null; dueAt: Date; attempts: number };

/** A delivery as far as its retries go. */
export interface Attempt {
  /** How often it was tried, this time included. */
  attempts: number;
  expiresAt: Date;
}

/**
 * Interprets an answer: delivered, a device that is gone (404, 410), permanently refused, or to be
 * retried, not before Retry-After and until the notification has expired.
 */
export function toDeliveryResult(answer: PushAnswer, attempt: Attempt, now: Date): DeliveryResult {
  if ('failed' in answer) {
    if (answer.failed === 'stopped')
      return { state: 'waiting', status: null, dueAt: now, attempts: attempt.attempts - 1 };
    if (answer.failed === 'not-public' || answer.failed === 'bad-keys')
      return { state: 'refused', status: null };
    return again(null, undefined, attempt, now);
  }
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return { state: 'sent', status };
  if (status === 404 || status === 410) return { state: 'gone', status };
  if (status >= 500 || [408, 425, 429].includes(status))
    return again(status, retryAfter, attempt, now);
  return { state: 'refused', status };
}

function again(
  status: number | null,
  retryAfter: string | undefined,
  { attempts, expiresAt }: Attempt,
  now: Date,
): DeliveryResult {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(attempts - 1, 20));
  const dueAt = retryTime(retryAfter, now) ?? new Date(now.getTime() + pause);
  if (dueAt >= expiresAt) return { state: 'expired', status };
  return { state: 'waiting', status, dueAt, attempts };
}

/** Retry-After: seconds, or a date as HTTP writes them; null for anything else and for the past. */
export function retryTime(header: string | undefined, now: Date): Date | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return new Date(now.getTime() + Math.max(1, Number(text)) * 1_000);
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return null;
  const date = new Date(text);
  return date > now ? date : null;
}
