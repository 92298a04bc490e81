/** Articles that are analysed at once. */
export const mostCodes = 1_000;

const codeHeading =
  /^(?:code|sku|kode|articlecode|articleno|article|artikelnummer|artikel|référence)$/i;
const toHeading = (cell: string) => cell.replaceAll(/[ ._-]/g, '');

/**
 * The codes of a text that was typed, pasted, or read from a file, each once: parted by lines, tabs, commas and
 * semicolons. Where the first line names a column of codes, only that column counts.
 */
export function parseCodes(text: string): string[] {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.split(/[,;\t]/).map((cell) => cell.replaceAll('"', '').trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const column = lines[0]?.findIndex((cell) => codeHeading.test(toHeading(cell))) ?? -1;
  const cells = column < 0 ? lines.flat() : lines.slice(1).map((line) => line[column] ?? '');
  // The same code in other letters is the same one for the server, which answers it once.
  const codes = new Map(cells.filter(Boolean).map((code) => [code.toUpperCase(), code]));
  return [...codes.values()];
}
