import { csvText, decimalText } from '#server/lib/table-export.ts';

/** How a column is written: amounts need the decimals of the row's currency. */
export type ColumnKind = 'text' | 'number' | 'amount';

/** A row as the database gives it, by column; amounts in minor units. */
export type ExportRow = Record<string, string | number | boolean | null> & { precision: number };

/** Rows as a CSV file in the form of the feed. */
export function batchCsv(columns: Record<string, ColumnKind>, rows: readonly ExportRow[]): string {
  const lines = rows.map((row) =>
    Object.entries(columns)
      .map(([name, kind]) => toCell(row[name] ?? null, kind, row.precision))
      .join(','),
  );
  return `${[Object.keys(columns).join(','), ...lines].join('\n')}\n`;
}

function toCell(value: string | number | boolean | null, kind: ColumnKind, precision: number) {
  if (value === null) return '';
  if (kind === 'number') return String(Number(value));
  if (kind === 'amount') return decimalText(Number(value), precision);
  return csvText(String(value));
}
