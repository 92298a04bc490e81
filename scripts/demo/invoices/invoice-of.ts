import type { Row } from '../columns.ts';
import type { Dealer } from '../dealers.ts';
import type { Market, MarketKey } from '../markets.ts';
import type { Offer } from '../orders/offer.ts';

/**
 * The parties of an invoice: a company, the payer and the shop that got the goods; also its number among
 * theirs.
 */
export interface InvoiceOf {
  market: Market;
  dealer: Dealer;
  /** The dealer's number in the sales organisation, from 1. */
  index: number;
  nth: number;
  companyCode: string;
  today: string;
  offers: readonly Offer[];
  /** The unified code of the shop. */
  shop: string;
}

export interface InvoiceRows {
  invoices: Row<'invoices.csv'>[];
  lines: Row<'invoice_lines.csv'>[];
  disputes?: Row<'invoice_disputes.csv'>[];
  disputeResults?: Row<'invoice_dispute_results.csv'>[];
  /** The file in `invoices/` that the ERP wrote for it. */
  eInvoice?: { name: string; xml: string };
}

/** The tax as a fraction of the net amount. */
export const taxRates: Record<MarketKey, number> = { id: 0.11, us: 0, de: 0.19 };

/** A number of the ERP; invoices begin with 90, credit notes with 70, accounting documents with 18. */
export function invoiceNumber(kind: '90' | '70' | '18', of: InvoiceOf): string {
  const { market, index, nth } = of;
  return `${kind}${market.sorg[0]}${String(index).padStart(4, '0')}${String(nth).padStart(3, '0')}`;
}

/** Calculates in the smallest units of the currency, so that sums are exact. */
export const toMinor = (amount: number, { precision }: Market) =>
  Math.round(amount * 10 ** precision);
export const money = (minor: number, { precision }: Market) =>
  (minor / 10 ** precision).toFixed(precision);
