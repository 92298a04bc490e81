import { csvText } from '#server/lib/table-export.ts';

/**
 * Empties cells of a CSV file that `batchCsv` has written; all other bytes stay.
 * @param rows cells by column that tell the rows apart
 */
export function blankCells(
  csv: string,
  rows: readonly Readonly<Record<string, string>>[],
  columns: readonly string[],
): string {
  const [header = [], ...lines] = readCells(csv);
  const isAsked = (cells: readonly string[]) =>
    rows.some((row) =>
      Object.entries(row).every(([name, value]) => cells[header.indexOf(name)] === csvText(value)),
    );
  const blanked = lines.map((cells) =>
    isAsked(cells)
      ? cells.map((cell, index) => (columns.includes(header[index] ?? '') ? '' : cell))
      : cells,
  );
  return [header, ...blanked].map((cells) => `${cells.join(',')}\n`).join('');
}

/** The cells of each line as they are written, with their quotes. */
function readCells(csv: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, cell = '', end] of csv.matchAll(/("(?:[^"]|"")*"|[^",\n]*)(,|\n)/gy)) {
    line.push(cell);
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
