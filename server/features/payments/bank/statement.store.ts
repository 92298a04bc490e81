import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
import type { RequestStatus } from '../requests/request-state.rules.ts';
import type { StatementLine } from './camt.rules.ts';
import type { KnownEntry, Repetition } from './find-new-lines.rules.ts';
import type { Listed, WaitingRequest } from './match-credit.rules.ts';

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

/** Returns for each amount at most 1,000 transfers over exactly this amount that are in one of the states. */
export async function findRequestsByAmount(
  db: Db,
  sorg: string,
  amounts: readonly { amount: number; currency: string }[],
  statuses: readonly RequestStatus[],
): Promise<WaitingRequest[]> {
  const asked = records(amounts, { amount: 'bigint', currency: 'text' });
  const { rows } = await sql<WaitingRequest>`
    select ${waiting} from (
      select p.*, row_number() over (
        partition by p.currency, p.amount order by p.created_at, p.external_id) as place
      from payment_request p join (select distinct amount, currency from ${asked}) a
        on a.amount = p.amount and a.currency = p.currency
      where p.sorg = ${sorg} and p.gateway is null and p.status = any(${statuses}::text[])) found
    where place <= 1000 order by place`.execute(db);
  return rows;
}

/** A line to store. */
export interface NewEntry extends Omit<StatementLine, 'amount'> {
  sorg: string;
  /** Minor units, negative for what was taken back. */
  amount: number;
}

/**
 * Returns the stored entries that lines may repeat. Until the transaction ends, no other one takes statements.
 */
export async function lockKnownEntries(
  tx: Db,
  sorg: string,
  lines: readonly NewEntry[],
): Promise<KnownEntry[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank-statements', 0))`.execute(tx);
  const asked = records(
    lines.map((line) => ({
      content: line.content,
      reference: line.reference,
      amount: line.amount,
      currency: line.currency,
      booked_on: line.bookedOn,
    })),
    { content: 'text', reference: 'text', amount: 'bigint', currency: 'text', booked_on: 'date' },
  );
  const { rows } = await sql<KnownEntry>`
    with r as (select * from ${asked})
    select id, content, places from bank_entry
    where sorg = ${sorg} and content in (select content from r)
    union all
    select distinct on (b.id) b.id, r.content, b.places from bank_entry b join r
      on r.reference = b.reference and r.amount = b.amount and r.currency = b.currency
        and r.booked_on = b.booked_on
    where b.sorg = ${sorg} and b.content is null
    order by id`.execute(tx);
  return rows;
}

/** Notes further places of entries. */
export async function storeRepetitions(tx: Db, repetitions: readonly Repetition[]): Promise<void> {
  const found = records(repetitions, { id: 'bigint', content: 'text', place: 'text' });
  await sql`
    update bank_entry b set content = r.content, places = b.places || r.places
    from (select id, min(content) as content, array_agg(place) as places from ${found} group by id) r
    where b.id = r.id`.execute(tx);
}

/** Stores lines. @returns them with their ids */
export async function insertEntries<Entry extends NewEntry & { places: string[] }>(
  tx: Db,
  entries: readonly Entry[],
): Promise<(Entry & { id: number })[]> {
  const rows = await tx
    .insertInto('bank_entry')
    .values(
      entries.map((entry) => ({
        sorg: entry.sorg,
        reference: entry.reference,
        content: entry.content,
        places: entry.places,
        booked_on: entry.bookedOn,
        amount: entry.amount,
        currency: entry.currency,
        payer_name: entry.payerName,
        account: entry.account,
        remittance: entry.remittance,
        outcome: 'listed',
      })),
    )
    .returning(['id', 'content'])
    .execute();
  // Entries of equal content do not differ.
  const ids = Map.groupBy(rows, ({ content }) => content);
  return entries.flatMap((entry) => {
    const row = ids.get(entry.content)?.pop();
    return row ? [{ ...entry, id: row.id }] : [];
  });
}

/** The request that a line pays or names; `reason` is why staff decide, null when they need not. */
export interface StoredMatch {
  id: number;
  externalId: string | null;
  reason: Listed | null;
}

export async function storeMatches(tx: Db, matches: readonly StoredMatch[]): Promise<void> {
  const found = records(
    matches.map(({ id, externalId, reason }) => ({ id, reason, external_id: externalId })),
    { id: 'bigint', reason: 'text', external_id: 'text' },
  );
  await sql`
    update bank_entry b set outcome = case when r.reason is null then 'matched' else 'listed' end,
      reason = r.reason, external_id = r.external_id
    from ${found} where b.id = r.id`.execute(tx);
}
