import type { Db } from '#server/db/database.ts';
import { unusablePasswordHash } from '#server/lib/password.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';
import { givenRights } from './rights.given.ts';

const validity = 72 * 3_600_000;

/** Users who were invited and have no password yet. */
export function givenInvitations(db: Db) {
  return {
    /**
     * A new user with a mailed invitation: a dealer of the first customer unless it says otherwise.
     * @returns the id of the user
     */
    async invitation(
      username: string,
      {
        areas,
        ...fields
      }: Fields<'user_invitation'> & { areas?: readonly string[] | undefined } = {},
    ): Promise<number> {
      const user = { passwordHash: unusablePasswordHash, ...(areas && { areas }) };
      const id = await givenRights(db).newUser(username, user);
      const link = { user_id: id, sorg: '2000', host: 'localhost', is_mailed: true };
      const times = { sent_at: new Date(), expires_at: new Date(Date.now() + validity) };
      await db
        .insertInto('user_invitation')
        .values({
          ...link,
          ...times,
          replaces_password: false,
          ...toColumns<'user_invitation'>(fields),
        })
        .execute();
      return id;
    },
  };
}
