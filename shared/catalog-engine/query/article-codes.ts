import type { ArticleRow } from '../rows.ts';
import { lowered } from './words.ts';

/** Whether a text is the code or EAN of an article. An EAN-13 that begins with 0 may be kept as a UPC-A. */
export function isCodeOf(row: ArticleRow, text: string): boolean {
  const small = lowered(text);
  const codes = [row.code, row.code_display, row.old_code];
  return (
    codes.some((code) => code !== null && lowered(code) === small) ||
    (row.ean !== null && (row.ean === small || row.ean === `0${text}`))
  );
}
