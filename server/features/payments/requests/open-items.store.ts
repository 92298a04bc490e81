import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { isDisputed } from '#server/features/invoices/invoices.public.ts';
import { records } from '#server/feeds/records.store.ts';
import type { OpenItem } from './new-request.rules.ts';

/** More open items than a payer has. */
const mostItems = 20_000;

/**
 * Locks a payer until the transaction ends, so that its requests are made one after the other; its orders
 * and the feed may go on writing.
 */
export async function lockPayer(tx: Db, sorg: string, payer: string): Promise<void> {
  await sql`
    select from customer where sorg = ${sorg} and unified = ${payer} for no key update`.execute(tx);
}

/** The items of a payer that are not cleared, as the rules of selections read them. */
export async function openItems(tx: Db, sorg: string, payer: string): Promise<OpenItem[]> {
  const { rows } = await sql<OpenItem>`
    with open as (
      select * from invoice where sorg = ${sorg} and payer = ${payer} and clearing_date is null
      limit ${mostItems}
    ), counted as (
      select i.invoice_no, count(*)::int as items from invoice i
      where i.sorg = ${sorg} and i.accounting_amount > 0
        and i.invoice_no in (select invoice_no from open where installment is not null)
      group by i.invoice_no
    )
    select concat_ws('/', o.company_code, o.fiscal_year, o.accounting_no, o.line_item) as id,
      o.invoice_no as "invoiceNo", o.assignment, o.payer as "payerCode",
      o.company_code as "companyCode", o.due_date::text as "dueDate",
      o.open_amount as "accountingAmount", o.early_payment_discount as "earlyPaymentDiscount",
      o.early_payment_until::text as "earlyPaymentUntil", o.freight_allowance as "freightAllowance",
      case when o.installment is null then 1 else c.items end as installments, o.accounting_no as "accountingNo",
      o.fiscal_year as "fiscalYear", o.line_item as "lineItem",
      case o.request_state when 'pending' then 'Pending Payment'
        when 'waiting' then 'Waiting For Payment' else 'Open' end as status,
      ${isDisputed('o')} as "isDisputed"
    from open o left join counted c on c.invoice_no = o.invoice_no
    where o.open_amount <> 0
    order by o.due_date, o.invoice_no, o.line_item`.execute(tx);
  return rows;
}

/** How busy a user and a payer are. */
export async function requestCounts(
  tx: Db,
  of: { sorg: string; payer: string; merchant: string; userId: number },
): Promise<{ begun: number; open: number }> {
  const { rows } = await sql<{ begun: number; open: number }>`
    select
      (select count(*)::int from payment_request
        where user_id = ${of.userId} and created_at > now() - interval '1 hour') as begun,
      (select count(*)::int from payment_request
        where sorg = ${of.sorg} and payer = ${of.payer} and merchant = ${of.merchant}
          and status in ('pending', 'on processing')) as open`.execute(tx);
  return rows[0] ?? { begun: 0, open: 0 };
}

/** An item of a new request, with what is settled of it. */
export interface CoveredItem {
  item: OpenItem;
  amount: number;
  discountTaken: number;
  freightAllowanceTaken: number;
}

const itemTypes = {
  company_code: 'text',
  accounting_no: 'text',
  fiscal_year: 'int4',
  line_item: 'text',
  invoice_no: 'text',
  open_amount: 'int8',
  amount: 'int8',
  discount_taken: 'int8',
  freight_allowance_taken: 'int8',
};

/**
 * Lets a request cover its items. The open amounts are those it was computed from, and the unique index over
 * open items has the last word.
 * @returns false when another request covers one of them, or it has changed
 */
export async function coverItems(
  tx: Db,
  request: { externalId: string; sorg: string; state: 'pending' | 'waiting' },
  items: readonly CoveredItem[],
): Promise<boolean> {
  const rows = items.map(({ item, amount, discountTaken, freightAllowanceTaken }) => ({
    company_code: item.companyCode,
    accounting_no: item.accountingNo,
    fiscal_year: item.fiscalYear,
    line_item: item.lineItem,
    invoice_no: item.invoiceNo,
    open_amount: item.accountingAmount,
    amount,
    discount_taken: discountTaken,
    freight_allowance_taken: freightAllowanceTaken,
  }));
  const marked = await sql`
    update invoice i set request_id = ${request.externalId}, request_state = ${request.state}
    from ${records(rows, itemTypes)}
    where i.sorg = ${request.sorg} and i.company_code = r.company_code
      and i.accounting_no = r.accounting_no and i.fiscal_year = r.fiscal_year
      and i.line_item = r.line_item and i.open_amount = r.open_amount
      and i.request_id is null and i.clearing_date is null`.execute(tx);
  const covered = await sql`
    insert into payment_request_item (external_id, sorg, company_code, accounting_no, fiscal_year,
      line_item, invoice_no, amount, discount_taken, freight_allowance_taken)
    select ${request.externalId}, ${request.sorg}, r.company_code, r.accounting_no, r.fiscal_year,
      r.line_item, r.invoice_no, r.amount, r.discount_taken, r.freight_allowance_taken
    from ${records(rows, itemTypes)}
    on conflict do nothing`.execute(tx);
  const count = BigInt(rows.length);
  return marked.numAffectedRows === count && covered.numAffectedRows === count;
}
