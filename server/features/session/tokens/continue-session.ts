import { recordAudit } from '#server/features/audit/audit.public.ts';
import { limitGuesses } from '../login/limit-guesses.ts';
import { type Session, sessionEnded } from '../session.ts';
import type { Origin } from '../sessions/sessions.store.ts';
import { advance, type Link } from './refresh-chain.store.ts';
import { refreshTokenHash } from './token-hash.ts';

/**
 * Exchanges the refresh token of a session for the next one. A token that came a second time has ended
 * its session, which is a security event.
 * @param change the customer to go on with, and the session that may
 * @throws 401 SESSION_ENDED; 429 TOO_MANY_REQUESTS after too many useless tokens from an address
 */
export async function continueSession(
  session: Session,
  origin: Origin,
  token: string,
  change?: { family: string; customer: string },
): Promise<Link> {
  const link = await advance(session, origin, refreshTokenHash(token), change);
  if (!link) {
    await limitGuesses(session.limits, 'refresh-token', origin.source.address);
    throw sessionEnded();
  }
  if (!('reusedFrom' in link)) return link;
  const event = { ...origin.source, actor: link.reusedFrom, kind: 'session.token-reused' } as const;
  await recordAudit(session.db, event);
  throw sessionEnded();
}
