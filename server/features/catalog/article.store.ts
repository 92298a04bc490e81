import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ProductCategory, ProductSpec } from '#server/graphql/generated/types.ts';
import type { Criteria } from './criteria.rules.ts';
import { type Market, matching } from './match.store.ts';

/** An article with what it takes from its group. */
export interface ArticleRow {
  code: string;
  code_display: string;
  old_code: string | null;
  ean: string | null;
  sorg: string;
  slug: string;
  group_id: string;
  name: string;
  category: ProductCategory;
  brand: string;
  model: string;
  serie: string;
  model_year: number | null;
  frame_size: string | null;
  wheel_size: string | null;
  color: string | null;
  color_hex: string | null;
  tags: string[];
  uom: string;
  image: string | null;
  retail_price: number | null;
  order_quota: number | null;
  active: boolean;
  order_blocked: boolean;
  /** YYYY-MM-DD */
  available_for_order_at: string | null;
}

/** A product group as it is stored. */
export interface GroupRow {
  id: string;
  slug: string;
  name: string;
  category: ProductCategory;
  brand: string;
  model: string;
  serie: string;
  model_year: number | null;
  image: string | null;
  /** By language: en, de, fr, id, ms. */
  descriptions: Record<string, string>;
  specs: ProductSpec[];
  related: string[];
}

/** Articles of a sales organisation by code, inactive ones too; unknown codes are left out. */
export async function articlesByCode(
  db: Db,
  sorg: string,
  codes: readonly string[],
): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    select a.code, a.code_display, a.old_code, a.ean, a.sorg, g.slug, a.group_id, a.name, a.category,
      a.brand, a.model, a.serie, a.model_year, a.frame_size, a.wheel_size, a.color, a.color_hex,
      a.tags, a.uom, coalesce(a.image, g.image) as image, a.retail_price, a.order_quota, a.active,
      a.order_blocked, a.available_for_order_at
    from article a join product_group g on g.sorg = a.sorg and g.id = a.group_id
    where a.sorg = ${sorg} and a.code = any(${codes}::text[])`.execute(db);
  return rows;
}

const groupColumns = sql`g.id, g.slug, g.name, g.category, g.brand, g.model, g.serie, g.model_year,
  g.image, g.descriptions, g.specs, g.related`;

/** Groups by id. */
export async function groupsById(
  db: Db,
  sorg: string,
  ids: readonly string[],
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${groupColumns} from product_group g
    where g.sorg = ${sorg} and g.id = any(${ids}::text[])`.execute(db);
  return rows;
}

/** The group under a slug, which is unique within a sales organisation. */
export async function groupBySlug(db: Db, sorg: string, slug: string): Promise<GroupRow | null> {
  const { rows } = await sql<GroupRow>`
    select ${groupColumns} from product_group g
    where g.sorg = ${sorg} and g.slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

/** Codes of the matching articles of these groups. */
export async function codesOfGroups(
  db: Db,
  criteria: Criteria,
  market: Market,
  ids: readonly string[],
): Promise<{ group_id: string; code: string }[]> {
  const { rows } = await sql<{ group_id: string; code: string }>`
    select a.group_id, a.code from article a
    where a.group_id = any(${ids}::text[]) and ${matching(criteria, market)}
    limit 10000`.execute(db);
  return rows;
}

/** Codes of the active articles under a slug. */
export async function codesOfSlug(db: Db, sorg: string, slug: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select a.code
    from product_group g join article a on a.sorg = g.sorg and a.group_id = g.id
    where g.sorg = ${sorg} and g.slug = ${slug} and a.active
    order by a.code collate "C"
    limit 1000`.execute(db);
  return rows.map((row) => row.code);
}
