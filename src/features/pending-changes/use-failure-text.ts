import { useLingui } from '@lingui/react/macro';
import { checkoutOperation } from '#src/features/checkout/checkout.public.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** Why a change is not sent, in words. What is wrong with an order is told line by line on its own screen. */
export function useFailureText(): (entry: OutboxEntry) => string {
  const { t } = useLingui();
  const problemText = useProblemText();
  return ({ operation, state, failure }) => {
    if (!failure) return '';
    const judged = state === 'parked' && failure.field !== undefined;
    if (operation === checkoutOperation && judged)
      return t`It is not as you saw it any more, or something is in the way: open it and decide.`;
    return problemText(failure);
  };
}
