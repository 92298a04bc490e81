import { useLingui } from '@lingui/react/macro';
import { limits } from '#shared/validation/limits.ts';
import { useCreditReason } from '#src/features/credit/credit.public.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useValidationText } from '#src/i18n/use-validation-text.ts';
import { fieldOf } from './checkout.rules.ts';

interface CheckoutError {
  field: string;
  code: string;
  message: string;
  /** The most that is possible, where the host tells it. */
  most?: number | null;
}

const creditBlocked = 'CREDIT_BLOCKED_';

/** A checkout error in words, by its code; the field decides the rest. */
export function useCheckoutErrorText(): (error: CheckoutError) => string {
  const { t } = useLingui();
  const problemText = useProblemText();
  const ruleText = useValidationText();
  const creditReason = useCreditReason();
  const missingText = useMissingText();
  return ({ code, field, message, most }) => {
    if (code.startsWith(creditBlocked)) {
      const reason = creditReason(code.slice(creditBlocked.length).toLowerCase());
      return t`This customer is blocked for orders: ${reason}`;
    }
    switch (code) {
      case 'REQUIRED':
        return missingText(field) ?? problemText({ code, message });
      case 'SHIP_TO_CHANGED':
        return t`This address has changed. Choose again.`;
      case 'UNKNOWN_PAYMENT':
        return t`This way of paying is no longer offered. Choose again.`;
      case 'UNKNOWN_SHIPMENT':
        return t`This way of shipping is no longer offered. Choose again.`;
      case 'BAD_DATE':
        return t`Choose a day from tomorrow to a year from now`;
      case 'CLOSED_DAY':
        return t`Nothing is delivered on this day. Choose another.`;
      case 'TOO_MANY_DATES':
        return t`Too many delivery days for one checkout`;
      case 'PRICE_CHANGED':
        return t`The price has changed. Check the cart and order again.`;
      case 'FREIGHT_CHANGED':
        return t`The shipping costs have changed`;
      case 'STOCK_CHANGED':
        return t`Fewer in stock than you saw`;
      case 'ARRIVAL_CHANGED':
        return t`Arrives later than you saw`;
      case 'REPLACED':
        return t`Replaced by another article`;
      case 'EXCEEDS_STOCK':
        if (most == null) return problemText({ code });
        return t`More than we have in stock, which is ${most}`;
      case 'CREDIT_BLOCKED':
        return t`This customer is blocked for orders. Please contact us.`;
      case 'ORDER_LIMIT':
        return field === 'products'
          ? t`The order is worth more than may be ordered at once. Split it by date, or contact us.`
          : t`The order exceeds the credit limit`;
      case 'TOTAL_TOO_LARGE':
        return t`This is too much for one order. Split it into several.`;
      case 'TOO_MANY_LINES':
        return t`Too many lines for one order. Split it into several.`;
      case 'CHECKOUT_OFF':
        return t`Orders cannot be placed here at the moment`;
      case 'IDEMPOTENCY_MISMATCH':
        return t`This order was placed before. Look at your orders before you order again.`;
      default:
        return (
          ruleText(code, field === 'custPoNo' ? limits.poNumber : limits.notes) ??
          problemText({ code, message })
        );
    }
  };
}

/** What is still to be chosen, as a sentence beside the field of the form or of the server. */
function useMissingText(): (field: string) => string | null {
  const { t } = useLingui();
  return (field) => {
    switch (fieldOf(field) ?? field) {
      case 'shipto':
        return t`Choose where it is to be shipped.`;
      case 'rateId':
        return t`Choose how it is to be shipped.`;
      case 'paymentId':
        return t`Choose how you pay.`;
      default:
        return null;
    }
  };
}
