import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { selectText } from '#server/lib/translated.store.ts';
import type { BenefitStep } from '#shared/freight-benefit.ts';
import type { Locale } from '#shared/locales.ts';

const rateQuery = (db: Db, sorg: string, locale: Locale | null = null) =>
  db
    .selectFrom('shipment_rate as r')
    .select(selectText({ entity: 'shipment_rate', field: 'name', alias: 'r' }, locale).as('name'))
    .select(['id', 'price', 'free_from as freeFrom', 'days'])
    .where('sorg', '=', sorg)
    .orderBy('price')
    .orderBy('id')
    .limit(100);

const stepQuery = (db: Db, sorg: string) =>
  db
    .selectFrom('freight_benefit')
    .select(['area', 'min_qty as minQty', 'amount'])
    .where('sorg', '=', sorg)
    .orderBy('area')
    .orderBy('min_qty')
    .limit(1000);

const closedQuery = (db: Db, sorg: string, days: readonly string[]) =>
  db
    .selectFrom('closed_day')
    .select('date')
    .where('sorg', '=', sorg)
    .where(sql<boolean>`date = any(${days}::date[])`);

/** The queries themselves, for a statement that asks for more at the same time. */
export const shippingQueries = { rates: rateQuery, steps: stepQuery, closed: closedQuery };

/** The ways of shipping of a sales organisation, cheapest first. */
export async function shipmentRates(db: Db, sorg: string, locale: Locale | null = null) {
  return await rateQuery(db, sorg, locale).execute();
}

/** Returns the reductions of the freight, by warehouse area and pieces. */
export async function benefitSteps(db: Db, sorg: string): Promise<BenefitStep[]> {
  return await stepQuery(db, sorg).execute();
}

/** Which of these days, YYYY-MM-DD, the sales organisation has marked as closed. */
export async function closedAmong(db: Db, sorg: string, days: readonly string[]) {
  const rows = await closedQuery(db, sorg, days).execute();
  return rows.map((row) => row.date);
}
