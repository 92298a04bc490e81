// How texts are written into CSV files so that no spreadsheet runs them, and how they are read again.

/** A text that a spreadsheet takes for a formula; also one that only the apostrophe before it keeps from that. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** Spreadsheets show '0012 as 0012. */
const quotedNumber = /^'+\d/;

/**
 * A text for a cell of a CSV file: an apostrophe goes before what looks like a formula, which spreadsheets do not show.
 * A workbook has types and needs none.
 */
export function exportCell(text: string): string {
  return formulaStart.test(text) || quotedNumber.test(text) ? `'${text}` : text;
}

/** An escape of ours, or a code whose zeros an apostrophe keeps; `'68 Comeback` is a name. */
const escapedNumber = /^'(?:'+\d|\d\S*$)/;

/** Reads a cell that `exportCell`, or a spreadsheet that keeps zeros by `'0012` or `="0012"`, has written. */
export function readExportedCell(text: string): string {
  if (text.startsWith("'"))
    return formulaStart.test(text) || escapedNumber.test(text) ? text.slice(1) : text;
  const isQuoted = text.startsWith('="') && text.endsWith('"') && text.length > 2;
  const inner = isQuoted ? text.slice(2, -1) : '"';
  return inner.includes('"') ? text : inner;
}
