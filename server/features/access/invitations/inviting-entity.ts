import type { Db } from '#server/db/database.ts';
import { endWithPassword } from '#server/features/session/session.public.ts';
import type { Context } from '#server/graphql/context.ts';
import { checked } from '#server/lib/entity.ts';
import type { ActingAdministrator } from '../rights/administrator.ts';
import type { UserValues } from '../users/user.store.ts';
import type { UserRow } from '../users/user-columns.store.ts';
import type { ManagedUser, UserEntity } from '../users/user-entity.ts';
import { removePassword } from './invitation.store.ts';
import { findInvitationProblems, inviteUser } from './invite.ts';
import type { Invitee } from './invitee.rules.ts';

/**
 * Users to the shared mutations, which then also invite the user: a new one to set the first password, a present one
 * to replace the password, which ends with all sessions.
 */
export function invitingEntity(ctx: Context, entity: UserEntity): UserEntity {
  const invite = async (tx: Db, me: ActingAdministrator, user: ManagedUser, replaces: boolean) => {
    const link = await inviteUser(tx, ctx, toInvitee(user), replaces);
    const after = await entity.find(tx, me, String(user.id));
    if (!after) throw new Error(`User ${user.id} is outside the fence of who invited it`);
    return { ...after, link, invited: toWay(user) };
  };
  return {
    ...entity,
    async check(tx, me, values, current) {
      const checks = await entity.check(tx, me, values, current);
      if ('userErrors' in checks) return checks;
      const field = current ? 'generatePassword' : 'invite';
      const invitee = toFutureInvitee(me, values, current);
      return checked(await findInvitationProblems(tx, me, invitee, field), values);
    },
    insert: async (tx, me, values) => invite(tx, me, await entity.insert(tx, me, values), false),
    async update(tx, me, before, values) {
      const row = await entity.update(tx, me, before, values);
      // No token has an empty hash, so no session is left.
      await endWithPassword(tx, row.id, '');
      await removePassword(tx, row.id);
      return invite(tx, me, row, before.hasPassword);
    },
  };
}

/**
 * Users to the shared mutations, which invite a user again whose address is corrected before the mailed invitation was
 * used: the new address ends its link.
 */
export function reinvitingEntity(ctx: Context, entity: UserEntity): UserEntity {
  return {
    ...entity,
    async update(tx, me, before, values) {
      const row = await entity.update(tx, me, before, values);
      const { invitation, email } = before;
      const isWaiting = invitation?.state === 'pending' || invitation?.state === 'failed';
      if (!isWaiting || !invitation.isMailed || row.email === email) return row;
      const invitee = toInvitee(row);
      const problems = await findInvitationProblems(tx, me, invitee, 'user.email');
      if (problems.length > 0 || invitee.isFakeEmail) return row;
      await inviteUser(tx, ctx, invitee, invitation.replacesPassword);
      const after = (await entity.find(tx, me, String(invitee.id))) ?? row;
      return { ...after, invited: toWay(row) };
    },
  };
}

export const toWay = ({ isFakeEmail }: Pick<UserRow, 'isFakeEmail'>): 'shown' | 'mailed' =>
  isFakeEmail ? 'shown' : 'mailed';

/** A user as `inviteUser` takes it. */
export function toInvitee(user: UserRow): Invitee & { id: number } {
  return { ...user, sorgs: Object.keys(user.areaCounts) };
}

/** The user that the values will make; areas that the administrator does not see stay. */
function toFutureInvitee(
  me: ActingAdministrator,
  values: UserValues,
  current: UserRow | null,
): Invitee {
  const kept = Object.keys(current?.areaCounts ?? {}).filter((sorg) => !me.sorgs.includes(sorg));
  const sorgs = [...new Set([...values.areas.map(({ sorg }) => sorg), ...kept])];
  return { ...values, id: current?.id ?? null, active: true, sorgs };
}
