import { aliasProblem } from './order-lists.ts';
import { checkQty, parseQty } from './quantity.ts';

const longestCode = 200;

/** Checks cells of files of own numbers and dealer stock; each returns the code of what is wrong, or null. */
export const uploadCellRules = {
  ownNumber: (cell: string): string | null => aliasProblem(cell),
  /** An article number or an EAN; whether there is such an article is another question. */
  articleCode(cell: string): string | null {
    if (cell.trim() === '') return 'REQUIRED';
    return cell.length > longestCode ? 'TOO_LONG' : null;
  },
  qty(cell: string): string | null {
    if (cell.trim() === '') return 'REQUIRED';
    const qty = parseQty(cell);
    return qty === null ? 'NOT_A_QUANTITY' : checkQty(qty, null);
  },
};
