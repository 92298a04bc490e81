import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ProductCategory } from '#server/graphql/generated/types.ts';
import { translated } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';

/** The customer whose promotions are requested. */
export interface PromotionMarket {
  sorg: string;
  /** Null without an active customer: then only what is for everybody counts. */
  priceList: string | null;
  /** YYYY-MM-DD */
  today: string;
}

export interface PromotionRow {
  code: string;
  name: string;
  description: string;
  terms: string;
  badge: string;
  tagline: string;
  locations: string[];
  image: string | null;
  /** YYYY-MM-DD */
  valid_to: string;
}

/** One step of the deal behind a promotion. */
export interface OfferRow {
  deal_no: string;
  article: string | null;
  brand: string | null;
  merchandise_category: string | null;
  term: string;
  qty: number;
  type: string;
  value: number;
}

/** Step `d` counts today for everybody or on the customer's own price list. */
const visible = ({ sorg, priceList, today }: PromotionMarket): RawBuilder<SqlBool> => sql`
  (d.sorg = ${sorg} and ${today}::date between d.valid_from and d.valid_to
    and (d.price_list is null or d.price_list = ${priceList}))`;

/** Step `d` touches an active article of the category; one test per kind, each with an index. */
const touches = (category: ProductCategory): RawBuilder<SqlBool> => {
  const some = (column: string, target: string) => sql`exists (select from article a
    where a.sorg = d.sorg and ${sql.ref(`a.${column}`)} = ${sql.ref(`d.${target}`)} and a.active
      and a.category = ${category})`;
  return sql`case when d.article is not null then ${some('code', 'article')}
    when d.brand is not null then ${some('brand', 'brand')}
    else ${some('merchandise_category', 'merchandise_category')} end`;
};

/** The promotions valid today with a step that is visible to the customer, the newest first. */
export async function validPromotions(
  db: Db,
  market: PromotionMarket,
  category: ProductCategory | null,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<PromotionRow[]> {
  const text = (field: string) =>
    translated({ entity: 'promotion', field, alias: 'p', key: 'code' }, locale);
  const { rows } = await sql<PromotionRow>`
    select p.code, ${text('name')} as name, ${text('description')} as description,
      ${text('terms')} as terms, ${text('badge')} as badge, ${text('tagline')} as tagline, p.locations, shown_picture(p.image) as image,
      p.valid_to
    from promotion p
    where p.sorg = ${market.sorg} and ${market.today}::date between p.valid_from and p.valid_to
      and exists (select from deal d where d.deal_no = p.code and ${visible(market)}
        and ${category === null ? sql`true` : touches(category)})
    order by p.valid_from desc, p.code collate "C"
    limit ${limit}`.execute(db);
  return rows;
}

/** The visible steps behind promotions, in the order of the ladder. */
export async function visibleOffers(
  db: Db,
  market: PromotionMarket,
  codes: readonly string[],
  limit: number,
): Promise<OfferRow[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<OfferRow>`
    select d.deal_no, d.article, d.brand, d.merchandise_category, d.term, d.qty, d.type, d.value
    from deal d
    where d.deal_no = any(${codes}::text[]) and ${visible(market)}
    order by d.deal_no collate "C", d.position
    limit ${limit}`.execute(db);
  return rows;
}
