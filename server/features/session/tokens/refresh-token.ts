import { findCustomer } from '#server/features/customers/customers.public.ts';
import { tooMany } from '#server/lib/call-limits.ts';
import { accessEnded, type Session, type TokenPair, tokenPair } from '../session.ts';
import type { Origin } from '../sessions/sessions.store.ts';
import { continueSession } from './continue-session.ts';
import { endFamily } from './refresh-chain.store.ts';
import { findSessionUser } from './session.store.ts';
import { codesOf, viewerFor } from './session-user.rules.ts';

/** Also enough for the devices of a company that share one login. */
const limit = { calls: 300, minutes: 15 };

/**
 * O004: returns new tokens for a refresh token (B134, B143). Rights are read again (N114); a customer the
 * user may no longer act for is dropped.
 * @throws 429 TOO_MANY_REQUESTS; the token may be used again later, as its successor is not used
 * @throws 401 SESSION_ENDED for a token that is unknown, expired, of another host or used before, and
 *   after the absolute lifetime of the session; 401 ACCESS_ENDED for a user who was deactivated or has no
 *   area here any more
 */
export async function refreshToken(
  session: Session,
  origin: Origin,
  token: string,
): Promise<TokenPair> {
  const { sorg } = origin.host;
  const link = await continueSession(session, origin, token);
  const retryAfter = await session.limits.take('refresh-token', limit, link.userId);
  if (retryAfter > 0) throw tooMany(retryAfter);
  const user = await findSessionUser(session.db, link.userId, sorg);
  if (!user) {
    await endFamily(session.db, link.family);
    throw accessEnded();
  }
  const nobody = viewerFor(user, sorg, null);
  const found = link.customer && (await findCustomer(session.db, nobody, link.customer));
  return tokenPair(session, user, found ? viewerFor(user, sorg, codesOf(found)) : nobody, link);
}
