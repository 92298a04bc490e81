import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import { rolesOfGroupRole } from '../rights/role-names.store.ts';

/** The choices that the form of a user offers. */
export interface FormChoices {
  groupRoles: GroupRoleRow[];
  languages: string[];
  sorgs: { sorg: string; name: string; country: string; currency: string }[];
  markets: { id: string; marketName: string }[];
}

interface GroupRoleRow {
  id: string;
  description: string;
  roles: { id: string; description: string }[];
  missingPermission: string | null;
}

/** Most markets that a distributor has, with room. */
const mostMarkets = 999;
const mostGroupRoles = 1_000;

/**
 * Reads the choices for an administrator in one statement: group roles of the administered organisations and of
 * all, and the languages of their hosts.
 * @param usOnly only organisations of the United States
 */
export async function readChoices(
  db: Db,
  { sorgs, givable }: Administrator,
  usOnly: boolean,
): Promise<FormChoices> {
  const mine = sql`any(${[...sorgs]}::text[])`;
  const given = sql`any(${[...givable]}::text[])`;
  const { rows } = await sql<FormChoices>`
    with allowed as (
      select distinct p.permission from group_role_role g
      join role_permission p on p.role_id = g.role_id where g.group_role_id = ${given}
    ), offered as (
      select s.sorg, s.name, s.country, s.currency from sales_org s
      where s.sorg = ${mine} and (s.country = 'US' or not ${usOnly})
    )
    select
      (select coalesce(json_agg(json_build_object('id', g.id, 'description', g.description,
        'roles', ${rolesOfGroupRole},
        'missingPermission', case when g.id = ${given} then null else (
          select min(p.permission) from group_role_role gr
          join role_permission p on p.role_id = gr.role_id
          where gr.group_role_id = g.id and p.permission not in (select permission from allowed))
        end) order by g.description, g.id), '[]')
        from (select * from group_role where sorg is null or sorg = ${mine}
          order by description, id limit ${mostGroupRoles}) g) as "groupRoles",
      array(select distinct unnest(h.languages) as language from host h
        join offered on offered.sorg = h.sorg order by language) as languages,
      (select coalesce(json_agg(offered order by sorg), '[]') from offered) as sorgs,
      (select coalesce(json_agg(m order by m."marketName", m.id), '[]')
        from (select id, market_name as "marketName" from content_target_market
          order by market_name, id limit ${mostMarkets}) m) as markets`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database answered nothing');
  return row;
}
