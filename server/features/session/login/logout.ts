import { recordAudit } from '#server/features/audit/audit.public.ts';
import type { Session } from '../session.ts';
import type { Origin } from '../sessions/sessions.store.ts';
import { endByToken } from '../tokens/refresh-chain.store.ts';
import { refreshTokenHash } from '../tokens/token-hash.ts';

/** The refresh token of the session, or its hash, which can end the session and nothing else. */
export type LogoutRequest = { token: string } | { tokenHash: string };

/**
 * Ends the login on one device: no refresh token of it is accepted any more, and no access token
 * within the minute. Needs no access token, since a device may log out after its last one expired;
 * a device that was offline keeps the hash only. Any token of the login will do, also a used one, and
 * one that is not known changes nothing, so it may be repeated.
 */
export async function logout(
  session: Session,
  { host, source }: Origin,
  sent: LogoutRequest,
): Promise<void> {
  const hash = 'token' in sent ? refreshTokenHash(sent.token) : sent.tokenHash;
  const ended = await endByToken(session.db, hash, host.sorg);
  if (ended)
    await recordAudit(session.db, { ...source, actor: ended.userId, kind: 'session.logged-out' });
  session.keys.revocations.expire();
}
