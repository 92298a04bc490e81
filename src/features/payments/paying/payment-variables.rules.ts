import { isPayable } from '#shared/invoices/item.ts';
import type { SelectionValidation } from '#shared/invoices/selection.rules.ts';
import type { PaymentMethod, SavedPayment } from '../payments.queries.ts';
import type { UnansweredPayment } from './unanswered-payment.ts';

/** How the payer pays, as chosen on the page. */
export interface PaymentWay {
  method: PaymentMethod;
  /** Null: the payer enters one on the provider's page. */
  saved: SavedPayment | null;
  /** Whether the provider keeps what is entered, and whether others of the payer may use it. */
  save: boolean;
  share: boolean;
}

/** The payer and the merchant of a payment, with its currency. */
interface PaymentParties {
  payerCode: string;
  payerName: string;
  merchant: string;
  currency: string;
}

/** The discount of a method, a fraction (E416). */
export const methodDiscountOf = ({ paymentMerchants }: PaymentMethod): number =>
  paymentMerchants[0]?.paymentDiscount ?? 0;

/**
 * Whether the payer enters a card or an account on the provider's page (B207). With a virtual account, or without
 * a provider, the payer transfers the amount.
 */
export const isHosted = ({ type, paymentMerchants }: PaymentMethod): boolean =>
  Boolean(paymentMerchants[0]?.extPaymentGatewayId) && !/virtual account/i.test(type);

/** The body of a payment request: what the payer saw (E440 to E451). */
export function toPaymentVariables(
  { chosen, amounts }: Pick<SelectionValidation, 'chosen' | 'amounts'>,
  { method, saved, save, share }: PaymentWay,
  parties: PaymentParties,
): UnansweredPayment['variables'] {
  const isSaving = isHosted(method) && saved === null && save;
  const payables = chosen.filter(isPayable);
  const deductions = chosen.filter((item) => !isPayable(item));
  return {
    paymentId: method.id,
    isPartialPayment: amounts.isPartial,
    extRefData: {
      savedPaymentId: saved?.id ?? null,
      display: saved?.display ?? null,
      shouldSavePayment: isSaving,
      shareSavedPayment: isSaving && share,
    },
    paymentRequestData: {
      ...parties,
      amount: amounts.toPay,
      positiveInvoiceNumbers: payables.map(({ assignment }) => assignment),
      // Items of one credit note are selected together.
      negativeInvoiceNumbers: [...new Set(deductions.map(({ invoiceNo }) => invoiceNo))],
    },
  };
}
