import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';
import type { RetailSaleState } from '#shared/serials/retail-sale-states.ts';
import type { Consumer, SaleInput, SaleSerial } from './sale-input.rules.ts';

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
  salesChannel: string;
  documentNo: string | null;
  postalCode: string;
  quantity: number;
  priceNet: number | null;
  priceGross: number | null;
  consumer: (Consumer & { consent: string | null }) | null;
  /** By kind and normal form. */
  serials: Pick<SaleSerial, 'kind' | 'normal'>[];
}

/** A sale as it is to be stored. */
export type SaleValues = Omit<SaleInput, 'id' | 'consumer' | 'article'> & {
  id: string;
  customer: string;
  article: string;
  consumer: Consumer | null;
  status: RetailSaleState;
  warrantyUntil: string | null;
};

/** Lets sales of one frame be registered, changed and deleted one after the other. */
export async function lockFrame(tx: Db, sorg: string, normal: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('retail-sale'), hashtext(${`${sorg} ${normal}`}))`.execute(
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
  (select coalesce(json_agg(json_build_object('kind', n.kind, 'normal', n.normal)
      order by n.kind collate "C", n.normal), '[]')
    from retail_sale_serial n where n.sorg = x.sorg and n.sale_id = x.id) as serials,
  exists (select from customer c where c.sorg = x.sorg and c.unified = x.customer
    and ${customerFence(viewer)}) as "isOwn"`;

/** Locks the sale with an id, whoever has it; null when there is none. */
export async function lockSale(tx: Db, viewer: Viewer, id: string): Promise<StoredSale | null> {
  const { rows } = await sql<StoredSale>`
    select ${storedColumns(viewer)} from retail_sale x where x.sorg = ${viewer.sorg} and x.id = ${id}
    for no key update of x`.execute(tx);
  return rows[0] ?? null;
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

/** The sale that has reported a frame before. */
export interface EarlierSale {
  soldOn: string;
  customer: string;
  dealerName: string;
}

/** Finds another sale of a frame, whoever made it. A sale without an article counts for every article. */
export async function findEarlierSale(
  tx: Db,
  sorg: string,
  frame: { normal: string; article: string; nonRetail: boolean },
  exceptId: string,
): Promise<EarlierSale | null> {
  const { rows } = await sql<EarlierSale>`
    select x.sold_on as "soldOn", x.customer, c.name as "dealerName"
    from retail_sale x join customer c on c.sorg = x.sorg and c.unified = x.customer
    where x.sorg = ${sorg} and x.frame_folded = ${foldSerial(frame.normal)}
      and x.frame_normal = ${frame.normal} and x.article in (${frame.article}, '')
      and x.non_retail = ${frame.nonRetail} and x.deleted_at is null and x.id <> ${exceptId}
    order by x.created_at limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Counts the sales that a customer has registered in the portal since an instant, deleted ones included. */
export async function countRegistered(
  tx: Db,
  { sorg, customer }: { sorg: string; customer: string },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from retail_sale
    where sorg = ${sorg} and customer = ${customer} and source = 'portal'
      and created_at >= ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The account of the consumer who has registered a frame, if there is one. */
export async function findAccount(
  tx: Db,
  sorg: string,
  normal: string,
): Promise<(Consumer & { id: string; postalCode: string }) | null> {
  const { rows } = await sql<Consumer & { id: string; postalCode: string }>`
    select id::text, name, phone, email, address, city, postal_code as "postalCode"
    from consumer_account where sorg = ${sorg} and frame_normal = ${normal}
    for no key update`.execute(tx);
  return rows[0] ?? null;
}

/** Notes that a sale has taken the data of an account over. */
export async function markAccount(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('consumer_account')
    .set({ status: 'registered' })
    .where('id', '=', Number(id))
    .execute();
}

/** Stores a new sale or a changed one with its consumer and further numbers. */
export async function writeSale(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  sale: SaleValues,
): Promise<void> {
  const { quantity, priceNet, priceGross } = sale;
  const columns = {
    ...{ customer: sale.customer, frame_number: sale.frameNumber, frame_normal: sale.normal },
    ...{ frame_folded: foldSerial(sale.normal), article: sale.article, sold_on: sale.soldOn },
    ...{ non_retail: sale.nonRetail, sales_channel: sale.salesChannel },
    ...{ document_no: sale.documentNo, postal_code: sale.postalCode },
    ...{ warranty_until: sale.warrantyUntil, status: sale.status, user_id: userId },
    ...{ source: 'portal', deleted_at: null, reason: null },
    ...(quantity !== undefined && { quantity }),
    ...(priceNet !== undefined && { price_net: priceNet }),
    ...(priceGross !== undefined && { price_gross: priceGross }),
  };
  await tx
    .insertInto('retail_sale')
    .values({ sorg, id: sale.id, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['sorg', 'id']).doUpdateSet({
        ...columns,
        changed_at: sql`now()`,
        version: sql`retail_sale.version + 1`,
      }),
    )
    .execute();
  await writeSerials(tx, { sorg, sale_id: sale.id }, sale.serials);
  await writeConsumer(tx, { sorg, sale_id: sale.id }, sale.consumer, sale.consent);
}

/** Replaces the further numbers of a sale. */
async function writeSerials(
  tx: Db,
  of: { sorg: string; sale_id: string },
  serials: readonly SaleSerial[],
): Promise<void> {
  await removePart(tx, 'retail_sale_serial', of);
  if (serials.length === 0) return;
  await tx
    .insertInto('retail_sale_serial')
    .values(serials.map((serial) => ({ ...of, ...serial })))
    .execute();
}

/** Replaces the consumer of a sale. The time of a consent is that of its first version. */
export async function writeConsumer(
  tx: Db,
  of: { sorg: string; sale_id: string },
  consumer: Consumer | null,
  consent: string | null,
): Promise<void> {
  if (!consumer) return await removePart(tx, 'retail_sale_consumer', of);
  const { name, phone, email, address, city } = consumer;
  const values = { name, phone, email, address, city, consent_version: consent };
  await tx
    .insertInto('retail_sale_consumer')
    .values({ ...of, ...values, consent_at: consent === null ? null : sql`now()` })
    .onConflict((conflict) =>
      conflict.columns(['sorg', 'sale_id']).doUpdateSet({
        ...values,
        consent_at: sql`case when excluded.consent_version is null then null
          when excluded.consent_version = retail_sale_consumer.consent_version
            then retail_sale_consumer.consent_at
          else now() end`,
      }),
    )
    .execute();
}

async function removePart(
  tx: Db,
  table: 'retail_sale_serial' | 'retail_sale_consumer',
  { sorg, sale_id }: { sorg: string; sale_id: string },
): Promise<void> {
  await tx.deleteFrom(table).where('sorg', '=', sorg).where('sale_id', '=', sale_id).execute();
}

/**
 * Deletes a locked sale. Its consumer and further numbers are gone at once; the sale itself stays, so that the ERP
 * learns of the deletion and the user can take it back.
 */
export async function deleteSale(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  id: string,
  status: RetailSaleState,
): Promise<void> {
  const of = { sorg, sale_id: id };
  await removePart(tx, 'retail_sale_serial', of);
  await removePart(tx, 'retail_sale_consumer', of);
  await setState(tx, { sorg, id }, { status, deleted_at: sql`now()`, user_id: userId });
}

/** Gives a locked sale a new state. */
export async function setState(
  tx: Db,
  { sorg, id }: { sorg: string; id: string },
  change: { status: RetailSaleState; deleted_at?: ReturnType<typeof sql<Date>>; user_id?: number },
): Promise<void> {
  await tx
    .updateTable('retail_sale')
    .set({
      ...change,
      source: 'portal',
      reason: null,
      changed_at: sql`now()`,
      version: sql`version + 1`,
    })
    .where('sorg', '=', sorg)
    .where('id', '=', id)
    .execute();
}
