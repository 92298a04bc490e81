import type { Administrator } from '../rights/administrator.store.ts';
import { readOnlyReason } from '../rights/rights.rules.ts';

/** A user as far as an invitation is concerned; a new one has no id. */
export interface Invitee {
  id: number | null;
  groupRole: string;
  active: boolean;
  email: string;
  isFakeEmail: boolean;
  language: string;
  /** The organisations of all areas. */
  sorgs: readonly string[];
}

/**
 * Returns why an administrator may not invite a user, as far as the user alone says. An administrator who sees a link
 * can log in as the user, hence no link for a user with areas elsewhere.
 */
export function findInvitationCode(me: Administrator, user: Invitee) {
  const reason = readOnlyReason(me, { id: user.id ?? 0, groupRole: user.groupRole });
  if (reason) return reason === 'NOT_YOURSELF' ? 'NOT_YOURSELF' : 'NOT_YOURS_TO_GRANT';
  if (!user.active) return 'USER_INACTIVE';
  if (!user.isFakeEmail && !user.email) return 'NO_ADDRESS';
  const isElsewhere = user.sorgs.some((sorg) => !me.sorgs.includes(sorg));
  return user.isFakeEmail && isElsewhere ? 'AREAS_ELSEWHERE' : null;
}
