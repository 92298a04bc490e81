import { request } from '#src/graphql/client.ts';
import { UserToRenewDocument, type UserToRenewQuery } from '#src/graphql/generated/graphql.ts';

type PresentUser = NonNullable<NonNullable<UserToRenewQuery['editData']>['user']>;

/** The values of a user, to be sent back as they are. */
function toInput({ version: _, userAreas, ...user }: PresentUser) {
  const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);
  return {
    userAreas: userAreas.map(({ sorg, limitation, value }) => ({ sorg, limitation, value })),
    user: {
      ...user,
      email: user.email?.email ?? '',
      language: user.language?.id ?? '',
      groupRole: user.groupRole?.id ?? '',
      roles: ids(user.roles),
      contentTargetMarkets: ids(user.contentTargetMarkets),
    },
  };
}

/** Reads a user whose values are sent back unchanged, with a new password; null for one who is gone. */
export async function readRenewedUser(id: string) {
  const { editData } = await request(UserToRenewDocument, { id });
  const user = editData?.user;
  return user ? { id, version: user.version, ...toInput(user) } : null;
}
