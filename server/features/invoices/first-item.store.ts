import { type SqlBool, sql } from 'kysely';

/**
 * The condition that `invoice i` is the first item of its invoice. Instalments share an invoice number, whose lines count
 * once: for the customer and on the day of this item. The kept sales figures follow the same rule (0220-sales-figures.sql).
 */
export const isFirstItem = sql<SqlBool>`not exists (
  select from invoice e where e.sorg = i.sorg and e.invoice_no = i.invoice_no
    and (e.invoice_date, e.company_code, e.accounting_no, e.fiscal_year, e.line_item)
      < (i.invoice_date, i.company_code, i.accounting_no, i.fiscal_year, i.line_item))`;
