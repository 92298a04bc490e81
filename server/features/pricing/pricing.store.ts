import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

export interface StepRow {
  article: string;
  deal_no: string;
  description: string;
  qty: number;
  uom: string;
  term: string;
  type: string;
  value: number;
  symbol: string;
  thousand_separator: string;
  decimal_separator: string;
  precision: number;
}

/** The price list of a customer; null without a customer. */
const selectPriceList = (sorg: string, customer: string | null) =>
  sql`(select c.price_list from customer c where c.sorg = ${sorg} and c.unified = ${customer})`;

/** The price list of a customer, null when there is no such customer. */
export async function findPriceList(
  db: Db,
  sorg: string,
  customer: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select ${selectPriceList(sorg, customer)} as id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Returns the price of `article` on the customer's price list, minor units; null when it is not on it. */
export function dealerPrice(sorg: string, customer: string): RawBuilder<number | null> {
  return sql<number | null>`(select p.dealer from price p where p.sorg = article.sorg
    and p.article = article.code and p.price_list = ${selectPriceList(sorg, customer)})`;
}

/** Dealer prices of articles on the customer's price list, minor units. */
export async function dealerPrices(
  db: Db,
  sorg: string,
  customer: string,
  codes: readonly string[],
): Promise<{ article: string; dealer: number }[]> {
  const { rows } = await sql<{ article: string; dealer: number }>`
    select p.article, p.dealer
    from price p
    where p.sorg = ${sorg} and p.price_list = ${selectPriceList(sorg, customer)}
      and p.article = any(${codes}::text[])`.execute(db);
  return rows;
}

/**
 * The steps of all deals valid on a day that cover these articles by code, brand or merchandise
 * category, for every price list or the customer's own; by article, quantity, deal and position.
 */
export async function dealSteps(
  db: Db,
  sorg: string,
  customer: string | null,
  codes: readonly string[],
  today: string,
): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select a.code as article, d.deal_no, d.description, d.qty, d.uom, d.term, d.type, d.value,
      o.symbol, o.thousand_separator, o.decimal_separator, o.precision
    from article a
    join deal d on d.sorg = a.sorg and (d.article = a.code or d.brand = a.brand
      or d.merchandise_category = a.merchandise_category)
    join sales_org o on o.sorg = a.sorg
    where a.sorg = ${sorg} and a.code = any(${codes}::text[])
      and ${today}::date between d.valid_from and d.valid_to
      and (d.price_list is null or d.price_list = ${selectPriceList(sorg, customer)})
    order by a.code, d.qty, d.deal_no collate "C", d.position`.execute(db);
  return rows;
}
