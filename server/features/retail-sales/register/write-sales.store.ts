import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';
import type { RetailSaleState } from '#shared/serials/retail-sale-states.ts';
import type { CompleteSale } from './complete-sale.rules.ts';
import type { Consumer } from './consumer-input.rules.ts';

/** A sale as it is to be stored. */
export type SaleValues = Omit<
  CompleteSale,
  'id' | 'consumer' | 'article' | 'quantity' | 'priceNet' | 'priceGross'
> & {
  id: string;
  customer: string;
  article: string;
  consumer: Consumer | null;
  status: RetailSaleState;
  warrantyUntil: string | null;
  quantity: number;
  /** Minor units. */
  priceNet: number | null;
  priceGross: number | null;
};

/** Notes that sales have taken the data of accounts over. */
export async function markAccounts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('consumer_account')
    .set({ status: 'registered' })
    .where('id', 'in', ids.map(Number))
    .execute();
}

const changedColumns = [
  'customer',
  'frame_number',
  'frame_normal',
  'frame_folded',
  'article',
  'sold_on',
  'non_retail',
  'sales_channel',
  'document_no',
  'postal_code',
  'warranty_until',
  'status',
  'user_id',
  'source',
  'deleted_at',
  'reason',
  'quantity',
  'price_net',
  'price_gross',
] as const;

/** Stores new sales and changed ones with their consumers and further numbers. */
export async function writeSales(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  sales: readonly SaleValues[],
): Promise<void> {
  if (sales.length === 0) return;
  await tx
    .insertInto('retail_sale')
    .values(
      sales.map((sale) => ({
        sorg,
        id: sale.id,
        customer: sale.customer,
        frame_number: sale.frameNumber,
        frame_normal: sale.normal,
        frame_folded: foldSerial(sale.normal),
        article: sale.article,
        sold_on: sale.soldOn,
        non_retail: sale.nonRetail,
        sales_channel: sale.salesChannel,
        document_no: sale.documentNo,
        postal_code: sale.postalCode,
        warranty_until: sale.warrantyUntil,
        status: sale.status,
        user_id: userId,
        source: 'portal',
        deleted_at: null,
        reason: null,
        quantity: sale.quantity,
        price_net: sale.priceNet,
        price_gross: sale.priceGross,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['sorg', 'id']).doUpdateSet({
        ...(Object.fromEntries(
          changedColumns.map((column) => [column, sql.ref(`excluded.${column}`)]),
        ) as Record<(typeof changedColumns)[number], RawBuilder<never>>),
        changed_at: sql`now()`,
        version: sql`retail_sale.version + 1`,
      }),
    )
    .execute();
  await writeSerials(tx, sorg, sales);
  await writeConsumers(tx, sorg, sales);
}

/** Notes how many new sales of a file were stored. */
export async function noteUpload(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  { customer, sales }: { customer: string; sales: number },
): Promise<void> {
  await tx.insertInto('sale_upload').values({ sorg, customer, user_id: userId, sales }).execute();
}

/** Replaces the further numbers of sales. */
async function writeSerials(tx: Db, sorg: string, sales: readonly SaleValues[]): Promise<void> {
  await removePart(tx, 'retail_sale_serial', { sorg, ids: sales.map(({ id }) => id) });
  const rows = sales.flatMap(({ id, serials }) =>
    serials.map((serial) => ({ sorg, sale_id: id, ...serial })),
  );
  if (rows.length > 0) await tx.insertInto('retail_sale_serial').values(rows).execute();
}

/** Replaces the consumers of sales. The time of a consent is that of its first version. */
async function writeConsumers(tx: Db, sorg: string, sales: readonly SaleValues[]): Promise<void> {
  const withoutConsumer = sales.filter(({ consumer }) => !consumer).map(({ id }) => id);
  await removePart(tx, 'retail_sale_consumer', { sorg, ids: withoutConsumer });
  const rows = sales.flatMap(({ id, consumer, consent }) => {
    if (!consumer) return [];
    const { name, phone, email, address, city } = consumer;
    return {
      sorg,
      sale_id: id,
      name,
      phone,
      email,
      address,
      city,
      consent_version: consent,
      consent_at: consent === null ? null : sql<Date>`now()`,
    };
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('retail_sale_consumer')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['sorg', 'sale_id']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        phone: eb.ref('excluded.phone'),
        email: eb.ref('excluded.email'),
        address: eb.ref('excluded.address'),
        city: eb.ref('excluded.city'),
        consent_version: eb.ref('excluded.consent_version'),
        consent_at: sql`case when excluded.consent_version is null then null
          when excluded.consent_version = retail_sale_consumer.consent_version
            then retail_sale_consumer.consent_at
          else now() end`,
      })),
    )
    .execute();
}

async function removePart(
  tx: Db,
  table: 'retail_sale_serial' | 'retail_sale_consumer',
  { sorg, ids }: { sorg: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom(table)
    .where('sorg', '=', sorg)
    .where('sale_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
}

/**
 * Deletes locked sales. Their consumers and further numbers are gone at once; the sales themselves stay, so that the ERP
 * learns of the deletion and the user can take it back.
 */
export async function deleteSales(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  ids: readonly string[],
  status: RetailSaleState,
): Promise<void> {
  const of = { sorg, ids };
  await removePart(tx, 'retail_sale_serial', of);
  await removePart(tx, 'retail_sale_consumer', of);
  await setState(tx, of, { status, deleted_at: sql`now()`, user_id: userId });
}

/** Gives locked sales a new state. */
export async function setState(
  tx: Db,
  { sorg, ids }: { sorg: string; ids: readonly string[] },
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
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
}
