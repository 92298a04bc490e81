import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DealRow, GroupsetRow } from '#shared/catalog-engine/row-types.ts';

const mostGroupsets = 5_000;
const mostGone = 5_000;
/** A price of every article that is gone on the list of each of the 500 customers a device may ask for. */
const mostPrices = mostGone * 500;
/** Twenty steps of deals for every article that is gone. */
const mostDeals = mostGone * 20;

/** All groupsets of a sales organisation with what they are made of, in the order of their lists. */
export async function wholeGroupsets(db: Db, sorg: string): Promise<GroupsetRow[]> {
  const { rows } = await sql<GroupsetRow>`
    select s.id, s.name, s.brand, s.serie, s.slug, shown_picture(s.image) as image, coalesce((
      select jsonb_agg(jsonb_build_array(m.article, m.qty) order by m.position)
      from groupset_article m where m.sorg = s.sorg and m.groupset_id = s.id), '[]') as items
    from groupset s where s.sorg = ${sorg}
    order by s.name collate "und-x-icu", s.id collate "C"
    limit ${mostGroupsets}`.execute(db);
  return rows;
}

/** Codes of articles of groupsets that are not active any more. */
export async function goneFromGroupsets(db: Db, sorg: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct a.code
    from groupset_article m join article a on a.sorg = m.sorg and a.code = m.article
    where m.sorg = ${sorg} and not a.active
    limit ${mostGone}`.execute(db);
  return rows.map(({ code }) => code);
}

/** Dealer prices of articles on several price lists, minor units. */
export async function pricesOn(
  db: Db,
  sorg: string,
  lists: readonly string[],
  codes: readonly string[],
): Promise<{ article: string; price_list: string; dealer: number }[]> {
  const { rows } = await sql<{ article: string; price_list: string; dealer: number }>`
    select p.article, p.price_list, p.dealer from price p
    where p.sorg = ${sorg} and p.price_list = any(${lists}::text[])
      and p.article = any(${codes}::text[])
    limit ${mostPrices}`.execute(db);
  return rows;
}

/**
 * The steps of deals, not over yet, that may cover some articles: those for everybody and those of
 * several price lists.
 * @param today YYYY-MM-DD
 */
export async function dealsOn(
  db: Db,
  sorg: string,
  lists: readonly string[],
  codes: readonly string[],
  today: string,
): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    select d.deal_no, d.position, d.description, d.price_list, d.article, d.brand,
      d.merchandise_category, d.term, d.qty, d.uom, d.type, d.value, d.valid_from, d.valid_to
    from deal d
    where d.sorg = ${sorg} and d.valid_to >= ${today}::date
      and (d.price_list is null or d.price_list = any(${lists}::text[]))
      and exists (select from article a
        where a.sorg = d.sorg and a.code = any(${codes}::text[]) and (a.code = d.article
          or a.brand = d.brand or a.merchandise_category = d.merchandise_category))
    order by d.deal_no collate "C", d.position
    limit ${mostDeals}`.execute(db);
  return rows;
}
