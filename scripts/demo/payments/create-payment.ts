import { getDayIn } from '#shared/days.ts';
import {
  compareByDueDate,
  type InvoiceItem,
  isOpen,
  isPayable,
  type PaymentTerms,
  selectionKey,
} from '#shared/invoices/item.ts';
import { validateSelection } from '#shared/invoices/selection.rules.ts';
import type { PayingDealer, PlannedPayment } from './planned-payments.ts';
import type { PortalUser } from './portal-user.ts';

/** A payment request that the portal has made. */
export interface MadePayment {
  externalId: string;
  /** The page of the provider; null for a transfer. */
  redirectUrl: string | null;
  /** Minor units. */
  amount: number;
  payerName: string;
}

interface Method {
  id: string;
  paymentMerchants: { paymentDiscount: number }[];
}

type Item = InvoiceItem & { payerName: string };

/** Makes a payment request over the invoices that a dealer has to pay first. @throws when it is refused */
export async function createPayment(
  user: PortalUser,
  { payer, market }: PayingDealer,
  { method: paymentId, invoices: count, part, save = false }: PlannedPayment,
): Promise<MadePayment> {
  const { sorg, merchantName: merchant, currency, precision, timeZone } = market;
  const { openInvoiceV5 } = await user.ask('OpenInvoices', { payerCode: payer });
  const { payments } = await user.ask('InvoicePaymentMethods', { sorg });
  const method = (payments as Method[]).find(({ id }) => id === paymentId);
  const items: Item[] = openInvoiceV5.invoices;
  const chosen = chooseOldest(items, payer, count);
  const [first] = chosen;
  if (!first || !method) throw new Error(`${payer} has no invoice to pay by ${paymentId}`);
  const terms: PaymentTerms = {
    rule: null,
    payerCode: payer,
    today: getDayIn(timeZone),
    precision,
    allowPartialPayment: part !== undefined,
  };
  const { amounts } = validateSelection(items, new Set(chosen.map(selectionKey)), terms, {
    methodDiscount: method.paymentMerchants[0]?.paymentDiscount ?? 0,
    amount: part === undefined ? null : Math.round(first.accountingAmount * part),
  });
  const { payerName } = first;
  const { createInvoicePaymentRequestV3: answer } = await user.ask('CreateInvoicePaymentRequest', {
    paymentId,
    isPartialPayment: amounts.isPartial,
    extRefData: { shouldSavePayment: save },
    paymentRequestData: {
      amount: amounts.toPay,
      currency,
      payerCode: payer,
      payerName,
      merchant,
      positiveInvoiceNumbers: chosen.map(({ assignment }) => assignment),
    },
  });
  if (!answer.request) throw new Error(`${paymentId}: ${JSON.stringify(answer.userErrors)}`);
  return { ...answer.request, amount: amounts.toPay, payerName };
}

/** The payables of one company that are due first. */
function chooseOldest(items: readonly Item[], payer: string, count: number): Item[] {
  const payables = items
    .filter((item) => isPayable(item) && isOpen(item) && item.payerCode === payer)
    .sort(compareByDueDate);
  return payables
    .filter(({ companyCode }) => companyCode === payables[0]?.companyCode)
    .slice(0, count);
}
