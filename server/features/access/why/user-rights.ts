import type { Db } from '#server/db/database.ts';
import { chooseCustomers } from '#server/features/customers/customers.public.ts';
import type { UserArea } from '#server/graphql/context.ts';
import type { UserRights } from '#server/graphql/generated/types.ts';
import { readsOnly } from '#server/graphql/read-only.ts';
import { knownPermissions } from '#shared/access/known-permissions.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import { findAskingFor, findOpened } from '../rights/opened.rules.ts';
import { findUser } from '../users/user.store.ts';
import { type NamedRole, readPermissions, readReached } from './why.store.ts';

const mostCustomers = 20;

/** The values that decide rights, whether they are saved or not. */
export interface GivenRights {
  user: UserRights['user'];
  active: boolean;
  groupRole: { id: string; description: string };
  roles: readonly NamedRole[];
  /** In organisations that the reader administers. */
  areas: readonly UserArea[];
}

/** Returns the rights of a user whom an administrator sees; null for any other. */
export async function findRights(
  db: Db,
  me: Administrator,
  id: string,
): Promise<GivenRights | null> {
  const row = await findUser(db, me, id);
  if (!row) return null;
  const { username, name, active, roles } = row;
  return {
    active,
    roles,
    user: { id: String(row.id), username, name },
    groupRole: { id: row.groupRole, description: row.groupRoleDescription },
    areas: row.areas.filter(({ sorg }) => me.sorgs.includes(sorg)),
  };
}

/** Returns all that rights open, in two statements. */
export async function showRights(
  db: Db,
  me: Administrator,
  { areas, roles, ...rights }: GivenRights,
): Promise<UserRights> {
  const rows = await readPermissions(
    db,
    roles.map(({ id }) => id),
  );
  const bringers = Map.groupBy(rows, ({ permission }) => permission);
  const held = new Set(bringers.keys());
  const opened = findOpened(held);
  const inForce = held.has(chooseCustomers)
    ? areas
    : areas.filter(({ limitation }) => limitation === 'customer');
  return {
    ...rights,
    ...opened,
    roles: [...roles],
    permissions: [...bringers].map(([name, having]) => ({
      name,
      isKnown: knownPermissions.has(name),
      ...findAskingFor(opened, name),
      roles: roles.filter(({ id }) => having.some(({ role }) => role === id)),
    })),
    customers: await readReached(db, me, inForce, mostCustomers),
    readsOnly: readsOnly(areas),
  };
}
