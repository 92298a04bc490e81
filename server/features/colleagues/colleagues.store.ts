import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { userFieldColumns } from '#server/features/session/user-columns.public.ts';
import { selectFields } from '#server/lib/field-columns.store.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { unusablePasswordHash } from '#server/lib/password.ts';
import type { UserFieldValues } from '#shared/access/user.fields.ts';
import type { OwnCustomer, ShopOwner } from './shop-owner.store.ts';

/** A colleague with all that a change has to keep. */
export interface ColleagueRow extends UserFieldValues {
  id: number;
  groupRoleDescription: string;
  roles: string[];
  customers: OwnCustomer[];
  markets: string[];
  active: boolean;
  hasPassword: boolean;
  lastLoginAt: Date | null;
  version: number;
}

const columns = sql`u.id, ${selectFields(userFieldColumns, 'u')},
  g.description as "groupRoleDescription", u.active, u.last_login_at as "lastLoginAt", u.version,
  u.password_hash <> ${sql.lit(unusablePasswordHash)} as "hasPassword",
  array(select role_id from user_role where user_id = u.id order by role_id) as roles,
  (select coalesce(json_agg(json_build_object('sorg', c.sorg, 'customer', c.unified, 'name', c.name)
      order by c.name, c.sorg, c.unified), '[]')
    from user_area a join customer c on c.sorg = a.sorg and c.unified = a.value
    where a.user_id = u.id) as customers,
  array(select market_id from user_content_target_market where user_id = u.id) as markets`;

const colleagueList: ListDefinition<object, 'name'> = {
  from: sql`app_user u`,
  key: { id: { column: sql`u.id`, type: 'bigint' } },
  columns: { name: sql`lower(u.name) collate "und-x-icu"` },
  order: [{ by: 'name', order: 'ASC' }],
  search: (pattern) => sql`u.search like ${pattern}`,
  filters: {},
};

/**
 * The condition that limits `app_user u` to the colleagues of a shop owner: users of the same customers and of no
 * others. Users of sales, who may have an area for a customer too, are none.
 */
function colleagueFence({ customers }: ShopOwner): RawBuilder<SqlBool> {
  const own = sql`json_to_recordset(${JSON.stringify(customers)}::json) as o (sorg text, customer text)`;
  return sql`u.id in (select a.user_id from user_area a join ${own}
      on a.sorg = o.sorg and a.value = o.customer where a.limitation = 'customer')
    and not exists (select from user_area f where f.user_id = u.id and (f.limitation <> 'customer'
      or (f.sorg, f.value) not in (select o.sorg, o.customer from ${own})))`;
}

/** A page of the active colleagues of a shop owner. */
export function colleaguePage(
  db: Db,
  owner: ShopOwner,
  request: { search: readonly string[]; page: Page },
): Promise<{ rows: ColleagueRow[]; count: number }> {
  return listQuery(
    db,
    colleagueList,
    { ...request, filter: {}, fence: sql`u.active and ${colleagueFence(owner)}` },
    {
      select: columns,
      join: sql`join app_user u on u.id = p.id join group_role g on g.id = u.group_role_id`,
    },
  );
}

/** Whether a user is a colleague of a shop owner. */
export async function isColleague(db: Db, owner: ShopOwner, id: string): Promise<boolean> {
  if (!/^\d{1,15}$/.test(id)) return false;
  const { rows } = await sql`
    select from app_user u where u.id = ${Number(id)} and ${colleagueFence(owner)}`.execute(db);
  return rows.length > 0;
}

/** Reads and locks a colleague, in either state; null for any other user. */
export async function lockColleague(
  tx: Db,
  owner: ShopOwner,
  id: string,
): Promise<ColleagueRow | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  await sql`select id from app_user where id = ${Number(id)} for no key update`.execute(tx);
  const { rows } = await sql<ColleagueRow>`
    select ${columns} from app_user u join group_role g on g.id = u.group_role_id
    where u.id = ${Number(id)} and ${colleagueFence(owner)}`.execute(tx);
  return rows[0] ?? null;
}
