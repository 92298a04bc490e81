import type { Db } from '#server/db/database.ts';
import { endWithPassword } from '#server/features/session/session.public.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { lockAdministrator } from '../rights/administrator.ts';
import type { UserValues } from '../users/user.store.ts';
import type { UserRow } from '../users/user-columns.store.ts';
import type { ManagedUser, UserEntity } from '../users/user-entity.ts';
import { removePassword } from './invitation.store.ts';
import { findInvitationProblems, inviteUser } from './invite.ts';
import type { Invitee } from './invitee.rules.ts';

/**
 * Users to the shared mutations, which then also invite the user: a new one to set the first password, a present one
 * to replace the password, which ends with all sessions. `getLink` returns the link for a user without a mailbox
 * once the mutation has succeeded; it is part of no stored answer.
 */
export function invitingEntity(ctx: Context, entity: UserEntity) {
  let link: string | null = null;

  const invite = async (tx: Db, viewer: Viewer, { user }: ManagedUser, replaces: boolean) => {
    link = await inviteUser(tx, ctx, toInvitee(user), replaces);
    const after = await entity.find(tx, viewer, String(user.id));
    if (!after) throw new Error(`User ${user.id} is outside the fence of who invited it`);
    return after;
  };
  const inviting: UserEntity = {
    ...entity,
    async check(tx, viewer, values, current) {
      const problems = await entity.check(tx, viewer, values, current);
      if (problems.length > 0) return problems;
      const me = await lockAdministrator(tx, viewer);
      const field = current ? 'generatePassword' : 'invite';
      return findInvitationProblems(tx, me, toFutureInvitee(values, current), field);
    },
    async insert(tx, viewer, values) {
      const row = await entity.insert(tx, viewer, values);
      return { ...(await invite(tx, viewer, row, false)), invited: toWay(row.user) };
    },
    async update(tx, viewer, before, values) {
      const row = await entity.update(tx, viewer, before, values);
      // No token has an empty hash, so no session is left.
      await endWithPassword(tx, row.user.id, '');
      await removePassword(tx, row.user.id);
      const after = await invite(tx, viewer, row, before.user.hasPassword);
      return { ...after, administered: before.administered, invited: toWay(row.user) };
    },
  };
  return { entity: inviting, getLink: () => link };
}

/**
 * Users to the shared mutations, which invite a user again whose address is corrected before the mailed invitation was
 * used: the new address ends its link.
 */
export function reinvitingEntity(ctx: Context, entity: UserEntity): UserEntity {
  return {
    ...entity,
    async update(tx, viewer, before, values) {
      const row = await entity.update(tx, viewer, before, values);
      const { invitation, email } = before.user;
      const isWaiting = invitation?.state === 'pending' || invitation?.state === 'failed';
      if (!isWaiting || !invitation.isMailed || row.user.email === email) return row;
      const invitee = toInvitee(row.user);
      const problems = await findInvitationProblems(tx, row.me, invitee, 'user.email');
      if (problems.length > 0 || invitee.isFakeEmail) return row;
      await inviteUser(tx, ctx, invitee, invitation.replacesPassword);
      const after = (await entity.find(tx, viewer, String(invitee.id))) ?? row;
      return { ...after, administered: before.administered, invited: toWay(row.user) };
    },
  };
}

export const toWay = ({ isFakeEmail }: Pick<UserRow, 'isFakeEmail'>) =>
  isFakeEmail ? 'shown' : 'mailed';

/** A user as `inviteUser` takes it. */
export function toInvitee(user: UserRow): Invitee & { id: number } {
  return { ...user, sorgs: Object.keys(user.areaCounts) };
}

/** The user that the values will make; areas that the administrator does not see stay. */
function toFutureInvitee(values: UserValues, current: ManagedUser | null): Invitee {
  const kept = Object.keys(current?.user.areaCounts ?? {}).filter(
    (sorg) => !current?.me.sorgs.includes(sorg),
  );
  const sorgs = [...new Set([...values.areas.map(({ sorg }) => sorg), ...kept])];
  return { ...values, id: current?.user.id ?? null, active: true, sorgs };
}
