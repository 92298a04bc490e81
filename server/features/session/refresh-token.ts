import { findCustomer } from '#server/features/customers/customers.public.ts';
import { advance, endFamily } from './refresh-chain.store.ts';
import { findSessionUser } from './session.store.ts';
import { accessEnded, type Session, sessionEnded, type TokenPair, tokenPair } from './session.ts';
import { refreshTokenHash } from './session-keys.ts';
import { codesOf, viewerFor } from './session-user.rules.ts';

/**
 * O004: new tokens for a refresh token (B134, B143). Rights are read anew (N114); a customer the
 * user may no longer act for is dropped.
 * @throws 401 SESSION_ENDED for a token that is unknown, expired, of another sales organisation or
 *   used before; 401 ACCESS_ENDED for a user who was deactivated or has no area here any more
 */
export async function refreshToken(
  session: Session,
  sorg: string,
  token: string,
): Promise<TokenPair> {
  const link = await advance(session, refreshTokenHash(token), sorg);
  if (!link) throw sessionEnded();
  const user = await findSessionUser(session.db, link.userId, sorg);
  if (!user) {
    await endFamily(session.db, link.family);
    throw accessEnded();
  }
  const nobody = viewerFor(user, sorg, null);
  const found = link.customer && (await findCustomer(session.db, nobody, link.customer));
  return tokenPair(session, found ? viewerFor(user, sorg, codesOf(found)) : nobody, link);
}
