import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';
import type { RetailSaleState, SalesChannel } from '#shared/serials/retail-sale-states.ts';
import type { Consumer } from './consumer-input.rules.ts';
import type { SaleSerial } from './sale-input.rules.ts';

/** A stored sale, locked until the transaction ends. */
export interface StoredSale {
  id: string;
  customer: string;
  normal: string;
  frameNumber: string;
  article: string;
  soldOn: string;
  nonRetail: boolean;
  status: RetailSaleState;
  deletedAt: Date | null;
  /** Whether its dealer is inside the viewer's fence. */
  isOwn: boolean;
  salesChannel: SalesChannel;
  documentNo: string | null;
  postalCode: string;
  quantity: number;
  priceNet: number | null;
  priceGross: number | null;
  consumer: (Consumer & { consent: string | null }) | null;
  /** By kind and normal form. */
  serials: SaleSerial[];
}

/**
 * Lets sales of a frame be registered, changed and deleted one after the other. The locks are taken in one order, so
 * that two files with the same frames do not block each other.
 * @param numbers in normal form
 */
export async function lockFrames(tx: Db, sorg: string, numbers: readonly string[]): Promise<void> {
  const names = numbers.map((normal) => `${sorg} ${normal}`);
  await sql`select pg_advisory_xact_lock(hashtext('retail-sale'), q.hash) from (
    select distinct hashtext(n) as hash from unnest(${names}::text[]) n order by hash) q`.execute(
    tx,
  );
}

const storedColumns = (viewer: Viewer) => sql`x.id, x.customer, x.frame_normal as normal,
  x.frame_number as "frameNumber", x.article, x.sold_on as "soldOn",
  x.non_retail as "nonRetail", x.status, x.deleted_at as "deletedAt",
  x.sales_channel as "salesChannel", x.document_no as "documentNo",
  x.postal_code as "postalCode", x.quantity::float8 as quantity, x.price_net as "priceNet",
  x.price_gross as "priceGross",
  (select json_build_object('name', n.name, 'phone', n.phone, 'email', n.email,
      'address', n.address, 'city', n.city, 'consent', n.consent_version)
    from retail_sale_consumer n where n.sorg = x.sorg and n.sale_id = x.id) as consumer,
  (select coalesce(json_agg(json_build_object('kind', n.kind, 'value', n.value,
      'normal', n.normal)
      order by n.kind collate "C", n.normal), '[]')
    from retail_sale_serial n where n.sorg = x.sorg and n.sale_id = x.id) as serials,
  exists (select from customer c where c.sorg = x.sorg and c.unified = x.customer
    and ${customerFence(viewer)}) as "isOwn"`;

/** Locks the sales with these ids, regardless of who has them. */
export async function lockSales(
  tx: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<StoredSale[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredSale>`
    select ${storedColumns(viewer)} from retail_sale x
    where x.sorg = ${viewer.sorg} and x.id = any(${[...ids]}::text[])
    order by x.id for no key update of x`.execute(tx);
  return rows;
}

/** Locks the sales of a frame by the viewer's customers that are not deleted. @param nonRetail null for both types */
export async function lockSalesOfFrame(
  tx: Db,
  viewer: Viewer,
  {
    normal,
    nonRetail,
    customer,
  }: { normal: string; nonRetail: boolean | null; customer: string | null },
): Promise<StoredSale[]> {
  const { rows } = await sql<StoredSale>`
    select ${storedColumns(viewer)} from retail_sale x
    where x.sorg = ${viewer.sorg} and x.frame_folded = ${foldSerial(normal)}
      and x.frame_normal = ${normal} and x.deleted_at is null
      and (${nonRetail}::bool is null or x.non_retail = ${nonRetail})
      and (${customer}::text is null or x.customer = ${customer})
      and exists (select from customer c where c.sorg = x.sorg and c.unified = x.customer
        and ${customerFence(viewer)})
    order by x.id limit 50 for no key update of x`.execute(tx);
  return rows;
}

/** A sale that has reported a frame before. */
export interface EarlierSale {
  id: string;
  normal: string;
  /** '' for one that counts for every article. */
  article: string;
  nonRetail: boolean;
  soldOn: string;
  customer: string;
  dealerName: string;
}

/** Finds the sales of frames that are not deleted, regardless of who made them, the earliest first. */
export async function findEarlierSales(
  db: Db,
  sorg: string,
  numbers: readonly string[],
): Promise<EarlierSale[]> {
  const { rows } = await sql<EarlierSale>`
    select x.id, x.frame_normal as normal, x.article, x.non_retail as "nonRetail",
      x.sold_on as "soldOn", x.customer, c.name as "dealerName"
    from retail_sale x join customer c on c.sorg = x.sorg and c.unified = x.customer
    where x.sorg = ${sorg} and x.frame_folded = any(${numbers.map(foldSerial)}::text[])
      and x.frame_normal = any(${[...numbers]}::text[]) and x.deleted_at is null
    order by x.created_at`.execute(db);
  return rows;
}

/** How many sales a customer has registered in the portal, deleted ones included. */
export interface RegisteredCounts {
  oneByOne: number;
  byFile: number;
}

/** Counts the sales that a customer has registered in the portal since an instant. */
export async function countRegistered(
  db: Db,
  { sorg, customer }: { sorg: string; customer: string },
  since: Date,
): Promise<RegisteredCounts> {
  const { rows } = await sql<RegisteredCounts>`
    select u.sales as "byFile", greatest(0, s.count - u.sales) as "oneByOne"
    from (select count(*)::int as count from retail_sale
        where sorg = ${sorg} and customer = ${customer} and source = 'portal'
          and created_at >= ${since}) s,
      (select coalesce(sum(sales), 0)::int as sales from sale_upload
        where sorg = ${sorg} and customer = ${customer} and created_at >= ${since}) u`.execute(db);
  return rows[0] ?? { oneByOne: 0, byFile: 0 };
}

/** The account of a consumer who has registered a bike. */
export type Account = Consumer & { id: string; normal: string; postalCode: string };

/** Locks the accounts of consumers who have registered these frames. */
export async function lockAccounts(
  tx: Db,
  sorg: string,
  numbers: readonly string[],
): Promise<Account[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<Account>`
    select id::text, frame_normal as normal, name, phone, email, address, city,
      postal_code as "postalCode"
    from consumer_account where sorg = ${sorg} and frame_normal = any(${[...numbers]}::text[])
    order by id for no key update`.execute(tx);
  return rows;
}
