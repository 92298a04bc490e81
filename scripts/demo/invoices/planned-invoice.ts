import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import type { Offer } from '../orders/offer.ts';
import { type Random, randomFor } from '../random.ts';
import {
  type InvoiceOf,
  type InvoiceRows,
  invoiceNumber,
  money,
  taxRates,
  toMinor,
} from './invoice-of.ts';
import type { PlannedItem } from './plan.ts';
import { creditNotes, terms } from './words.ts';

/** The invoice or credit note of a planned item. @param total its grand total, minor units; signed */
export function plannedInvoice(of: InvoiceOf, item: PlannedItem, total: number): InvoiceRows {
  const { market, today } = of;
  const invoiceNo = invoiceNumber(total < 0 ? '70' : '90', of);
  const random = randomFor(`invoice ${market.sorg} ${of.companyCode} ${invoiceNo}`);
  const net = Math.round(total / (1 + taxRates[market.key]));
  const { lines, rest } = linesFor(of, net, random);
  const invoiceDate = daysAfter(today, -item.age);
  const early = item.early ? Math.round(total * 0.02) : 0;
  const head = {
    sorg: market.sorg,
    companyCode: of.companyCode,
    invoiceNo,
    invoiceDate,
    accountingNo: invoiceNumber('18', of),
    fiscalYear: invoiceDate.slice(0, 4),
    payer: of.dealer.customer.unified,
    customer: of.shop,
    grandTotal: money(total, market),
    tax: money(total - net, market),
    shippingCost: money(rest, market),
    terms: terms(item.term)[market.language],
    earlyPaymentDiscount: money(early, market),
    earlyPaymentUntil: early > 0 ? daysAfter(today, 5) : '',
    freightAllowance: item.freightAllowance ? money(rest, market) : '',
    notes: total < 0 ? random.pick(creditNotes)[market.language] : '',
  };
  return {
    invoices: splitTotal(item, total).map((amount, part) => {
      const number = item.instalments > 1 ? part + 1 : '';
      const dueDate = daysAfter(invoiceDate, item.term + part * 30);
      const paid = Math.round(amount * item.paid);
      return {
        ...head,
        lineItem: String(part + 1).padStart(3, '0'),
        installment: number,
        dueDate,
        assignment: number === '' ? invoiceNo : `${invoiceNo}-${number}`,
        accountingAmount: money(amount, market),
        openAmount: paid > 0 ? money(amount - paid, market) : '',
        clearingDate: item.paidAfter === null ? '' : daysAfter(invoiceDate, item.paidAfter),
        dunningLevel: item.dunning,
        dunnedOn: item.dunning > 0 ? daysAfter(dueDate, item.dunning * 14) : '',
      };
    }),
    lines: lines.map((line, place) => ({
      sorg: market.sorg,
      invoiceNo,
      position: place + 1,
      ...line,
      taxRate: taxRates[market.key],
    })),
  };
}

/** Equal instalments; the last one has what is left. */
function splitTotal({ instalments }: PlannedItem, total: number): number[] {
  const part = Math.floor(total / instalments);
  return Array.from({ length: instalments }, (_, nth) =>
    nth < instalments - 1 ? part : total - part * (instalments - 1),
  );
}

type Line = Omit<Row<'invoice_lines.csv'>, 'sorg' | 'invoiceNo' | 'position'>;

/**
 * Finds goods for a net amount: dear ones first, then cheaper ones.
 * @returns the lines and the rest that no article fits into, which is freight
 */
function linesFor(
  { market, dealer, offers }: InvoiceOf,
  net: number,
  random: Random,
): { lines: Line[]; rest: number } {
  const sign = Math.sign(net);
  const list = String(dealer.customer.priceList);
  const priceOf = ({ prices }: Offer) => toMinor(Number(prices.get(list)), market);
  let rest = Math.abs(net);
  const lines: Line[] = [];
  // Some random articles are enough: the range of a large feed has millions.
  const some = Array.from({ length: Math.min(40, offers.length) }, () => random.pick(offers))
    .filter(({ prices }) => prices.has(list))
    .sort((a, b) => priceOf(b) - priceOf(a));
  for (const offer of new Set(some)) {
    const price = priceOf(offer);
    const most = offer.bike ? 3 : 20;
    const qty = price > 0 ? Math.min(most, Math.floor(rest / price)) : 0;
    if (qty === 0) continue;
    rest -= qty * price;
    lines.push({
      article: offer.code,
      name: offer.name,
      uom: offer.uom,
      qty: sign * qty,
      price: money(price, market),
      subTotal: money(sign * qty * price, market),
    });
  }
  return { lines, rest: sign * rest };
}
