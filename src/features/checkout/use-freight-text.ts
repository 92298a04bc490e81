import { useLingui } from '@lingui/react/macro';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useCheckoutErrorText } from './use-checkout-error-text.ts';

interface FreightProblem {
  field: string;
  code: string;
  message: string;
  amount?: number | null;
}

/**
 * That shipping costs more than the buyer saw, with both amounts.
 * @returns takes the problem and the shipping seen, minor units; null where none was shown
 */
export function useFreightText(): (problem: FreightProblem, seen: number | null) => string {
  const { t } = useLingui();
  const money = useMoney();
  const errorText = useCheckoutErrorText();
  return (problem, seen) => {
    if (problem.amount == null) return errorText(problem);
    const now = money(problem.amount);
    if (seen === null) return t`Shipping costs ${now}. The total you saw was without it.`;
    return t`Shipping costs ${now}. You saw ${{ before: money(seen) }}.`;
  };
}
