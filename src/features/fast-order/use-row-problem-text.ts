import { useLingui } from '@lingui/react/macro';
import type { LineProblem } from '#shared/order-lines/order-line.ts';
import { useBlockReason } from '#src/features/article-facts/article-facts.public.ts';
import { useQtyProblemText } from '#src/i18n/use-qty-problem-text.ts';
import { fullName } from '#src/lib/variant-text.ts';
import type { GridRow, RowProblem } from './grid.rules.ts';

/** Returns the problem of a row, in words; null for none. */
export function useRowProblemText(row: GridRow, problem: RowProblem): string | null {
  const { t } = useLingui();
  const qtyText = useQtyProblemText();
  const blocked = useBlockReason(row.product);
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
    CARTON: t`This is the code of a carton, and the number of pieces in it is not known. Choose the article and check the quantity.`,
    UNCHECKED: t`Not checked yet`,
  };
  switch (problem?.kind) {
    case 'line':
      return lines[problem.code];
    case 'code':
      return codes[problem.code];
    case 'blocked':
      return blocked ?? t`Cannot be ordered`;
    case 'qty':
      return qtyText(problem.code, { cell: true });
    case 'quota':
      return qtyText('OVER_QUOTA', problem);
    case 'stock':
      return qtyText('OVER_STOCK', problem);
    default:
      return null;
  }
}
