import { useLingui } from '@lingui/react/macro';

/** Returns why a request failed in words; empty for a reason that only the provider knows. */
export function useReasonText(): (reason: string) => string {
  const { t } = useLingui();
  const texts: Record<string, string> = {
    EXPIRED: t`It was not paid in time.`,
    RETURNED: t`The bank has taken the money back.`,
    DECLINED: t`The bank declined it. Ask your bank, or pay another way.`,
    CARD_DECLINED: t`The bank declined it. Ask your bank, or pay another way.`,
    INSUFFICIENT_FUNDS: t`The account did not have enough money.`,
    EXPIRED_CARD: t`The card has expired. Pay with another one.`,
    AUTHENTICATION_REQUIRED: t`It was not confirmed at the bank.`,
    SAVED_PAYMENT_GONE: t`This saved payment method no longer exists. Choose another.`,
    SECOND_STEP_REFUSED: t`It was not confirmed at the bank.`,
    NO_SUCH_METHOD: t`The provider does not offer this payment method. Choose another.`,
  };
  return (reason) => texts[reason] ?? '';
}

/** Returns why staff look at a request, in words (`held`). */
export function useHeldText(): (held: string) => string {
  const { t } = useLingui();
  const texts: Record<string, string> = {
    amount: t`Another amount arrived than was asked for.`,
    currency: t`The money arrived in another currency.`,
    late: t`The money arrived after the payment was over.`,
    returned: t`The bank has taken the money back.`,
  };
  return (held) => texts[held] ?? '';
}
