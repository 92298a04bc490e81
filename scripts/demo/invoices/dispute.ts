import { daysAfter } from '../dates.ts';
import { type InvoiceOf, type InvoiceRows, money, toMinor } from './invoice-of.ts';
import type { PlannedItem } from './plan.ts';
import { acceptedDispute, acceptedNote, openDispute } from './words.ts';

/** Adds the dispute of a planned item: for the first dealer of a market, with the dealer's own company. */
export function withDispute(of: InvoiceOf, item: PlannedItem, rows: InvoiceRows): InvoiceRows {
  const { market, dealer, index, companyCode, today } = of;
  const [head] = rows.invoices;
  const isOwn = companyCode === String(dealer.customer.companyCode);
  if (item.dispute === null || index !== 1 || !isOwn || !head) return rows;
  const isOpen = item.dispute === 'open';
  const disputeId = `DSP-${head.invoiceNo}`;
  const openAmount = toMinor(Number(head.openAmount || head.accountingAmount), market);
  return {
    ...rows,
    disputes: [
      {
        sorg: market.sorg,
        disputeId,
        companyCode,
        accountingNo: head.accountingNo,
        fiscalYear: head.fiscalYear,
        lineItem: head.lineItem,
        reason: isOpen ? 'quantity' : 'price',
        description: (isOpen ? openDispute : acceptedDispute)[market.language],
        amount: isOpen ? money(Math.ceil(openAmount / 10), market) : '',
        openedOn: daysAfter(today, -1),
      },
    ],
    disputeResults: isOpen
      ? []
      : [
          {
            sorg: market.sorg,
            disputeId,
            status: 'accepted',
            note: acceptedNote[market.language],
            decidedOn: today,
          },
        ],
  };
}
