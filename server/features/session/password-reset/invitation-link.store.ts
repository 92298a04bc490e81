import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { newRefreshToken, refreshTokenHash } from '../tokens/token-hash.ts';

/**
 * Makes a token with which a user sets a password once, at the hosts of a sales organisation, for an invitation.
 * Earlier tokens of the same invitation stay good: the mail with the first one may have arrived.
 */
export async function issueInvitationLink(
  tx: Db,
  link: { invitationId: number; userId: number; sorg: string; hours: number },
): Promise<string> {
  const token = newRefreshToken();
  await tx.deleteFrom('password_reset').where('expires_at', '<', sql<Date>`now()`).execute();
  await tx
    .insertInto('password_reset')
    .values({
      hash: refreshTokenHash(token),
      user_id: link.userId,
      sorg: link.sorg,
      invitation_id: link.invitationId,
      expires_at: sql<Date>`now() + make_interval(hours => ${link.hours})`,
    })
    .execute();
  return token;
}
