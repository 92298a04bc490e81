import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence, customerFenceOf } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { PriceComponentModule, ProductCategory } from '#server/graphql/generated/types.ts';
import { translated } from '#server/lib/translated.store.ts';
import { userAddress } from '#server/mail/user-address.store.ts';
import type { Locale } from '#shared/locales.ts';
import { byDueDate, type InvoiceRow, invoiceColumns } from './invoice-row.store.ts';

/** More items than an invoice has. */
const mostItems = 200;

/** The condition that a customer inside the viewer's fence pays item `i` or got its goods. */
export const isItemVisible = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from customer c
    where c.unified in (i.payer, i.customer) and ${customerFence(viewer)})`;

/** The items of these invoices that the viewer may see; none for other numbers. */
export function itemsOfInvoices(
  db: Db,
  viewer: Viewer,
  numbers: readonly string[],
): Promise<InvoiceRow[]> {
  return itemsWithin(db, viewer.sorg, numbers, isItemVisible(viewer));
}

/** Finds the items that a user may see outside of a request of theirs, by the rights in the database. */
export function itemsForUser(
  db: Db,
  { sorg, userId }: { sorg: string; userId: number },
  invoiceNo: string,
): Promise<InvoiceRow[]> {
  const isVisible = sql<SqlBool>`exists (
    select from customer c join app_user u on u.id = ${userId} and u.active
    join user_permission p on p.user_id = u.id and p.permission = 'page.invoice-status'
    where c.sorg = i.sorg and c.unified in (i.payer, i.customer) and ${customerFenceOf('u.id')})`;
  return itemsWithin(db, sorg, [invoiceNo], isVisible);
}

async function itemsWithin(
  db: Db,
  sorg: string,
  numbers: readonly string[],
  isVisible: RawBuilder<SqlBool>,
): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select ${invoiceColumns} from invoice i
    where i.sorg = ${sorg} and i.invoice_no = any(${numbers}::text[]) and ${isVisible}
    order by i.invoice_no collate "C", i.installment nulls first, ${byDueDate}
    limit ${mostItems * numbers.length}`.execute(db);
  return rows;
}

/** The name, address and language of a user to write to. */
export async function mailedUser(db: Db, userId: number) {
  return await db
    .selectFrom('app_user as u')
    .select(['u.name', 'u.language', userAddress.as('email')])
    .where('u.id', '=', userId)
    .where('u.active', '=', true)
    .executeTakeFirst();
}

/** A line of an invoice with what the catalog knows of its article. */
export interface InvoiceLineRow {
  invoice_no: string;
  position: number;
  article: string;
  article_display: string | null;
  name: string;
  brand: string;
  uom: string;
  qty: number;
  price: number;
  sub_total: number;
  tax_rate: string | null;
  order_no: string | null;
  do_no: string | null;
  slug: string | null;
  category: ProductCategory | null;
}

/** More lines than an invoice has. */
const mostLines = 5_000;

/** The lines of invoices the viewer may see, by number and position. */
export async function invoiceLines(
  db: Db,
  sorg: string,
  numbers: readonly string[],
): Promise<InvoiceLineRow[]> {
  const { rows } = await sql<InvoiceLineRow>`
    select l.invoice_no, l.position, l.article, coalesce(l.article_display, a.code_display)
        as article_display, l.name, l.brand, l.uom, l.qty, l.price, l.sub_total, l.tax_rate,
      l.order_no, l.do_no, case when a.active then g.slug end as slug,
      case when a.active then a.category end as category
    from invoice_line l
    left join article a on a.sorg = l.sorg and a.code = l.article
    left join product_group g on g.sorg = a.sorg and g.id = a.group_id
    where l.sorg = ${sorg} and l.invoice_no = any(${numbers}::text[])
    order by l.invoice_no collate "C", l.position limit ${mostLines * numbers.length}`.execute(db);
  return rows;
}

/** A part of an invoice's total. */
export interface ComponentRow {
  code: string;
  description: string;
  sorting: number;
  sign: number;
}

/** The parts of a total in the order of the feed, described in the reader's language. */
export async function componentRows(
  db: Db,
  sorg: string,
  module: PriceComponentModule,
  locale: Locale,
): Promise<ComponentRow[]> {
  return db
    .selectFrom('price_component as p')
    .select(['p.code', 'p.sorting', 'p.sign'])
    .select(translated({ ...descriptionColumn, alias: 'p' }, locale).as('description'))
    .where('p.sorg', '=', sorg)
    .where('p.module', '=', module)
    .orderBy('p.sorting')
    .orderBy('p.code')
    .limit(100)
    .execute();
}

const descriptionColumn = { entity: 'price_component', field: 'description', key: 'code' } as const;

/** A file of the distributor's own system; items the viewer may see lead to it by its name. */
export interface InvoiceFileRow {
  name: string;
  hash: string;
  type: string;
}

export async function invoiceFiles(db: Db, names: readonly string[]): Promise<InvoiceFileRow[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('invoice_file')
    .select(['name', 'hash', 'type'])
    .where('name', 'in', [...names])
    .execute();
}

/** The postal addresses of customers on one line each, by their number; empty for one without. */
export async function customerAddresses(
  db: Db,
  sorg: string,
  customers: readonly string[],
): Promise<Map<string, string>> {
  if (customers.length === 0) return new Map();
  const { rows } = await sql<{ unified: string; address: string }>`
    select unified, concat_ws(', ', nullif(address, ''), nullif(trim(postal_code || ' ' || city), ''))
      as address
    from customer where sorg = ${sorg} and unified = any(${customers})`.execute(db);
  return new Map(rows.map(({ unified, address }) => [unified, address]));
}
