/** How long a notification is worth delivering: then whoever did not get it finds it in the inbox. */
export const timeToLive = 24 * 3_600_000;

const firstPause = 30_000;
const longestPause = 3_600_000;

/** What a push service said, or that nothing came of the call. */
export type PushAnswer =
  | { status: number; retryAfter?: string }
  | { failed: 'timeout' | 'network' | 'not-public' | 'bad-keys' | 'stopped' };

/** What becomes of a delivery. */
export type Verdict =
  | { state: 'sent' | 'gone' | 'refused' | 'expired'; status: number | null }
  | { state: 'waiting'; status: number | null; dueAt: Date; attempts: number };

/** A delivery as far as its retries go. */
export interface Attempt {
  /** How often it was tried, this time included. */
  attempts: number;
  expiresAt: Date;
}

/**
 * What an answer means: delivered, a device that is gone (404, 410), one that is refused for good, or
 * another try, not before what Retry-After says and until the notification has lost its worth.
 */
export function judge(answer: PushAnswer, attempt: Attempt, now: Date): Verdict {
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
): Verdict {
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
