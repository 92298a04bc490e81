import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { newRefreshToken, refreshTokenHash } from '../tokens/token-hash.ts';

/** How long a link that the operator made is good for. */
export const operatorLinkHours = 72;

/**
 * Makes a token with which a user sets a password once within 72 hours, at the hosts of a sales
 * organisation, whether or not they let users reset passwords. Earlier ones of the user end.
 */
export async function issueOperatorLink(
  tx: Db,
  { userId, sorg }: { userId: number; sorg: string },
): Promise<string> {
  const token = newRefreshToken();
  await tx
    .deleteFrom('password_reset')
    .where('user_id', '=', userId)
    .where('by_operator', '=', true)
    .where('used_at', 'is', null)
    .execute();
  await tx
    .insertInto('password_reset')
    .values({
      hash: refreshTokenHash(token),
      user_id: userId,
      sorg,
      by_operator: true,
      expires_at: sql<Date>`now() + make_interval(hours => ${operatorLinkHours})`,
    })
    .execute();
  return token;
}

/**
 * Whether the operator or an administrator made the link with this token, which then is good at hosts that mail none
 * to users; says nothing about whether it is still good.
 */
export async function isIssuedLink(db: Db, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('password_reset')
    .select(['by_operator', 'invitation_id'])
    .where('hash', '=', refreshTokenHash(token))
    .executeTakeFirst();
  return row !== undefined && (row.by_operator || row.invitation_id !== null);
}
