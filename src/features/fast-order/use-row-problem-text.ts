import { useLingui } from '@lingui/react/macro';
import type { LineProblem, QtyTextProblem } from '#shared/order-lines/order-line.ts';
import { maxQty } from '#shared/quantity.ts';
import { useBlockReason } from '#src/features/article-facts/article-facts.public.ts';
import { fullName } from '#src/lib/variant-text.ts';
import type { GridRow, RowProblem } from './grid.rules.ts';

/** Returns the problem of a row, in words; null for none. */
export function useRowProblemText(row: GridRow, problem: RowProblem): string | null {
  const { t } = useLingui();
  const blocked = useBlockReason({ blocked: row.product?.blocked ?? null });
  const [guess] = row.guesses;
  const successor = guess ? `${guess.product.article_code_display} ${fullName(guess.product)}` : '';
  const lines: Record<LineProblem, string> = {
    NO_CODE: t`No article code in this row. Merged cells count in their first row only.`,
    CODE_IS_DATE: t`The spreadsheet has made a date of the code`,
    CELL_ERROR: t`A formula in this row has failed`,
    TOO_LONG: t`Too long for an article code`,
  };
  const codes = {
    UNKNOWN: t`No article has this code`,
    UNSURE: t`This can be read in more than one way. Choose what is meant.`,
    REPLACED: t`No longer available. Replaced by ${successor}`,
    UNCHECKED: t`Not checked yet`,
  };
  const qtys: Record<QtyTextProblem, string> = {
    NOT_A_QUANTITY: t`This is not a quantity`,
    FRACTION: t`Whole pieces only`,
    QTY_TOO_SMALL: t`At least 1`,
    QTY_TOO_LARGE: t`At most ${maxQty}`,
    AMBIGUOUS_NUMBER: t`This number can be read in more than one way`,
    FOREIGN_DIGITS: t`Write the quantity with the digits 0 to 9`,
    DATE: t`There is a date where the quantity should be`,
    NO_QUANTITY: t`The quantity is missing`,
  };
  switch (problem?.kind) {
    case 'line':
      return lines[problem.code];
    case 'code':
      return codes[problem.code];
    case 'blocked':
      return blocked ?? t`Cannot be ordered`;
    case 'qty':
      return qtys[problem.code];
    case 'quota': {
      const { quota, inCart } = problem;
      return inCart > 0
        ? t`At most ${quota} for you, ${inCart} are in the cart`
        : t`At most ${quota} for you`;
    }
    case 'stock': {
      const { available, inCart } = problem;
      return inCart > 0
        ? t`Only ${available} available, ${inCart} are in the cart`
        : t`Only ${available} available`;
    }
    default:
      return null;
  }
}
