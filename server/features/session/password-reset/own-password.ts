import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { verifyPassword } from '#server/lib/password.ts';
import { ownPasswordLimits } from '../login/throttle.rules.ts';
import { claimAttempt, clearAttempt, keepFailure } from '../login/throttle.store.ts';
import { findPasswordHash } from '../tokens/session.store.ts';

/** The result of checking one's own password; `hash` is the stored hash that matches. */
export type OwnPassword = { hash: string } | 'wrong' | 'throttled';

/**
 * Checks the password of a logged-in user, at most as often as a stranger may try to log in, so that a
 * stolen session does not help to guess it. Wrong ones do not lock the user out of the login.
 * @param db not a transaction: failures must stay counted
 */
export async function tryOwnPassword(
  db: Db,
  viewer: Viewer,
  password: string,
): Promise<OwnPassword> {
  const limits = ownPasswordLimits(viewer.userId);
  const attempt = await claimAttempt(db, limits);
  if ('retryAfter' in attempt) return 'throttled';
  const hash = await findPasswordHash(db, viewer.userId);
  if (!hash || !(await verifyPassword(hash, password))) {
    await keepFailure(db, attempt.ids);
    return 'wrong';
  }
  await clearAttempt(
    db,
    limits.map(({ subject }) => subject),
    attempt.ids,
  );
  return { hash };
}
