import type { Db } from '#server/db/database.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import type { UserRow } from '../users/user-columns.store.ts';
import { countInvitations, findSorgsWithHost } from './invitation.store.ts';
import { mostADay } from './invite.ts';
import { findInvitationCode } from './invitee.rules.ts';
import { toInvitee } from './inviting-entity.ts';

/** Returns the codes of those users who cannot be invited by mail, as a set: by the rules of a single invitation. */
export async function findRefused(
  tx: Db,
  me: Administrator,
  users: readonly UserRow[],
): Promise<Map<number, string>> {
  const invitees = users.map(toInvitee);
  const counts = await countInvitations(
    tx,
    users.map(({ id }) => id),
  );
  const portals = await findSorgsWithHost(
    tx,
    invitees.flatMap(({ sorgs }) => sorgs),
  );
  return new Map(
    users.flatMap((user, at) => {
      const invitee = invitees[at] ?? toInvitee(user);
      const code = findInvitationCode(me, invitee) ?? findOther(user, invitee.sorgs);
      return code ? [[user.id, code] as const] : [];
    }),
  );

  function findOther({ id, hasPassword, isFakeEmail }: UserRow, sorgs: readonly string[]) {
    if (hasPassword) return 'HAS_PASSWORD';
    if (isFakeEmail) return 'NO_MAILBOX';
    if (!sorgs.some((sorg) => portals.has(sorg))) return 'NO_HOST';
    return (counts.get(id) ?? 0) < mostADay ? null : 'TOO_MANY_INVITATIONS';
  }
}
