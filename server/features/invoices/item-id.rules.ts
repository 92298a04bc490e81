import type { InvoiceRow } from './invoice-row.store.ts';

/** The key of an item in the ERP, unique within its sales organisation. */
export type ItemKey = Pick<
  InvoiceRow,
  'company_code' | 'fiscal_year' | 'accounting_no' | 'line_item'
>;

/** The id of an item (E369); the feed allows no tilde in its parts. */
export const itemIdOf = ({ company_code, fiscal_year, accounting_no, line_item }: ItemKey) =>
  [company_code, fiscal_year, accounting_no, line_item].join('~');

/** Parses an id of `itemIdOf`; null for any other text. */
export function parseItemId(id: string): ItemKey | null {
  const [, company_code = '', year, accounting_no = '', line_item = ''] =
    /^([^~\0]{1,40})~(\d{4})~([^~\0]{1,40})~([^~\0]{1,40})$/.exec(id) ?? [];
  if (!year) return null;
  return { company_code, fiscal_year: Number(year), accounting_no, line_item };
}
