import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import { records } from '#server/feeds/records.store.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type DocumentOwner, ownerIdOf, paperFiles, receiptFiles } from './document-owner.rules.ts';
import type { OrderPaymentStatus, StoredOrderPayment } from './order-payment.rules.ts';
import type { PaperRow } from './paper.rules.ts';

/** The locked owner of papers, with the state of its payment. */
export interface LockedOwner extends StoredOrderPayment {
  /** The `payment_status` of an order, or the state of a request. */
  status: string;
  /** True when a provider reports the state of the payment. */
  hasGateway: boolean;
}

/**
 * Locks an order or a request of a customer within the viewer's areas until the transaction ends. Returns
 * null when the owner does not exist, and when its customer is outside these areas.
 */
export async function lockOwner(
  tx: Db,
  viewer: Viewer,
  owner: DocumentOwner,
): Promise<LockedOwner | null> {
  const { rows } = await (owner.kind === 'order'
    ? sql<LockedOwner>`
        select o.payment_status as status, o.payment_type as "paymentType",
          o.status = 'Cancelled' as "isCancelled", false as "hasGateway"
        from "order" o join customer c on c.sorg = o.sorg and c.unified = o.customer
        where o.sorg = ${viewer.sorg} and o.order_no = ${owner.orderNo} and ${customerFence(viewer)}
        for update of o`
    : sql<LockedOwner>`
        select r.status, r.method_type as "paymentType", false as "isCancelled",
          r.gateway is not null as "hasGateway"
        from payment_request r join customer c on c.sorg = r.sorg and c.unified = r.payer
        where r.sorg = ${viewer.sorg} and r.external_id = ${owner.externalId}
          and ${customerFence(viewer)} for update of r`
  ).execute(tx);
  return rows[0] ?? null;
}

/** Returns whether the viewer may see the papers of an owner. */
export async function isOwnerVisible(
  db: Db,
  viewer: Viewer,
  owner: DocumentOwner,
): Promise<boolean> {
  const condition =
    owner.kind === 'order'
      ? sql<SqlBool>`exists (select from "order" o where o.sorg = c.sorg and o.customer = c.unified
          and o.order_no = ${owner.orderNo})`
      : sql<SqlBool>`exists (select from payment_request r where r.sorg = c.sorg
          and r.payer = c.unified and r.external_id = ${owner.externalId})`;
  const { rows } = await sql`
    select c.unified from customer c where ${customerFence(viewer)} and ${condition} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Counts the papers of an owner, of both purposes. */
export async function countDocuments(tx: Db, sorg: string, owner: DocumentOwner): Promise<number> {
  const { count } = await tx
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sorg', '=', sorg)
    .where('purpose', 'in', [receiptFiles, paperFiles])
    .where('owner_id', '=', ownerIdOf(owner))
    .executeTakeFirstOrThrow();
  return count;
}

/** A paper of a payment. */
export interface DocumentRow {
  id: string;
  name: string;
  bytes: number;
  ownerId: string | null;
  userId: number | null;
  createdAt: Date;
}

/** Finds a paper of a payment in a sales organisation; undefined when there is none. */
export function findDocument(db: Db, sorg: string, id: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('stored_file as f')
    .innerJoin('stored_content as c', (join) =>
      join.onRef('c.sorg', '=', 'f.sorg').onRef('c.hash', '=', 'f.hash'),
    )
    .select(['f.id', 'f.name', 'c.bytes', 'f.owner_id as ownerId', 'f.user_id as userId'])
    .select('f.created_at as createdAt')
    .where('f.sorg', '=', sorg)
    .where('f.id', '=', id)
    .where('f.purpose', 'in', [receiptFiles, paperFiles])
    .where('f.owner_id', 'is not', null)
    .executeTakeFirst();
}

/** Detaches a paper from its owner. The paper is deleted within a day. */
export async function detachDocument(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('stored_file')
    .set({ owner_id: null, created_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** A new payment state of an order. */
export interface OrderPaymentChange {
  sorg: string;
  orderNo: string;
  status: Exclude<OrderPaymentStatus, ''>;
}

/** Stores the payment states of orders in one statement. */
export async function setOrderPayments(
  tx: Db,
  changes: readonly OrderPaymentChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const states = records(
    changes.map(({ sorg, orderNo, status }) => ({ sorg, no: orderNo, status })),
    { sorg: 'text', no: 'text', status: 'text' },
  );
  await sql`
    update "order" o set payment_status = r.status
    from ${states} where o.sorg = r.sorg and o.order_no = r.no`.execute(tx);
}

/** A paper in the shape of `PaperRow`, of `f` and its content `c`. */
const paper = sql`json_build_object('id', f.id, 'name', f.name, 'bytes', c.bytes, 'type', c.type,
  'userId', f.user_id)`;

/** The papers of a request `r` as a column of its row, in the order in which they were added. */
export const papersColumn = (purpose: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(${paper} order by f.created_at, f.id), '[]')
  from stored_file f join stored_content c on c.sorg = f.sorg and c.hash = f.hash
  where f.sorg = r.sorg and f.purpose = ${purpose} and f.owner_id = 'request/' || r.external_id)`;

/** Returns the papers of several orders, with their order numbers and purposes. */
export async function findDocumentsOfOrders(
  db: Db,
  sorg: string,
  orderNos: readonly string[],
): Promise<{ orderNo: string; purpose: string; paper: PaperRow }[]> {
  const ids = orderNos.map((orderNo) => ownerIdOf({ kind: 'order', orderNo }));
  const { rows } = await sql<{ orderNo: string; purpose: string; paper: PaperRow }>`
    select substr(f.owner_id, 7) as "orderNo", f.purpose, ${paper} as paper
    from stored_file f join stored_content c on c.sorg = f.sorg and c.hash = f.hash
    where f.sorg = ${sorg} and f.purpose in (${receiptFiles}, ${paperFiles})
      and f.owner_id = any(${ids}::text[])
    order by f.created_at, f.id`.execute(db);
  return rows;
}
