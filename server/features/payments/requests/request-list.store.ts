import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { PaymentRequestInvoice } from '#server/graphql/generated/types.ts';
import {
  countBy,
  type ListDefinition,
  listPortions,
  listQuery,
} from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { paperFiles, receiptFiles } from '../documents/document-owner.rules.ts';
import { papersColumn } from '../documents/documents.store.ts';
import type { PaperRow } from '../documents/paper.rules.ts';
import type { Creditor } from './payment-method.store.ts';
import { lockRequest, type RequestRow } from './request.store.ts';

/** A request as users see it. */
export interface ShownRequestRow
  extends Pick<
    RequestRow,
    | 'externalId'
    | 'payer'
    | 'payerName'
    | 'companyCode'
    | 'merchant'
    | 'method'
    | 'methodType'
    | 'methodDescription'
    | 'display'
    | 'instruction'
    | 'amount'
    | 'currency'
    | 'status'
    | 'reason'
    | 'held'
    | 'redirectUrl'
    | 'virtualAccountNo'
    | 'expiresAt'
    | 'voidRequestedAt'
    | 'createdAt'
  > {
  createdBy: string;
  heldAmount: number | null;
  creditor: Creditor;
  selectedTotal: number;
  earlyPaymentDiscount: number;
  freightAllowance: number;
  methodDiscount: number;
  isPartial: boolean;
  /** Null unless it is complete. */
  completedAt: Date | null;
  invoices: PaymentRequestInvoice[];
  receipts: PaperRow[];
  papers: PaperRow[];
}

/** A request in an export, which has no papers. */
export type ExportedRequestRow = Omit<ShownRequestRow, 'receipts' | 'papers'>;

/** The filter of the list; null does not restrict it. */
export interface RequestFilter {
  payer: string | null;
  externalId: string | null;
  invoiceNos: readonly string[] | null;
  status: readonly string[] | null;
  createdFrom: Date | null;
  createdBefore: Date | null;
  held: true | null;
}

/** A filter that leaves all. */
export const allRequests: RequestFilter = {
  payer: null,
  externalId: null,
  invoiceNos: null,
  status: null,
  createdFrom: null,
  createdBefore: null,
  held: null,
};

const searchRequests = (pattern: string): RawBuilder<SqlBool> => sql`
  search_text(r.external_id) like ${pattern} or search_text(r.virtual_account_no) like ${pattern}
    or exists (select from payment_request_item i
      where i.external_id = r.external_id and search_text(i.invoice_no) like ${pattern})`;

const list: ListDefinition<RequestFilter, 'createdAt' | 'changedAt'> = {
  from: sql`payment_request r join customer c on c.sorg = r.sorg and c.unified = r.payer`,
  key: { external_id: { column: sql`r.external_id`, type: 'text' } },
  columns: { createdAt: sql`r.created_at`, changedAt: sql`r.changed_at` },
  order: [{ by: 'createdAt', order: 'DESC' }],
  search: searchRequests,
  filters: {
    payer: (payer) => sql`r.payer = ${payer}`,
    externalId: (id) => sql`r.external_id = ${id}`,
    invoiceNos: (numbers) => sql`exists (select from payment_request_item i
      where i.external_id = r.external_id and i.invoice_no = any(${numbers}::text[]))`,
    status: (states) => sql`r.status = any(${states}::text[])`,
    createdFrom: (instant) => sql`r.created_at >= ${instant}`,
    createdBefore: (instant) => sql`r.created_at < ${instant}`,
    held: () => sql`r.held is not null`,
  },
};

const fenceOf = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`r.sorg = ${viewer.sorg} and ${customerFence(viewer)}`;

const listed = {
  select: sql`r.external_id as "externalId", r.payer, r.payer_name as "payerName",
    r.company_code as "companyCode", r.merchant, r.method, r.method_type as "methodType",
    r.method_description as "methodDescription", r.method_display as display, r.instruction, r.amount, r.currency, r.status,
    r.reason, r.held, r.held_amount as "heldAmount", r.redirect_url as "redirectUrl",
    json_build_object('name', r.creditor_name, 'iban', r.creditor_iban, 'bic', r.creditor_bic)
      as creditor,
    r.virtual_account_no as "virtualAccountNo", r.expires_at as "expiresAt",
    r.void_requested_at as "voidRequestedAt", r.created_at as "createdAt",
    coalesce(u.name, '') as "createdBy", r.selected_total as "selectedTotal",
    r.early_payment_discount as "earlyPaymentDiscount",
    r.freight_allowance as "freightAllowance", r.method_discount as "methodDiscount",
    r.is_partial as "isPartial",
    (select max(s.at) from payment_request_state s
      where s.external_id = r.external_id and s.status = 'complete') as "completedAt",
    (select coalesce(json_agg(json_build_object('invoiceNo', i.invoice_no,
        'accountingNo', i.accounting_no, 'companyCode', i.company_code,
        'fiscalYear', i.fiscal_year, 'lineItem', i.line_item, 'amount', i.amount,
        'discountTaken', i.discount_taken, 'freightAllowanceTaken', i.freight_allowance_taken)
        order by i.amount < 0, i.invoice_no, i.line_item), '[]')
      from payment_request_item i where i.external_id = r.external_id) as invoices`,
  join: sql`join payment_request r on r.external_id = p.external_id
    left join app_user u on u.id = r.user_id`,
};

const shown = {
  ...listed,
  select: sql`${listed.select},
    ${papersColumn(receiptFiles)} as receipts, ${papersColumn(paperFiles)} as papers`,
};

/** The filter, search, page and order of the list. */
export interface AskedRequests {
  filter: RequestFilter;
  search: readonly string[];
  page: Page;
  /** Sorts by the time of the last change, for requests that wait for staff. */
  order?: 'longest held first';
}

/** Returns one page of the viewer's payment requests, by default the newest first. */
export function requestPage(
  db: Db,
  viewer: Viewer,
  { order, ...asked }: AskedRequests,
): Promise<{ rows: ShownRequestRow[]; count: number }> {
  const sort = order ? [{ by: 'changedAt' as const, order: 'ASC' as const }] : null;
  return listQuery(db, list, { ...asked, fence: fenceOf(viewer), sort }, shown);
}

/** Returns all of the viewer's payment requests that a filter finds, the newest first, at most `most`. */
export function requestPortions(
  db: Db,
  viewer: Viewer,
  asked: Pick<AskedRequests, 'filter' | 'search'>,
  most: number,
): AsyncIterable<ExportedRequestRow[]> {
  return listPortions(db, list, { ...asked, fence: fenceOf(viewer) }, listed, most);
}

/**
 * Returns one page of the viewer's open requests by transfer without a provider, the nearest to an amount first. The
 * search finds payers as well.
 */
export function transferPage(
  db: Db,
  viewer: Viewer,
  { amount, ...asked }: { amount: number; search: readonly string[]; page: Page },
): Promise<{ rows: ShownRequestRow[]; count: number }> {
  const transfers: ListDefinition<RequestFilter, 'distance'> = {
    ...list,
    columns: { distance: sql`abs(r.amount - ${amount}::bigint)` },
    order: [{ by: 'distance' }],
    search: (pattern) => sql`${searchRequests(pattern)} or search_text(r.payer_name) like ${pattern}
      or search_text(r.payer) like ${pattern}`,
  };
  const fence = sql<SqlBool>`${fenceOf(viewer)} and r.gateway is null
    and r.status in ('pending', 'on processing')`;
  return listQuery(db, transfers, { ...asked, filter: allRequests, fence }, shown);
}

/** Returns one request as the viewer may see it; null for an unknown or a foreign one. */
export async function findShownRequest(
  db: Db,
  viewer: Viewer,
  externalId: string,
): Promise<ShownRequestRow | null> {
  const page = { page: 1, limit: 1, offset: 0 };
  const filter = { ...allRequests, externalId };
  const { rows } = await requestPage(db, viewer, { filter, search: [], page });
  return rows[0] ?? null;
}

/** Locks a request that the viewer may see; null for an unknown or a foreign one. */
export async function lockShownRequest(
  tx: Db,
  viewer: Viewer,
  externalId: string,
): Promise<RequestRow | null> {
  const shown = await findShownRequest(tx, viewer, externalId);
  return shown && lockRequest(tx, externalId);
}

/** Counts the requests that a filter finds by state, whatever its own state (U239). */
export const countsByStatus = (
  db: Db,
  viewer: Viewer,
  { filter, ...asked }: Pick<AskedRequests, 'filter' | 'search'>,
): Promise<ReadonlyMap<string, number>> =>
  countBy(
    db,
    list,
    { ...asked, filter: { ...filter, status: null }, fence: fenceOf(viewer) },
    sql<string>`r.status`,
  );

/**
 * Returns the numbers of the viewer's open requests of a payer and merchant, or of the one that is named, whatever
 * its state. Two are enough to know that there are several.
 */
export async function findOpenRequests(
  db: Db,
  viewer: Viewer,
  of: { payer: string; merchant: string; externalId: string | null },
): Promise<string[]> {
  const named = of.externalId
    ? sql`r.external_id = ${of.externalId}`
    : sql`r.status in ('pending', 'on processing')`;
  const { rows } = await sql<{ externalId: string }>`
    select r.external_id as "externalId" from ${list.from}
    where ${fenceOf(viewer)} and r.payer = ${of.payer} and r.merchant = ${of.merchant} and ${named}
    order by r.created_at limit 2`.execute(db);
  return rows.map(({ externalId }) => externalId);
}
