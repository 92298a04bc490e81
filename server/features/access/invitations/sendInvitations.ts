import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { InvitationsPayload, MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { success, userError } from '#server/graphql/user-errors.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { lockAdministrator } from '../rights/administrator.ts';
import type { UserRow } from '../users/user-columns.store.ts';
import { userPage } from '../users/user-list.store.ts';
import { toUserId } from '../users/user-values.ts';
import { findRefused } from './find-refused.ts';
import { inviteByMail, mostADay } from './invite.ts';

/** Most users in a call. */
const most = 200;

/** Invites users without a password by mail, as a set, such as those whom a feed has created. */
export const sendInvitations: MutationResolvers['sendInvitations'] = (_, { userIds }, ctx) => {
  if (userIds.length > most) throw badUserInput(`At most ${most} userIds`);
  const ids = userIds.map((id) => toUserId(checkedText(id, 'userIds')));
  const effect = async (tx: Db): Promise<InvitationsPayload> => {
    const me = await lockAdministrator(tx, viewerOf(ctx));
    const page = { page: 1, limit: most, offset: 0 };
    const { rows } = await userPage(tx, me, { filter: { ids }, search: [], page });
    const refused = await findRefused(tx, me, rows);
    const good = rows.filter(({ id }) => !refused.has(id));
    await invite(tx, ctx, good);
    const users = new Map(rows.map((row) => [row.id, row]));
    return {
      message: success('The users are invited'),
      userErrors: ids.flatMap((id, at) => toProblem(users.get(id), refused.get(id), at)),
      invited: good.length,
    };
  };
  return once(ctx, 'sendInvitations', { userIds }, effect, { customer: 'in arguments' });
};

function toProblem(user: UserRow | undefined, code: string | undefined, at: number) {
  const field = `userIds.${at}`;
  if (!user) return [userError(field, 'UNKNOWN_RECORD', 'There is no such user')];
  const facts = { name: user.username, most: mostADay };
  return code ? [userError(field, code, 'The user cannot be invited', facts)] : [];
}

async function invite(tx: Db, ctx: Context, users: readonly UserRow[]): Promise<void> {
  await inviteByMail(tx, ctx, users);
  const events = users.map(({ id }) => ({
    feature: 'access',
    id: `user:${id}`,
    action: 'changed' as const,
    before: { invitation: null },
    after: { invitation: 'mailed' },
  }));
  await recordEvents(tx, ctx, events);
}
