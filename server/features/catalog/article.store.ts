import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ProductCategory } from '#server/graphql/generated/types.ts';
import { catalogText, translated } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';

/** An article with what it takes from its group. */
export interface ArticleRow {
  code: string;
  code_display: string;
  old_code: string | null;
  ean: string | null;
  sorg: string;
  slug: string;
  name: string;
  category: ProductCategory;
  brand: string;
  model: string;
  serie: string;
  merchandise_category: string;
  /** Its name, where the texts are read in a language. */
  merchandise_name?: string;
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
  new_from: string | null;
  new_to: string | null;
}

/**
 * Articles of a sales organisation by code, inactive ones too; unknown codes are left out.
 * @param locale of the reader; null for the texts as the distributor wrote them
 */
export async function articlesByCode(
  db: Db,
  sorg: string,
  codes: readonly string[],
  locale: Locale | null,
): Promise<ArticleRow[]> {
  const read = (column: string) =>
    locale === null ? sql.ref(`a.${column}`) : catalogText('a', column, locale);
  const named = { entity: 'merchandise_category', field: 'name', alias: 'm' } as const;
  const merchandiseName = locale
    ? sql`(select ${translated(named, locale)} from merchandise_category m
        where m.sorg = a.sorg and m.id = a.merchandise_category) as merchandise_name,`
    : sql``;
  const { rows } = await sql<ArticleRow>`
    select a.code, a.code_display, a.old_code, a.ean, a.sorg, g.slug, ${read('name')} as name, a.category,
      ${merchandiseName} a.brand, ${read('model')} as model, ${read('serie')} as serie, a.merchandise_category,
      a.model_year, ${read('frame_size')} as frame_size, ${read('wheel_size')} as wheel_size,
      ${read('color')} as color, a.color_hex,
      a.tags, a.uom, shown_picture(coalesce(a.image, g.image)) as image, a.retail_price, a.order_quota, a.active,
      a.order_blocked, a.available_for_order_at, a.new_from, a.new_to
    from article a join product_group g on g.sorg = a.sorg and g.id = a.group_id
    where a.sorg = ${sorg} and a.code = any(${codes}::text[])`.execute(db);
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
