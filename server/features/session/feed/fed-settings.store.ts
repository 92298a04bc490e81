import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';
import { toUserColumn, userFields, userSettings } from '#shared/access/user.fields.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import type { RecordField } from '#shared/record-fields.ts';
import { userFieldColumns } from '../user-columns.store.ts';

/** The types of the columns of fields, by their kinds; of all others it is `text`. */
const columnTypes: Partial<Record<RecordField['kind'], string>> = {
  addresses: 'text[]',
  switch: 'bool',
};

/** The roles of group roles. */
export async function rolesByGroup(
  db: Db,
  groupRoles: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; roles: string[] }>`
    select group_role_id as id, array_agg(role_id order by role_id) as roles from group_role_role
    where group_role_id = any(${[...groupRoles]}::text[]) group by group_role_id`.execute(db);
  return new Map(rows.map(({ id, roles }) => [id, roles]));
}

/** The columns that a row may leave as they are, with the names of their cells and their types. */
const settings = [
  ...userSettings.map((name) => ({
    column: userFieldColumns[name],
    cell: toUserColumn(name),
    type: columnTypes[userFields[name].kind] ?? 'text',
  })),
  { column: 'active', cell: 'active', type: 'bool' },
];

/** Writes what the rows say of users' mails and whether they may log in; null leaves it. @returns how many changed */
export async function writeUserSettings(db: Db, rows: readonly Row[]): Promise<number> {
  const given = rows.map((row) => ({
    key: toCaselessKey(String(row.username)),
    ...Object.fromEntries(settings.map(({ column, cell }) => [column, row[cell]])),
  }));
  const types = Object.fromEntries(settings.map(({ column, type }) => [column, type]));
  const present = settings.map(({ column }) => sql.ref(`u.${column}`));
  const next = settings.map(
    ({ column }) => sql`coalesce(${sql.ref(`r.${column}`)}, ${sql.ref(`u.${column}`)})`,
  );
  const { numAffectedRows } = await sql`
    update app_user u set
      ${sql.join(settings.map(({ column }, at) => sql`${sql.ref(column)} = ${next[at]}`))}
    from ${records(given, { key: 'text', ...types })}
    where lower(u.username) = r.key
      and (${sql.join(present)}) is distinct from (${sql.join(next)})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Writes the organisations of roles, where the rows name one. @returns how many roles changed */
export async function writeRoleSettings(db: Db, rows: readonly Row[]): Promise<number> {
  const given = rows.filter(({ organisation }) => organisation);
  if (given.length === 0) return 0;
  const { numAffectedRows } = await sql`
    update role o set sorg = r.organisation, version = o.version + 1
    from ${records(given, { id: 'text', organisation: 'text' })}
    where o.id = r.id and o.sorg is distinct from r.organisation`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Writes how users of group roles log in, and the organisations of group roles, where the rows say so.
 * @returns how many group roles changed
 */
export async function writeGroupRoleSettings(db: Db, rows: readonly Row[]): Promise<number> {
  const given = rows.filter((row) => row.secondFactor || row.organisation);
  if (given.length === 0) return 0;
  const columns = { id: 'text', secondFactor: 'text', organisation: 'text' };
  const { numAffectedRows } = await sql`
    update group_role g set second_factor = coalesce(r."secondFactor", g.second_factor),
      sorg = coalesce(r.organisation, g.sorg), version = g.version + 1
    from ${records(given, columns)}
    where g.id = r.id and (g.second_factor, g.sorg) is distinct from
      (coalesce(r."secondFactor", g.second_factor), coalesce(r.organisation, g.sorg))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
