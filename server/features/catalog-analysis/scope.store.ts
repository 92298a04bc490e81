import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';

/** The customers of an organisation, or those in the areas of one sales person. */
export interface AnalysisFence {
  sorg: string;
  /** Username. */
  sales: string | null;
}

export interface AnalysisCustomerRow {
  unified: string;
  r3: string;
  name: string;
  city: string;
}

/** Whether a user has an area in an organisation now, whatever the token says. */
export async function hasAreaIn(db: Db, userId: number, sorg: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from user_area a where a.user_id = ${userId} and a.sorg = ${sorg} limit 1`.execute(db);
  return rows.length > 0;
}

/** Areas of active users of sales (B265) with a username. */
const areasOf = (username: string) => sql`user_area a join app_user u on u.id = a.user_id
  where u.username = ${username} and u.active
    and a.limitation in ('salesman', 'sales_group', 'sales_office')`;

export async function isSalesPersonIn(db: Db, username: string, sorg: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${areasOf(username)} and a.sorg = ${sorg} limit 1`.execute(db);
  return rows.length > 0;
}

function fenceOf({ sorg, sales }: AnalysisFence): RawBuilder<SqlBool> {
  if (sales === null) return sql<SqlBool>`c.sorg = ${sorg}`;
  return sql<SqlBool>`(c.sorg = ${sorg} and exists (select 1 from ${areasOf(sales)}
    and a.sorg = c.sorg and (a.limitation, a.value) in (('salesman', c.sales_person),
      ('sales_group', c.sales_group), ('sales_office', c.sales_office))))`;
}

/** A customer inside the fence by its unified, r3 or isr code, in this order; null for none. */
export async function customerOfSorg(
  db: Db,
  fence: AnalysisFence,
  code: string,
): Promise<{ unified: string } | null> {
  const { rows } = await sql<{ unified: string }>`
    select c.unified from customer c
    where ${fenceOf(fence)} and ${code} in (c.unified, c.r3, c.isr)
    order by c.unified <> ${code}, c.r3 <> ${code}
    limit 1`.execute(db);
  return rows[0] ?? null;
}

const customerList: ListDefinition<object, 'name'> = {
  from: sql`customer c`,
  key: {
    sorg: { column: sql`c.sorg`, type: 'text' },
    unified: { column: sql`c.unified`, type: 'text' },
  },
  columns: { name: sql`c.name collate "und-x-icu"` },
  order: [{ by: 'name', order: 'ASC' }],
  search: (pattern) => sql`c.search like ${pattern}`,
  filters: {},
};

/** A page of the customers that may be analysed, by name. */
export function analysisCustomerPage(
  db: Db,
  fence: AnalysisFence,
  request: { search: readonly string[]; page: Page },
): Promise<{ rows: AnalysisCustomerRow[]; count: number }> {
  return listQuery(
    db,
    customerList,
    { ...request, fence: fenceOf(fence), filter: {} },
    {
      select: sql`c.unified, c.r3, c.name, c.city`,
      join: sql`join customer c on c.sorg = p.sorg and c.unified = p.unified`,
    },
  );
}
