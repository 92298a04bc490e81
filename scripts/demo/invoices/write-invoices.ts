import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { creditRows } from '../credits.ts';
import { openCsv } from '../csv.ts';
import { createDealer, dealerShare, unifiedCode } from '../dealers.ts';
import { type Market, markets } from '../markets.ts';
import { orderRows } from '../orders/order-rows.ts';
import { dealersWithOrders, plannedOrders } from '../orders/plan.ts';
import type { OrdersOptions } from '../orders/write-orders.ts';
import { withDispute } from './dispute.ts';
import { withEInvoice } from './e-invoice.ts';
import { type InvoiceOf, type InvoiceRows, toMinor } from './invoice-of.ts';
import { orderInvoice } from './order-invoice.ts';
import { type PlannedItem, plannedCleared, plannedOpen } from './plan.ts';
import { plannedInvoice } from './planned-invoice.ts';

/**
 * Writes two years of invoices: those of delivered orders, and others made up so that the open items of a dealer
 * add up to what `credits.csv` says of each company.
 */
export async function writeInvoices(
  folder: string,
  { dealers, today, offers }: OrdersOptions,
): Promise<Record<string, number>> {
  await mkdir(join(folder, 'invoices'), { recursive: true });
  const invoices = openCsv(folder, 'invoices.csv');
  const lines = openCsv(folder, 'invoice_lines.csv');
  const disputes = openCsv(folder, 'invoice_disputes.csv');
  const results = openCsv(folder, 'invoice_dispute_results.csv');
  for (const [place, market] of markets.entries()) {
    const share = dealerShare(dealers, place, markets.length);
    const own = offers.get(market.sorg) ?? [];
    for (let index = 1; index <= share; index += 1) {
      const rows = createDealerInvoices({ market, index, today, offers: own }, share);
      await invoices.write(rows.flatMap((one) => one.invoices));
      await lines.write(rows.flatMap((one) => one.lines));
      await disputes.write(rows.flatMap((one) => one.disputes ?? []));
      await results.write(rows.flatMap((one) => one.disputeResults ?? []));
      for (const { eInvoice } of rows)
        if (eInvoice) await writeFile(join(folder, 'invoices', eInvoice.name), eInvoice.xml);
    }
  }
  await Promise.all([invoices, lines, disputes, results].map((writer) => writer.end()));
  return {
    'invoices.csv': invoices.rows,
    'invoice_lines.csv': lines.rows,
    'invoice_disputes.csv': disputes.rows,
    'invoice_dispute_results.csv': results.rows,
  };
}

/** A second shop whose goods the dealer pays. */
const otherShop = ({ sorg }: Market, index: number, dealers: number) =>
  unifiedCode(sorg, index < dealers ? index + 1 : 1);

type DealerInvoices = Pick<InvoiceOf, 'market' | 'index' | 'today' | 'offers'>;

/** Returns the invoices that a dealer pays. @param share the dealers of the sales organisation */
export function createDealerInvoices(of: DealerInvoices, share: number): InvoiceRows[] {
  const { market, index } = of;
  const shops = { own: unifiedCode(market.sorg, index), other: otherShop(market, index, share) };
  return createInvoices({ ...of, offers: of.offers.filter(({ sold }) => sold) }, shops);
}

function createInvoices(
  { market, index, today, offers }: DealerInvoices,
  shops: { own: string; other: string },
): InvoiceRows[] {
  const dealer = createDealer(market, index);
  let nth = 0;
  const next = (companyCode: string, shop = shops.own): InvoiceOf => {
    nth += 1;
    return { market, dealer, index, nth, companyCode, today, offers, shop };
  };
  const rows: InvoiceRows[] = [];
  const add = (companyCode: string, item: PlannedItem, total: number) => {
    const of = next(companyCode, item.otherShop ? shops.other : shops.own);
    rows.push(withDispute(of, item, withEInvoice(of, plannedInvoice(of, item, total))));
  };
  const credits = creditRows(market, index, dealer.customer);
  for (const { companyCode, openInvoice } of credits) {
    const open = toMinor(Number(openInvoice), market);
    for (const [item, total] of splitDebt(plannedOpen(market.sorg, index), open))
      add(String(companyCode), item, total);
  }
  if (index > dealersWithOrders) return rows;
  const own = String(credits[0]?.companyCode);
  const usual = toMinor(Number(dealer.customer.creditLimit), market);
  for (const item of plannedCleared(market.sorg, index))
    add(own, item, Math.round((usual * item.share) / 4));
  for (const [before, plan] of plannedOrders(market.sorg, index).entries()) {
    const order = { market, dealer, index, nth: before + 1, today };
    rows.push(orderInvoice(next(own), orderRows(order, plan, offers)));
  }
  return rows;
}

/**
 * The grand totals of open items whose open amounts add up to `open`, minor units. What has been paid of an item
 * comes on top; the last item takes what rounding left. Nothing for an account without debt.
 */
function splitDebt(items: readonly PlannedItem[], open: number): [PlannedItem, number][] {
  if (open <= 0) return [];
  let left = open;
  return items.map((item, nth) => {
    const isLast = nth === items.length - 1;
    const amount = isLast ? left : Math.round(open * item.share);
    left -= amount;
    return [item, item.paid > 0 ? findGross(amount, item.paid) : amount];
  });
}

/** The smallest total of which `amount` is left when this part of it, rounded, is paid. */
function findGross(amount: number, paid: number): number {
  let total = Math.floor(amount / (1 - paid));
  while (total - Math.round(total * paid) < amount) total += 1;
  return total;
}
