import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { verifyPassword } from '#server/lib/password.ts';
import { passwordHashOf } from './session.store.ts';
import { claimAttempt, clearAttempt, userSubject } from './throttle.store.ts';

/** What a try of one's own password came to; `hash` is the stored one it fits. */
export type OwnPassword = { hash: string } | 'wrong' | 'throttled';

/**
 * Tries the password of somebody who is logged in. A wrong one counts like a failed login of that
 * name, so that a stolen session cannot guess faster than a stranger.
 * @param db not a transaction: what is counted must stay counted
 */
export async function tryOwnPassword(
  db: Db,
  viewer: Viewer,
  password: string,
): Promise<OwnPassword> {
  const subject = userSubject(viewer.username);
  const attempt = await claimAttempt(db, [subject]);
  if ('retryAfter' in attempt) return 'throttled';
  const hash = await passwordHashOf(db, viewer.userId);
  if (!hash || !(await verifyPassword(hash, password))) return 'wrong';
  await clearAttempt(db, subject, attempt.ids);
  return { hash };
}
