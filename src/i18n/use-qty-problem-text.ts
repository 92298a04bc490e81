import { useLingui } from '@lingui/react/macro';
import type { QtyTextProblem } from '#shared/order-lines/order-line.ts';
import { maxQty } from '#shared/quantity.ts';

/** Why a quantity of an article is not taken: as it is written, or with what is in the cart already. */
export type QtyRefusal = QtyTextProblem | 'OVER_QUOTA' | 'OVER_STOCK';

export interface QtyFacts {
  /** The fewest pieces; 1 where it is not said. */
  least?: number;
  quota?: number | null;
  available?: number | null;
  /** Pieces in the cart that count too; `some` does not say how many. */
  inCart?: number | 'some';
  /** It is in a cell of a table, where it may be missing. */
  cell?: boolean;
}

/** Returns a function that says why a quantity is not taken (C064, N057, M044). */
export function useQtyProblemText(): (problem: QtyRefusal, facts?: QtyFacts) => string {
  const { t } = useLingui();
  return (problem, { least = 1, quota, available, inCart = 0, cell = false } = {}) => {
    switch (problem) {
      case 'NOT_A_QUANTITY':
        return t`This is not a quantity`;
      case 'NO_QUANTITY':
        return cell ? t`The quantity is missing` : t`This is not a quantity`;
      case 'DATE':
        return cell
          ? t`There is a date where the quantity should be`
          : t`This is a date, not a quantity`;
      case 'FRACTION':
        return t`Whole pieces only`;
      case 'OTHER_UNIT':
        return t`Pieces only, no other unit`;
      case 'AMBIGUOUS_NUMBER':
        return t`This number can be read in more than one way`;
      case 'FOREIGN_DIGITS':
        return t`Write the quantity with the digits 0 to 9`;
      case 'QTY_TOO_SMALL':
        return least > 1 ? t`At least ${least}` : t`At least 1`;
      case 'QTY_TOO_LARGE':
        return t`At most ${maxQty}`;
      case 'OVER_QUOTA':
        if (inCart === 'some') return t`At most ${quota} for you, with what is in the cart`;
        return inCart > 0
          ? t`At most ${quota} for you, ${inCart} are in the cart`
          : t`At most ${quota} for you`;
      case 'OVER_STOCK':
        if (inCart === 'some') return t`Only ${available} available, with what is in the cart`;
        return inCart > 0
          ? t`Only ${available} available, ${inCart} are in the cart`
          : t`Only ${available} available`;
    }
  };
}
