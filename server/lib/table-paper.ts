import type { PrintedTable } from '#shared/printed-table.ts';
import type { ExportColumn, TableExport } from './table-export.ts';

/** How a reader's language and host write the cells of a list on paper. */
interface PaperFormats {
  money(minor: number): string;
  /** @param day YYYY-MM-DD */
  hostDay(day: string): string;
  number(value: number): string;
}

/** Most characters of a cell on paper. */
const mostCharacters = 300;

/** Reads the rows of a list that goes on paper. @param facts lines under its title */
export async function readPaper(
  { list, columns, portions }: TableExport<unknown>,
  facts: readonly string[],
  formats: PaperFormats,
): Promise<PrintedTable> {
  const rows: string[][] = [];
  for await (const portion of portions)
    for (const row of portion) rows.push(columns.map((column) => cellText(column, row, formats)));
  return {
    title: list,
    facts: facts.filter(Boolean),
    columns: columns.map(({ header, kind, width = 18 }) => ({
      text: header,
      width,
      numeric: kind === 'number' || kind === 'amount',
    })),
    rows,
    totals: [],
    note: '',
  };
}

function cellText(
  { kind, value }: ExportColumn<unknown>,
  row: unknown,
  { money, hostDay, number }: PaperFormats,
): string {
  const cell = value(row);
  if (cell === null) return '';
  if (kind === 'amount') return money(Number(cell));
  if (kind === 'day') return hostDay(String(cell));
  return kind === 'number' ? number(Number(cell)) : String(cell).slice(0, mostCharacters);
}
