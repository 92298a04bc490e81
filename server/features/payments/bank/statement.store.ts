import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
import type { Match, WaitingRequest } from './match-credit.rules.ts';

/** Returns the currency and decimals of each sales organisation. */
export async function readCurrencies(
  db: Db,
): Promise<ReadonlyMap<string, { currency: string; precision: number }>> {
  const rows = await db.selectFrom('sales_org').select(['sorg', 'currency', 'precision']).execute();
  return new Map(rows.map(({ sorg, ...rest }) => [sorg, rest]));
}

const waiting = sql`external_id as "externalId", payer_name as "payerName", amount, currency, status,
  gateway is not null as "hasGateway"`;

/** Returns the requests of a sales organisation that have the given numbers. */
export async function findRequestsByNumber(
  db: Db,
  sorg: string,
  numbers: readonly string[],
): Promise<WaitingRequest[]> {
  const { rows } = await sql<WaitingRequest>`
    select ${waiting} from payment_request
    where sorg = ${sorg} and external_id = any(${numbers}::text[]) order by external_id`.execute(
    db,
  );
  return rows;
}

/** Returns for each amount at most 1,000 requests over exactly this amount that wait for a transfer. */
export async function findRequestsByAmount(
  db: Db,
  sorg: string,
  amounts: readonly { amount: number; currency: string }[],
): Promise<WaitingRequest[]> {
  const asked = records(amounts, { amount: 'bigint', currency: 'text' });
  const { rows } = await sql<WaitingRequest>`
    select ${waiting} from (
      select p.*, row_number() over (
        partition by p.currency, p.amount order by p.created_at, p.external_id) as place
      from payment_request p join (select distinct amount, currency from ${asked}) a
        on a.amount = p.amount and a.currency = p.currency
      where p.sorg = ${sorg} and p.gateway is null and p.status in ('pending', 'on processing')) found
    where place <= 1000 order by place`.execute(db);
  return rows;
}

/** A credit to store. */
export interface NewEntry {
  sorg: string;
  reference: string;
  bookedOn: string;
  amount: number;
  currency: string;
  payerName: string;
  account: string;
  remittance: string;
}

/**
 * Stores credits once. No two of them may have the same reference.
 * @returns the ids of the new ones by their references; others were in an earlier statement
 */
export async function insertEntries(
  tx: Db,
  entries: readonly NewEntry[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insertInto('bank_entry')
    .values(
      entries.map((entry) => ({
        ...{ sorg: entry.sorg, reference: entry.reference, booked_on: entry.bookedOn },
        ...{ amount: entry.amount, currency: entry.currency, payer_name: entry.payerName },
        ...{ account: entry.account, remittance: entry.remittance, outcome: 'listed' },
      })),
    )
    .onConflict((conflict) => conflict.columns(['sorg', 'reference']).doNothing())
    .returning(['id', 'reference'])
    .execute();
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}

/** Stores which requests new credits pay, or why they pay none. */
export async function storeMatches(
  tx: Db,
  matches: readonly (Match & { id: number })[],
): Promise<void> {
  const found = records(
    matches.map(({ id, externalId, reason }) => ({ id, reason, external_id: externalId })),
    { id: 'bigint', reason: 'text', external_id: 'text' },
  );
  await sql`
    update bank_entry b set outcome = case when r.reason is null then 'matched' else 'listed' end,
      reason = r.reason, external_id = r.external_id
    from ${found} where b.id = r.id`.execute(tx);
}
