import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { userFieldColumns } from '#server/features/session/user-columns.public.ts';
import { toColumns } from '#server/lib/field-columns.store.ts';
import { unusablePasswordHash } from '#server/lib/password.ts';
import type { UserFieldValues } from '#shared/access/user.fields.ts';
import { maxAreas } from '#shared/access/user.rules.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import { type Administrator, userFence } from '../rights/administrator.store.ts';
import type { SentArea } from './area-problems.rules.ts';
import { type UserRow, userColumns } from './user-columns.store.ts';

/** The values of a user that an administrator writes. */
export interface UserValues extends UserFieldValues {
  /** The roles of the group role that the user has; null for all. */
  roles: readonly string[] | null;
  /** The areas in the organisations that the administrator administers; others stay. */
  areas: readonly SentArea[];
  markets: readonly string[];
}

/** A user whom an administrator sees, with all areas; null for any other. */
export async function findUser(
  db: Db,
  administrator: Administrator,
  id: string,
): Promise<UserRow | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const { rows } = await sql<UserRow>`
    select ${userColumns(null, maxAreas * 10)}
    from app_user u join group_role g on g.id = u.group_role_id
    where u.id = ${Number(id)} and ${userFence(administrator)}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a user until the transaction ends, so that it is not changed by a feed or by the user. */
export async function lockUser(tx: Db, id: number): Promise<void> {
  await sql`select id from app_user where id = ${id} for no key update`.execute(tx);
}

/** Whether another user has the name, in any case. */
export async function isUsernameTaken(db: Db, username: string, but: number | null) {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['username']), '=', toCaselessKey(username)))
    .where('id', '<>', but ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Creates a user without a password. @returns the id */
export async function insertUser(tx: Db, values: UserValues): Promise<number> {
  const { id } = await tx
    .insertInto('app_user')
    .values({ ...toUserRow(values), password_hash: unusablePasswordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLists(tx, id, values, []);
  return id;
}

/**
 * Writes the values and raises the version.
 * @param sorgs the organisations whose areas are replaced
 */
export async function updateUser(
  tx: Db,
  id: number,
  values: UserValues,
  sorgs: readonly string[],
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ ...toUserRow(values), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  await writeLists(tx, id, values, sorgs);
}

/** The row of a user, as far as an administrator writes it. */
export const toUserRow = (values: UserValues) => ({
  ...toColumns(userFieldColumns, values),
  staff_changed_at: sql<Date>`now()`,
});

/** Only what differs is written, because every area that comes or goes ends the user's access tokens. */
async function writeLists(
  tx: Db,
  id: number,
  { areas, groupRole, roles, markets }: UserValues,
  sorgs: readonly string[],
): Promise<void> {
  const wanted = sql`json_to_recordset(${JSON.stringify(areas)}::json)
    as n (sorg text, limitation text, value text)`;
  await sql`delete from user_area a where a.user_id = ${id} and a.sorg = any(${[...sorgs]}::text[])
    and (a.sorg, a.limitation, a.value) not in (select n.sorg, n.limitation, n.value from ${wanted})`.execute(
    tx,
  );
  await sql`insert into user_area (user_id, sorg, limitation, value)
    select ${id}, n.sorg, n.limitation, n.value from ${wanted} on conflict do nothing`.execute(tx);
  const off = sql`select g.role_id from group_role_role g where g.group_role_id = ${groupRole}
    and g.role_id <> all(${roles === null ? null : [...roles]}::text[])`;
  await sql`delete from user_role_off where user_id = ${id} and role_id not in (${off})`.execute(
    tx,
  );
  await sql`insert into user_role_off (user_id, role_id)
    select ${id}, off.role_id from (${off}) off on conflict do nothing`.execute(tx);
  await sql`delete from user_content_target_market where user_id = ${id}
    and market_id <> all(${[...markets]}::text[])`.execute(tx);
  await sql`insert into user_content_target_market (user_id, market_id)
    select ${id}, unnest(${[...markets]}::text[]) on conflict do nothing`.execute(tx);
}

/** Lets a user log in, or keeps the user from it, and raises the version. */
export async function setActive(tx: Db, id: number, active: boolean): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ active, version: sql<number>`version + 1`, staff_changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The usernames of those users whom an administrator sees. */
export async function findUsernames(
  db: Db,
  administrator: Administrator,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; username: string }>`select u.id, u.username
    from app_user u where u.id = any(${[...ids]}::bigint[]) and ${userFence(administrator)}`.execute(
    db,
  );
  return new Map(rows.map(({ id, username }) => [id, username]));
}
