import { useLingui } from '@lingui/react/macro';
import { maxQty } from '#shared/quantity.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import type { DraftProblem } from '../variant-draft.rules.ts';

/** A quantity problem in words. */
export function useQtyProblemText(): (
  problem: DraftProblem,
  quota: number | null,
  available: number | null,
) => string {
  const { t } = useLingui();
  const number = useNumber();
  return (problem, quota, available) => {
    const [most, limit, there] = [maxQty, quota ?? 0, available ?? 0].map(number);
    switch (problem) {
      case 'NOT_A_QUANTITY':
        return t`Whole pieces only`;
      case 'QTY_TOO_SMALL':
        return t`At least 1`;
      case 'QTY_TOO_LARGE':
        return t`At most ${most}`;
      case 'OVER_QUOTA':
        return t`At most ${limit} for you`;
      case 'OVER_STOCK':
        return t`Only ${there} available`;
    }
  };
}
