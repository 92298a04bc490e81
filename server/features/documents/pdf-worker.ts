import { Piscina } from 'piscina';
import type { PrintedTable } from '#shared/printed-table.ts';
import { type PdfLooks, tablePdf } from './table-pdf.ts';

/** The content of a document. */
export interface PdfJob {
  table: PrintedTable;
  looks: PdfLooks;
}

/** Runs in a worker thread of the pool, see pdf-pool.ts. */
export default async function makePdf({ table, looks }: PdfJob) {
  // Moved to the main thread instead of copied.
  return Piscina.move(new Uint8Array(await tablePdf(table, looks)));
}
