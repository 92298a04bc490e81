import { maxPrintedCells, maxPrintedRows } from './printed-table.ts';

/** Most rows of a spreadsheet or CSV file that the server makes of a list. */
export const mostExportRows = 100_000;

/** Most rows of a list on paper. */
export const mostPaperRows = (columns: number): number =>
  Math.min(maxPrintedRows, Math.floor(maxPrintedCells / columns));
