import { useLingui } from '@lingui/react/macro';
import { limits } from '#shared/validation/limits.ts';
import { useCreditReason } from '#src/features/credit/credit.public.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { checkoutTexts } from './checkout.problems.ts';

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
  const problemText = useProblemText(checkoutTexts);
  const creditReason = useCreditReason();
  return ({ code, field, message, most }) => {
    if (code.startsWith(creditBlocked)) {
      const reason = creditReason(code.slice(creditBlocked.length).toLowerCase());
      return t`This customer is blocked for orders: ${reason}`;
    }
    const longest = field === 'custPoNo' ? limits.custPoNo : limits.notes;
    const limit = code === 'TOO_LONG' ? longest : most;
    return problemText({ code, field, message, ...(limit != null && { limit }) });
  };
}
