import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListKey } from '#server/lib/list-query.store.ts';
import { isDisputed } from './disputes/is-disputed.store.ts';

/** An item as it is read; amounts in minor units, days as YYYY-MM-DD. */
export interface InvoiceRow {
  sorg: string;
  company_code: string;
  accounting_no: string;
  fiscal_year: number;
  line_item: string;
  invoice_no: string;
  payer: string;
  payer_name: string;
  customer: string;
  customer_name: string;
  assignment: string;
  installment: number | null;
  /** All instalments of the invoice, cleared ones included; 1 without instalments. */
  installments: number;
  do_no: string | null;
  order_no: string | null;
  cust_po_no: string | null;
  invoice_date: string;
  due_date: string;
  accounting_amount: number;
  open_amount: number;
  grand_total: number;
  tax: number;
  shipping_cost: number;
  discount: number;
  recycle_fee: number;
  surcharges: number;
  freight_allowance: number;
  early_payment_discount: number;
  early_payment_until: string | null;
  payment_discount: number;
  terms: string;
  expedition_name: string;
  expedition_tracking: string | null;
  notes: string;
  detail_notes: string;
  clearing_date: string | null;
  dunning_level: number;
  dunned_on: string | null;
  pdf: string | null;
  e_invoice: string | null;
  request_id: string | null;
  request_state: 'pending' | 'waiting' | null;
  is_disputed: boolean;
}

/** The name of a customer of item `i`. @param code the column with the customer's code */
export const nameOfCustomer = (code: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select c.name from customer c where c.sorg = i.sorg and c.unified = ${code})`;

/**
 * The columns of item `i`. Names and order are looked up for each item by their keys, because a join with a few hundred
 * items often reads all customers or all orders. An order is shown only to the shop that placed it.
 */
export const columnsOfInvoice = (
  name: typeof nameOfCustomer,
) => sql`i.sorg, i.company_code, i.accounting_no, i.fiscal_year,
  i.line_item, i.invoice_no, i.payer,
  ${name(sql`i.payer`)} as payer_name, i.customer, ${name(sql`i.customer`)} as customer_name,
  i.assignment, i.installment,
  case when i.installment is null then 1 else (
    select count(*)::int from invoice x
    where x.sorg = i.sorg and x.invoice_no = i.invoice_no and x.accounting_amount > 0
  ) end as installments,
  i.do_no, i.order_no, (select o.cust_po_no from "order" o
    where o.sorg = i.sorg and o.order_no = i.order_no and o.customer = i.customer) as cust_po_no,
  i.invoice_date, i.due_date,
  i.accounting_amount, i.open_amount, i.grand_total, i.tax, i.shipping_cost, i.discount,
  i.recycle_fee, i.surcharges, i.freight_allowance, i.early_payment_discount,
  i.early_payment_until, i.payment_discount, i.terms, i.expedition_name, i.expedition_tracking,
  i.notes, i.detail_notes, i.clearing_date, i.dunning_level, i.dunned_on, i.pdf, i.e_invoice,
  i.request_id, i.request_state, ${isDisputed('i')} as is_disputed`;

export const invoiceColumns = columnsOfInvoice(nameOfCustomer);

/** The key of item `i` in lists. */
export const keyOfItem: Readonly<Record<string, ListKey>> = {
  sorg: { column: sql`i.sorg`, type: 'text' },
  company_code: { column: sql`i.company_code`, type: 'text' },
  accounting_no: { column: sql`i.accounting_no`, type: 'text' },
  fiscal_year: { column: sql`i.fiscal_year`, type: 'integer' },
  line_item: { column: sql`i.line_item`, type: 'text' },
};

/** Joins the items whose keys `p` has. */
export const joinPlaced = sql`join invoice i on i.sorg = p.sorg and i.company_code = p.company_code
  and i.accounting_no = p.accounting_no and i.fiscal_year = p.fiscal_year
  and i.line_item = p.line_item`;

/** Items by due date; instalments of an invoice with the same one in their order. */
export const byDueDate = sql`i.due_date, i.invoice_no collate "C", i.installment,
  i.company_code collate "C", i.fiscal_year, i.accounting_no collate "C", i.line_item collate "C"`;

/**
 * The condition of a search on item `i`: numbers of the invoice, of its deliveries and orders, the customer's own
 * number of an order, and articles of its lines. The order is looked up by its number for each item: `exists` would
 * read all orders once.
 */
export function matches(pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`search_text(i.invoice_no) like ${pattern} or search_text(i.accounting_no) like ${pattern}
    or search_text(i.assignment) like ${pattern} or search_text(i.do_no) like ${pattern} or search_text(i.order_no) like ${pattern}
    or (select search_text(s.cust_po_no) like ${pattern} or search_text(s.sap_order_no) like ${pattern} from "order" s
      where s.sorg = i.sorg and s.order_no = i.order_no and s.customer = i.customer)
    or exists (select from invoice_line l
      left join "order" s
        on s.sorg = l.sorg and s.order_no = l.order_no and s.customer = i.customer
      where l.sorg = i.sorg and l.invoice_no = i.invoice_no
        and (search_text(l.do_no) like ${pattern} or search_text(l.order_no) like ${pattern}
          or search_text(s.cust_po_no) like ${pattern} or search_text(s.sap_order_no) like ${pattern}
          or search_text(l.article) like ${pattern} or search_text(l.article_display) like ${pattern}
          or search_text(l.name) like ${pattern}))`;
}
