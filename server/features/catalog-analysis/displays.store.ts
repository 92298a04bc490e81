import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Page } from '#server/lib/paging.ts';
import { catalogText } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';

/** An article as the analysis lists it. */
export interface DisplayRow {
  code: string;
  code_display: string;
  sorg: string;
  name: string;
  brand: string;
  active: boolean;
}

export interface DisplaysArgs {
  /** Only articles of sales organisations this user has areas in. */
  userId: number;
  /** Only these of them; null for all. */
  sorgs: readonly string[] | null;
  /** The patterns of the words; each has to match. */
  search: readonly string[];
}

/** Code, old code, EAN and name only; the search text, which has an index, holds more than these. */
function found(pattern: string): RawBuilder<SqlBool> {
  const like = sql`like ${pattern}`;
  return sql`(a.search ${like} and (search_text(a.code) ${like} or search_text(a.code_display) ${like}
    or search_text(a.old_code) ${like} or a.ean ${like} or search_text(a.name) ${like}))`;
}

const buildCondition = ({ userId, sorgs, search }: DisplaysArgs) =>
  sql.join(
    [
      sql`a.sorg in (select r.sorg from user_area r where r.user_id = ${userId})`,
      ...(sorgs ? [sql`a.sorg = any(${sorgs}::text[])`] : []),
      ...search.map(found),
    ],
    sql` and `,
  );

/** A page of articles by sales organisation and code, inactive ones too, and how many there are. */
export async function displayPage(
  db: Db,
  displays: DisplaysArgs,
  { limit, offset }: Page,
): Promise<{ count: number; rows: DisplayRow[] }> {
  const [counted, page] = await Promise.all([
    sql<{
      n: number;
    }>`select count(*) as n from article a where ${buildCondition(displays)}`.execute(db),
    sql<DisplayRow>`
      select a.code, a.code_display, a.sorg, a.name, a.brand, a.active
      from article a where ${buildCondition(displays)}
      order by a.sorg collate "C", a.code collate "C"
      limit ${limit} offset ${offset}`.execute(db),
  ]);
  return { count: counted.rows[0]?.n ?? 0, rows: page.rows };
}

/** An article of a model. */
export interface ModelRow {
  code: string;
  name: string;
  /** Of the frame, else of the wheel; empty for none. */
  size: string;
  color: string;
  active: boolean;
  slug: string;
  group_name: string;
}

/** More articles than any model has. */
const mostOfModel = 500;

/** All articles of the model that an article belongs to, inactive ones too; none for an unknown code. */
export async function articlesOfModel(
  db: Db,
  sorg: string,
  code: string,
  locale: Locale,
): Promise<ModelRow[]> {
  const text = (column: string) => catalogText('a', column, locale);
  const { rows } = await sql<ModelRow>`
    select a.code, ${text('name')} as name, coalesce(${text('frame_size')}, ${text('wheel_size')}, '') as size,
      coalesce(${text('color')}, '') as color, a.active, g.slug, g.name as group_name
    from article o
    join product_group g on g.sorg = o.sorg and g.id = o.group_id
    join article a on a.sorg = o.sorg and a.group_id = o.group_id
    where o.sorg = ${sorg} and o.code = ${code}
    order by a.code collate "C"
    limit ${mostOfModel}`.execute(db);
  return rows;
}
