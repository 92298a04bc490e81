import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The condition that an item has a dispute that is not over.
 * @param item alias of the table `invoice`
 */
export function isDisputed(item: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${item}.${name}`);
  // The statuses are written as in the predicate of the index invoice_dispute_running.
  return sql<SqlBool>`exists (select from invoice_dispute d
    where d.sorg = ${column('sorg')} and d.company_code = ${column('company_code')}
      and d.accounting_no = ${column('accounting_no')} and d.fiscal_year = ${column('fiscal_year')}
      and d.line_item = ${column('line_item')} and d.status in ('open', 'accepted'))`;
}
