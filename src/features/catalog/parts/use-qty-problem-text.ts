import { useLingui } from '@lingui/react/macro';
import { maxQty } from '#shared/quantity.ts';
import type { DraftProblem } from '../variant-draft.rules.ts';

/** A quantity problem in words. */
export function useQtyProblemText(): (
  problem: DraftProblem,
  quota: number | null,
  available: number | null,
) => string {
  const { t } = useLingui();
  return (problem, quota, available) => {
    switch (problem) {
      case 'NOT_A_QUANTITY':
        return t`Whole pieces only`;
      case 'QTY_TOO_SMALL':
        return t`At least 1`;
      case 'QTY_TOO_LARGE':
        return t`At most ${maxQty}`;
      case 'OVER_QUOTA':
        return t`At most ${quota ?? 0} for you`;
      case 'OVER_STOCK':
        return t`Only ${available ?? 0} available`;
    }
  };
}
