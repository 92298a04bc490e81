import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { buildConditions, type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';

/** The filter of sold bikes; a year and quarter are those of the points, else of the sale's day. */
export interface SoldFilter {
  /** Days of the sale, both included. */
  from: string;
  to: string;
  /** 1 to 4; null for all. */
  quarter: number | null;
  brand: string | null;
}

/** A sold bike with its points. */
export interface SoldRow {
  id: string;
  created_at: Date;
  frame_number: string;
  class: string | null;
  point: number | null;
  quarter: number;
}

const quarter = sql<number>`coalesce(b.quarter, extract(quarter from x.sold_on)::int)`;

const sold = sql`retail_sale x join customer c on c.sorg = x.sorg and c.unified = x.customer
  left join bonus_retail_point b on b.sorg = x.sorg and b.frame_normal = x.frame_normal`;

const soldList: ListDefinition<SoldFilter, 'soldDate' | 'createdAt'> = {
  from: sold,
  key: {
    sorg: { column: sql`x.sorg`, type: 'text' },
    id: { column: sql`x.id`, type: 'text' },
  },
  columns: { soldDate: sql`x.sold_on`, createdAt: sql`x.created_at` },
  order: [
    { by: 'soldDate', order: 'DESC' },
    { by: 'createdAt', order: 'DESC' },
  ],
  filters: {
    from: (from) => sql`x.sold_on >= ${from}`,
    to: (to) => sql`x.sold_on <= ${to}`,
    quarter: (wanted) => sql`${quarter} = ${wanted}`,
    brand: (brand) => sql`exists (select from article a where a.sorg = x.sorg and a.code = x.article
      and lower(a.brand) = lower(${brand}))`,
  },
};

const fenceOf = (viewer: Viewer): RawBuilder<SqlBool> => sql<SqlBool>`x.sorg = ${viewer.sorg}
  and x.customer = ${viewer.customer?.unified ?? ''} and x.deleted_at is null and not x.non_retail
  and ${customerFence(viewer)}`;

/** A page of the bikes that the active customer has sold to consumers, newest sale first. */
export function soldPage(db: Db, viewer: Viewer, filter: SoldFilter, page: Page) {
  return listQuery<SoldRow, SoldFilter, 'soldDate' | 'createdAt'>(
    db,
    soldList,
    { fence: fenceOf(viewer), filter, page },
    {
      select: sql`x.id, x.created_at, x.frame_number, b.class, b.point, ${quarter} as quarter`,
      join: sql`join ${sold} on x.sorg = p.sorg and x.id = p.id`,
    },
  );
}

/** The points of all of them. */
export async function sumPoints(db: Db, viewer: Viewer, filter: SoldFilter): Promise<number> {
  const { rows } = await sql<{ point: number }>`
    select coalesce(sum(b.point), 0)::int as point from ${sold}
    where ${buildConditions(soldList, { fence: fenceOf(viewer), filter })}`.execute(db);
  return rows[0]?.point ?? 0;
}
