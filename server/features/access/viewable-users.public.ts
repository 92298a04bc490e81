import type { Db } from '#server/db/database.ts';
import { type Administrator, readAdministrator } from './rights/administrator.store.ts';
import { areInsideAreas, readOnlyReason } from './rights/rights.rules.ts';
import { findUser } from './users/user.store.ts';
import { findNames } from './users/user-checks.store.ts';
import type { UserRow } from './users/user-columns.store.ts';

/** Why an administrator may not view as a user. */
export type ViewRefusal =
  | 'FORBIDDEN'
  | 'UNKNOWN_USER'
  | 'NOT_YOURSELF'
  | 'VIEW_AS_ADMINISTRATOR'
  | 'NOT_YOURS_TO_GRANT'
  | 'AREA_NOT_YOURS';

/**
 * Whether an administrator may look at the portal as a user in a sales organisation: the user's rights must be some
 * that the administrator may give, in areas inside the own ones, and not those of an administrator.
 * @returns null when so
 */
export async function findViewRefusal(
  db: Db,
  administratorId: number,
  user: { id: string; sorg: string },
): Promise<ViewRefusal | null> {
  const me = await readAdministrator(db, administratorId);
  if (!me) return 'FORBIDDEN';
  const found = await findUser(db, me, user.id);
  const isThere = found?.active && found.areas.some(({ sorg }) => sorg === user.sorg);
  if (!found || !isThere || !me.sorgs.includes(user.sorg)) return 'UNKNOWN_USER';
  const reason = readOnlyReason(me, found);
  if (reason === 'NOT_YOURSELF') return reason;
  if (await readAdministrator(db, found.id)) return 'VIEW_AS_ADMINISTRATOR';
  if (reason) return reason;
  return (await isInsideOwn(db, me, found, user.sorg)) ? null : 'AREA_NOT_YOURS';
}

async function isInsideOwn(db: Db, me: Administrator, user: UserRow, sorg: string) {
  const areas = user.areas.filter((area) => area.sorg === sorg);
  const { customers } = await findNames(db, { groupRole: user.groupRole, markets: [], areas });
  return areInsideAreas(areas, me, customers);
}
