/** Characters at the start of a text that make a spreadsheet treat it as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * A text for a cell of a CSV or XLSX file, so that no program runs it as a formula: an apostrophe
 * goes before it, which spreadsheets do not show.
 */
export function exportCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}
