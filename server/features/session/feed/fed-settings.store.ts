import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';

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

/** Writes what the rows say of users' mails and whether they may log in; null leaves it. @returns how many changed */
export async function writeUserSettings(db: Db, rows: readonly Row[]): Promise<number> {
  const given = rows.map(({ username, emailConfirmations, ...row }) => ({
    name: toCaselessKey(String(username)),
    confirmations: emailConfirmations,
    send: row.sendEmail,
    warranty: row.sendEmailWarranty,
    fake: row.fakeEmail,
    active: row.active,
  }));
  const columns = {
    name: 'text',
    confirmations: 'text[]',
    send: 'bool',
    warranty: 'bool',
    fake: 'bool',
    active: 'bool',
  };
  const { numAffectedRows } = await sql`
    update app_user u set
      email_confirmations = coalesce(r.confirmations, u.email_confirmations),
      send_email = coalesce(r.send, u.send_email),
      send_email_warranty = coalesce(r.warranty, u.send_email_warranty),
      fake_email = coalesce(r.fake, u.fake_email),
      active = coalesce(r.active, u.active)
    from ${records(given, columns)}
    where lower(u.username) = r.name and (u.email_confirmations, u.send_email,
        u.send_email_warranty, u.fake_email, u.active) is distinct from (
        coalesce(r.confirmations, u.email_confirmations), coalesce(r.send, u.send_email),
        coalesce(r.warranty, u.send_email_warranty), coalesce(r.fake, u.fake_email),
        coalesce(r.active, u.active))`.execute(db);
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
