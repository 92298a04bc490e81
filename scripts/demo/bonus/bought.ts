import { unifiedCode } from '../dealers.ts';
import { toMinor } from '../invoices/invoice-of.ts';
import { createDealerInvoices } from '../invoices/write-invoices.ts';
import type { Market } from '../markets.ts';
import type { Offer } from '../orders/offer.ts';

/** A line of an invoice that a dealer got goods by. */
export interface BoughtLine {
  invoiceNo: string;
  position: number;
  day: string;
  offer: Offer;
  qty: number;
  /** Minor units. */
  net: number;
}

interface Source {
  market: Market;
  share: number;
  today: string;
  /** All offers, also those that are not sold any more. */
  offers: readonly Offer[];
}

/** Returns what a dealer bought, as the feed's invoices say it; also what the dealer before it paid. */
export function boughtLines({ market, share, today, offers }: Source, index: number): BoughtLine[] {
  const customer = unifiedCode(market.sorg, index);
  const byCode = new Map(offers.map((offer) => [offer.code, offer]));
  const of = (dealer: number) =>
    createDealerInvoices({ market, index: dealer, today, offers }, share);
  const rows = [...(index > 1 ? of(index - 1) : []), ...of(index)];
  return rows.flatMap(({ invoices: [head], lines }) =>
    head?.customer !== customer
      ? []
      : lines.flatMap((line) => {
          const offer = byCode.get(String(line.article));
          if (!offer) return [];
          return {
            invoiceNo: String(line.invoiceNo),
            position: Number(line.position),
            day: String(head.invoiceDate),
            offer,
            qty: Number(line.qty),
            net: toMinor(Number(line.subTotal), market),
          };
        }),
  );
}
