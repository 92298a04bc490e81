import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  matchingAny,
  type OverriddenArticle,
  overrideColumns,
  toOverridden,
} from '#server/features/catalog/catalog.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ManagedState, ProductCategory } from '#server/graphql/generated/types.ts';
import type { Page } from '#server/lib/paging.ts';
import type { Criteria } from '#shared/catalog-engine/query-types.ts';

interface Row {
  code_display: string;
  name: string;
  brand: string;
  category: ProductCategory;
  slug: string;
  image: string | null;
  now: { order_blocked: boolean; new_from: string | null; new_to: string | null; active: boolean };
  changed_at: Date | null;
  changed_by: string | null;
}

export interface ManagedRow {
  row: Row;
  article: OverriddenArticle;
}

export interface ManagedArgs {
  /** Only articles of a sales organisation this user has an area in. */
  userId: number;
  sorg: string;
  /** Without words. */
  criteria: Criteria;
  /** The patterns of the words; each has to match. */
  search: readonly string[];
  state: ManagedState;
  /** YYYY-MM-DD */
  today: string;
}

const states: Record<ManagedState, RawBuilder<SqlBool>> = {
  listed: sql`a.active`,
  inactive: sql`not a.active`,
  deleted: sql`o.deleted_at is not null`,
  overridden: sql`o.article is not null`,
  all: sql`true`,
};

function condition({ userId, sorg, criteria, search, state, today }: ManagedArgs) {
  return sql.join(
    [
      sql`exists (select from user_area u where u.user_id = ${userId} and u.sorg = ${sorg})`,
      // Without a price list a filter by price finds no article.
      matchingAny(criteria, { sorg, priceList: null, today }),
      states[state],
      ...search.map((pattern) => sql`a.search like ${pattern}`),
    ],
    sql` and `,
  );
}

const from = sql`article a left join article_override o on o.sorg = a.sorg and o.article = a.code`;

/** A page of articles by code, and how many there are. */
export async function managedPage(
  db: Db,
  args: ManagedArgs,
  { limit, offset }: Page,
): Promise<{ count: number; rows: ManagedRow[] }> {
  const where = condition(args);
  const [counted, page] = await Promise.all([
    sql<{ n: number }>`select count(*) as n from ${from} where ${where}`.execute(db),
    sql<Row & Parameters<typeof toOverridden>[0]>`
      select a.sorg, a.code, a.code_display, a.name, a.brand, a.category, g.slug,
        shown_picture(coalesce(a.image, g.image)) as image,
        json_build_object('order_blocked', a.order_blocked, 'new_from', a.new_from,
          'new_to', a.new_to, 'active', a.active) as now,
        o.changed_at, (select u.name from app_user u where u.id = o.changed_by) as changed_by,
        ${overrideColumns}
      from ${from} join product_group g on g.sorg = a.sorg and g.id = a.group_id
      where ${where}
      order by a.code collate "C" limit ${limit} offset ${offset}`.execute(db),
  ]);
  const rows = page.rows.map((row) => ({ row, article: toOverridden(row) }));
  return { count: counted.rows[0]?.n ?? 0, rows };
}

/** Whether an article is one of the viewer's sales organisation. */
export async function isManaged(db: Db, { sorg }: Viewer, code: string): Promise<boolean> {
  const { rows } = await sql`
    select from article a where a.sorg = ${sorg} and a.code = ${code}`.execute(db);
  return rows.length > 0;
}
