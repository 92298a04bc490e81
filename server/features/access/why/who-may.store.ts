import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { chooseCustomers } from '#server/features/customers/customers.public.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { type Administrator, userFence } from '../rights/administrator.store.ts';
import type { CustomerPlace } from '../rights/rights.rules.ts';
import type { Asked } from './question.rules.ts';

/** A user who may do something. */
export interface WhoMayRow {
  id: number;
  username: string;
  name: string;
  groupRole: string;
  description: string;
}

/** A question, with the place of its customer; null where no customer is asked for. */
export interface WhoMayAsked extends Pick<Asked, 'scopes' | 'writes'> {
  place: CustomerPlace | null;
}

const userList: ListDefinition<{ asked: WhoMayAsked; sorgs: readonly string[] | null }, 'name'> = {
  from: sql`app_user u`,
  key: { id: { column: sql`u.id`, type: 'bigint' } },
  columns: { name: sql`u.name collate "und-x-icu"` },
  order: [{ by: 'name', order: 'ASC' }],
  filters: {
    asked: ({ scopes, writes, place }) =>
      sql<SqlBool>`${sql.join(
        [
          sql`u.active`,
          ...(scopes ?? []).map(holdsOneOf),
          ...(place ? [isReached(place, writes)] : []),
        ],
        sql` and `,
      )}`,
    sorgs: (sorgs) => sql`exists (select from user_area w where w.user_id = u.id
      and w.limitation <> 'audit' and w.sorg = any(${[...sorgs]}::text[]))`,
  },
};

/** A page of the active users who may do something, of those whom an administrator sees. */
export function whoMayPage(
  db: Db,
  me: Administrator,
  asked: WhoMayAsked,
  page: Page,
): Promise<{ rows: WhoMayRow[]; count: number }> {
  const sorgs = asked.writes ? me.sorgs : null;
  return listQuery(
    db,
    userList,
    { page, fence: userFence(me), filter: { asked, sorgs } },
    {
      select: sql`u.id, u.username, u.name, u.group_role_id as "groupRole", g.description`,
      join: sql`join app_user u on u.id = p.id join group_role g on g.id = u.group_role_id`,
    },
  );
}

function holdsOneOf(any: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from user_permission h
    where h.user_id = u.id and h.permission = any(${[...any]}::text[]))`;
}

/** As `customerFenceOf`, for one customer: an area names it, or reaches it and customers may be chosen. */
function isReached(place: CustomerPlace, writes: boolean): RawBuilder<SqlBool> {
  const { sorg, unified, salesman, sales_group, sales_office } = place;
  return sql<SqlBool>`exists (select from user_area a where a.user_id = u.id and a.sorg = ${sorg}
    and ((a.limitation = 'customer' and a.value = ${unified})
      or ((a.limitation = 'all' or (a.limitation = 'audit' and not ${writes})
          or (a.limitation = 'salesman' and a.value = ${salesman})
          or (a.limitation = 'sales_group' and a.value = ${sales_group})
          or (a.limitation = 'sales_office' and a.value = ${sales_office}))
        and ${holdsOneOf([chooseCustomers])})))`;
}
