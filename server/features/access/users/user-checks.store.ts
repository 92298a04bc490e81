import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { UserArea } from '#server/graphql/context.ts';
import type { CustomerPlace } from '../rights/rights.rules.ts';

/** The known facts about the names that the values of a user contain. */
export interface KnownNames {
  /** The roles of the group role; null for an unknown group role. */
  roles: readonly string[] | null;
  languages: readonly string[];
  markets: readonly string[];
  /** The customers that areas name. */
  customers: readonly CustomerPlace[];
}

/** Looks up all names of a user's values in one statement. */
export async function findNames(
  db: Db,
  of: { groupRole: string; markets: readonly string[]; areas: readonly UserArea[] },
): Promise<KnownNames> {
  const named = of.areas.filter(({ limitation }) => limitation === 'customer');
  const { rows } = await sql<KnownNames>`
    select
      case when exists (select from group_role where id = ${of.groupRole}) then
        array(select role_id from group_role_role where group_role_id = ${of.groupRole}) end
        as roles,
      array(select distinct unnest(languages) from host) as languages,
      array(select id from content_target_market where id = any(${[...of.markets]}::text[]))
        as markets,
      (select coalesce(json_agg(json_build_object('sorg', c.sorg, 'unified', c.unified,
          'salesman', c.sales_person, 'sales_group', c.sales_group,
          'sales_office', c.sales_office)), '[]')
        from json_to_recordset(${JSON.stringify(named)}::json) as n (sorg text, value text)
        join customer c on c.sorg = n.sorg and c.unified = n.value) as customers`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database answered nothing');
  return row;
}

/** A permission of a group role that none of the others has; null when there is none. */
export async function findMissingPermission(
  db: Db,
  groupRole: string,
  others: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ permission: string }>`
    select min(p.permission) as permission
    from group_role_role gr join role_permission p on p.role_id = gr.role_id
    where gr.group_role_id = ${groupRole} and not exists (
      select from group_role_role o join role_permission op on op.role_id = o.role_id
      where o.group_role_id = any(${[...others]}::text[]) and op.permission = p.permission)`.execute(
    db,
  );
  return rows[0]?.permission ?? null;
}
