import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** A customer that a shop owner has an area for. */
export interface OwnCustomer {
  sorg: string;
  customer: string;
  name: string;
}

/** A user who invites colleagues, by the rights in the database: a token may be some seconds older. */
export interface ShopOwner {
  userId: number;
  customers: OwnCustomer[];
  /** The group roles that colleagues may have. */
  released: { id: string; description: string }[];
  languages: string[];
}

/**
 * Reads what a user may give to colleagues. Released are the group roles that the own group role grants, as far as they
 * allow nothing that the user is not allowed, have no flag that the user has not, and administer no users.
 * @returns null for a user who does not hold `company.users` (any more)
 */
export async function readShopOwner(db: Db, userId: number): Promise<ShopOwner | null> {
  const { rows } = await sql<Omit<ShopOwner, 'userId'>>`
    with me as (
      select u.id, u.group_role_id,
        array(select p.permission from user_permission p where p.user_id = u.id) as scopes,
        array(select unnest(r.flags) from user_role ur join role r on r.id = ur.role_id
          where ur.user_id = u.id) as flags
      from app_user u where u.id = ${userId} and u.active
    )
    select
      (select coalesce(json_agg(json_build_object('sorg', c.sorg, 'customer', c.unified,
          'name', c.name) order by c.name, c.sorg, c.unified), '[]')
        from user_area a join customer c on c.sorg = a.sorg and c.unified = a.value
        where a.user_id = me.id and a.limitation = 'customer') as customers,
      (select coalesce(json_agg(json_build_object('id', g.id, 'description', g.description)
          order by g.description collate "und-x-icu", g.id), '[]')
        from group_role_grant gg join group_role g on g.id = gg.granted_id
        where gg.group_role_id = me.group_role_id and not exists (
          select from group_role_role gr join role r on r.id = gr.role_id
          left join role_permission p on p.role_id = r.id
          where gr.group_role_id = g.id and (p.permission <> all(me.scopes)
            or p.permission = any(${[...administering]}::text[])
            or not array_remove(r.flags, 'catalogOnly') <@ me.flags))) as released,
      array(select distinct unnest(languages) as language from host order by language) as languages
    from me where 'company.users' = any(me.scopes)`.execute(db);
  const [row] = rows;
  return row ? { ...row, userId } : null;
}

/** Users who administer users get the rights from an administrator, never from a shop. */
const administering = ['access.owner', 'page.user-management', 'page.user-management-us'];
