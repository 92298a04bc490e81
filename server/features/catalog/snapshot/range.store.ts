import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { translations } from '#server/lib/translated.store.ts';
import type {
  ArticleRow,
  DealRow,
  GroupRow,
  NewArrivals,
  PriceRow,
  PromotionName,
  RangeNames,
  ReplacedArticle,
  SynonymRow,
  TranslatedText,
  Translations,
} from '#shared/catalog-engine/row-types.ts';

/** Translations of more texts would weigh on every device. */
const mostTexts = 50_000;

/** More sets of synonyms would make every search slow. */
const mostSynonyms = 5_000;

/** Articles and groups whose `no` is at least `from` and below `to`. */
export interface Span {
  from: number;
  to: number;
}

/** The active articles of a span by number. */
export async function loadArticles(db: Db, sorg: string, span: Span): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    select a.no, g.no as "group", a.code, a.code_display, a.old_code, a.ean, a.name, a.category,
      a.brand, a.model, a.serie, a.merchandise_category, a.model_year, a.frame_size, a.wheel_size,
      a.color, a.color_hex, a.uom, a.retail_price, a.order_quota, a.tags,
      shown_picture(coalesce(a.image, g.image)) as image, a.popularity, a.released_at, a.order_blocked,
      a.available_for_order_at
    from article a join product_group g on g.sorg = a.sorg and g.id = a.group_id
    where a.sorg = ${sorg} and a.no >= ${span.from} and a.no < ${span.to} and a.active
    order by a.no`.execute(db);
  return rows;
}

const sold = sql`exists (select from article a
  where a.sorg = g.sorg and a.group_id = g.id and a.active)`;

/** The groups of a span that have an active article, by number. */
export async function loadGroups(db: Db, sorg: string, span: Span): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select g.no, g.id, g.slug, g.name, g.category, g.brand, g.model, g.serie, g.model_year,
      shown_picture(g.image) as image, g.related, g.descriptions, g.specs
    from product_group g
    where g.sorg = ${sorg} and g.no >= ${span.from} and g.no < ${span.to} and ${sold}
    order by g.no`.execute(db);
  return rows;
}

/** The prices of a price list for the active articles of a span, by number. */
export async function loadPrices(
  db: Db,
  sorg: string,
  list: string,
  span: Span,
): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select a.no, p.dealer
    from article a
    join price p on p.sorg = a.sorg and p.price_list = ${list} and p.article = a.code
    where a.sorg = ${sorg} and a.no >= ${span.from} and a.no < ${span.to} and a.active
    order by a.no`.execute(db);
  return rows;
}

/**
 * The steps of all deals that are not over, those for everybody or those of a price list.
 * @param today YYYY-MM-DD
 */
export async function loadDeals(
  db: Db,
  sorg: string,
  list: string | null,
  today: string,
): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    select d.deal_no, d.position, d.description, d.price_list, d.article, d.brand,
      d.merchandise_category, d.term, d.qty, d.uom, d.type, d.value, d.valid_from, d.valid_to
    from deal d
    where d.sorg = ${sorg} and d.price_list is not distinct from ${list}::text
      and d.valid_to >= ${today}::date
    order by d.deal_no collate "C", d.position`.execute(db);
  return rows;
}

/** Most names have no translations and no picture; the packed ones do not hold that. */
function withoutNone<T extends { names?: Translations | null; image?: string | null }>({
  names,
  image,
  ...row
}: T) {
  return { ...row, ...(names && { names }), ...(image && { image }) };
}

/** Names of categories and of promotions that are not over, successors, new arrivals, and the deals for everybody. @param today YYYY-MM-DD */
export async function loadNames(db: Db, sorg: string, today: string): Promise<RangeNames> {
  const [merchandise, bikes, promotions, synonyms, replaced, texts, arrivals, deals] =
    await Promise.all([
      sql<RangeNames['merchandiseCategories'][number]>`
      select m.id, m.name, ${translations({ entity: 'merchandise_category', field: 'name', alias: 'm' })} as names,
        shown_picture(m.image) as image
      from merchandise_category m where m.sorg = ${sorg}
      order by m.id collate "C"`.execute(db),
      sql<RangeNames['bikeCategories'][number]>`
      select b.id, b.wording, b.type, b.mc_ids as "mcIds",
        ${translations({ entity: 'bike_category', field: 'wording', alias: 'b' })} as names,
        shown_picture(b.image) as image
      from bike_category b
      where b.sorg = ${sorg} order by b.sorting, b.id collate "C"`.execute(db),
      sql<PromotionName>`
      select p.code, p.name, p.valid_from, p.valid_to,
        ${translations({ entity: 'promotion', field: 'name', alias: 'p', key: 'code' })} as names
      from promotion p
      where p.sorg = ${sorg} and p.valid_to >= ${today}::date
      order by p.code collate "C"`.execute(db),
      sql<SynonymRow>`
      select s.language, s.words from search_synonym s where s.sorg = ${sorg}
      order by s.id collate "C" limit ${mostSynonyms}`.execute(db),
      // A successor that left the catalog too is none, as at checkout.
      sql<ReplacedArticle>`
      select array_remove(array[a.code, nullif(a.code_display, a.code), a.ean], null) as codes,
        a.replaced_by as by
      from article a join article next on next.sorg = a.sorg and next.code = a.replaced_by
      where a.sorg = ${sorg} and not a.active and next.active
      order by a.code collate "C"`.execute(db),
      sql<TranslatedText>`
      select t.text, jsonb_object_agg(t.language, t.translation order by t.language) as names
      from catalog_text t where t.sorg = ${sorg}
      group by t.text order by t.text collate "C" limit ${mostTexts}`.execute(db),
      sql<NewArrivals>`
      select a.new_from as "from", a.new_to as "to", array_agg(a.no order by a.no) as articles
      from article a
      where a.sorg = ${sorg} and a.active and (a.new_from is not null or a.new_to >= ${today}::date)
        and coalesce(a.new_to, ${today}::date) >= ${today}::date
      group by a.new_from, a.new_to order by a.new_from, a.new_to`.execute(db),
      loadDeals(db, sorg, null, today),
    ]);
  return {
    merchandiseCategories: merchandise.rows.map(withoutNone),
    bikeCategories: bikes.rows.map(withoutNone),
    promotions: promotions.rows.map(withoutNone),
    synonyms: synonyms.rows,
    replaced: replaced.rows,
    ...(texts.rows.length > 0 && { texts: texts.rows }),
    ...(arrivals.rows.length > 0 && { newArrivals: arrivals.rows }),
    deals,
  };
}

/** The price lists of a sales organisation. */
export async function listPriceLists(db: Db, sorg: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.id from price_list l where l.sorg = ${sorg} order by l.id collate "C"`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many active articles, and groups with one, there are. */
export async function countRange(
  db: Db,
  sorg: string,
): Promise<{ articles: number; groups: number }> {
  const { rows } = await sql<{ articles: number; groups: number }>`
    select count(*) as articles, count(distinct a.group_id) as groups
    from article a where a.sorg = ${sorg} and a.active`.execute(db);
  return rows[0] ?? { articles: 0, groups: 0 };
}

/** The blocks of `size` numbers in which there are active articles, or groups with one. */
export async function listBlocks(
  db: Db,
  sorg: string,
  unit: 'article' | 'group',
  size: number,
): Promise<number[]> {
  const from =
    unit === 'article'
      ? sql`article a where a.sorg = ${sorg} and a.active`
      : sql`product_group a where a.sorg = ${sorg}`;
  const { rows } = await sql<{ block: number }>`
    select distinct a.no / ${sql.lit(size)} as block from ${from} order by block`.execute(db);
  return rows.map(({ block }) => block);
}

/** Numbers of articles, inactive ones too, and of their groups; unknown codes are left out. */
export async function loadNumbers(
  db: Db,
  sorg: string,
  codes: readonly string[],
): Promise<{ no: number; group: number }[]> {
  const { rows } = await sql<{ no: number; group: number }>`
    select a.no, g.no as "group"
    from article a join product_group g on g.sorg = a.sorg and g.id = a.group_id
    where a.sorg = ${sorg} and a.code = any(${codes}::text[])`.execute(db);
  return rows;
}
