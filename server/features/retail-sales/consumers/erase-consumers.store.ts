import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BatchFile } from '#server/batches/batch-kind.ts';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { containing } from '#server/lib/like-pattern.ts';
import type { Person } from '#server/lib/person.ts';
import type { RetailSaleState } from '#shared/serials/retail-sale-states.ts';
import { accountFence } from '../accounts/account-fence.store.ts';
import { hasConsumer } from './has-consumer.store.ts';

/** A record with the data of a consumer, locked until the transaction ends. */
export type LockedConsumer = Person &
  (
    | { kind: 'sale'; id: string; status: RetailSaleState }
    | { kind: 'account' | 'claim'; id: string }
  );

/** Locks the named records inside the viewer's fence. */
export async function lockConsumers(
  tx: Db,
  viewer: Viewer,
  ids: Readonly<Record<'sales' | 'accounts' | 'claims', readonly string[]>>,
): Promise<LockedConsumer[]> {
  const isAsked = (of: readonly string[]) => sql<SqlBool>`
    x.sorg = ${viewer.sorg} and x.id = any(${[...of]}::text[])
    and exists (select from customer c where c.sorg = x.sorg and c.unified = x.customer
      and ${customerFence(viewer)})`;
  const isAskedAccount = sql<SqlBool>`a.id::text = any(${[...ids.accounts]}::text[])
    and ${accountFence(viewer)}`;
  return [
    ...(await lockSales(tx, isAsked(ids.sales), 1_000)),
    ...(await lockAccounts(tx, isAskedAccount, 1_000)),
    ...(await lockClaims(tx, isAsked(ids.claims), 1_000)),
  ];
}

/**
 * Locks records of a sales organisation that are older than their retention, at most so many.
 * @param before YYYY-MM-DD: what was bought earlier is too old
 */
export async function lockOldConsumers(
  tx: Db,
  { sorg, before }: { sorg: string; before: string },
  most: number,
): Promise<LockedConsumer[]> {
  const isOld = sql<SqlBool>`x.sorg = ${sorg} and x.sold_on < ${before}`;
  const found = await lockSales(tx, isOld, most);
  const isOldAccount = sql<SqlBool>`a.sorg = ${sorg}
    and coalesce(a.purchased_on, a.uploaded_at::date) < ${before}`;
  const isOldClaim = sql<SqlBool>`x.sorg = ${sorg}
    and coalesce(x.purchase_date, x.created_at::date) < ${before}`;
  found.push(...(await lockAccounts(tx, isOldAccount, most - found.length)));
  found.push(...(await lockClaims(tx, isOldClaim, most - found.length)));
  return found;
}

async function lockSales(
  tx: Db,
  condition: RawBuilder<SqlBool>,
  most: number,
): Promise<LockedConsumer[]> {
  const { rows } = await sql<LockedConsumer>`
    select 'sale' as kind, x.id, x.status, n.name, n.email, n.phone
    from retail_sale x join retail_sale_consumer n on n.sorg = x.sorg and n.sale_id = x.id
    where ${condition} order by x.id limit ${most} for no key update of x`.execute(tx);
  return rows;
}

async function lockAccounts(
  tx: Db,
  condition: RawBuilder<SqlBool>,
  most: number,
): Promise<LockedConsumer[]> {
  const { rows } = await sql<LockedConsumer>`
    select 'account' as kind, a.id::text, a.name, a.email, a.phone from consumer_account a
    where ${condition} order by a.id limit ${most} for update of a`.execute(tx);
  return rows;
}

async function lockClaims(
  tx: Db,
  condition: RawBuilder<SqlBool>,
  most: number,
): Promise<LockedConsumer[]> {
  const { rows } = await sql<LockedConsumer>`
    select 'claim' as kind, x.id, x.consumer_name as name, x.consumer_email as email,
      x.consumer_phone as phone
    from claim x where ${condition} and ${hasConsumer}
    order by x.id limit ${most} for update of x`.execute(tx);
  return rows;
}

/** Removes the consumers of sales, which stay; the sales that the ERP knows are sent to it again. */
export async function clearSales(
  tx: Db,
  sorg: string,
  sales: readonly { id: string; status: RetailSaleState }[],
): Promise<void> {
  const ids = sales.map(({ id }) => id);
  await tx
    .deleteFrom('retail_sale_consumer')
    .where('sorg', '=', sorg)
    .where('sale_id', 'in', ids)
    .execute();
  // The ERP's reason may name the person. A sale of the feed becomes one of the portal, so that no later row of the
  // feed brings the person back.
  await sql`
    update retail_sale x set postal_code = '', reason = null, source = 'portal',
      status = asked.status, changed_at = now(), version = x.version + 1
    from unnest(${ids}::text[], ${sales.map(({ status }) => status)}::text[]) as asked(id, status)
    where x.sorg = ${sorg} and x.id = asked.id`.execute(tx);
}

/** Removes accounts of consumers. */
export async function deleteAccounts(tx: Db, sorg: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('consumer_account')
    .where('sorg', '=', sorg)
    .where('id', 'in', ids.map(Number))
    .execute();
}

/** Changes what is kept of the batches of a kind that the ERP has not acknowledged and that hold one of the records. */
export async function changeOpenBatches(
  tx: Db,
  kind: string,
  ids: readonly string[],
  change: (file: BatchFile) => BatchFile,
): Promise<void> {
  const { rows } = await sql<{ id: number; files: BatchFile[] }>`
    select id, files from export_batch
    where kind = ${kind} and acknowledged_at is null and files is not null
      and files::text like any(${ids.map(containing)}::text[])
    order by id for update`.execute(tx);
  for (const { id, files } of rows)
    await tx
      .updateTable('export_batch')
      .set({ files: JSON.stringify(files.map(change)) })
      .where('id', '=', id)
      .execute();
}

/**
 * Removes the files of the download area that may name the consumers of sales; they are deleted within a day. It is here
 * because the download area reads sales, so that sales cannot call it.
 */
export async function removeSaleFiles(tx: Db, sorg: string, ids: readonly string[]): Promise<void> {
  await sql`
    update download d set removed_at = now()
    where d.sorg = ${sorg} and d.module = 'RETAIL_SALES' and d.removed_at is null and exists (
      select from retail_sale s
      where s.sorg = d.sorg and s.id = any(${ids}::text[])
        and s.sold_on between d.from_day and d.to_day
        and (d.customer is null or d.customer = s.customer))`.execute(tx);
}
