import { Piscina } from 'piscina';
import type { PrintedTable } from '#shared/printed-table.ts';
import { type PdfLooks, tablePdf } from './table-pdf.ts';

/** What a document is made of. */
export interface PdfJob {
  table: PrintedTable;
  looks: PdfLooks;
}

/** What a worker thread of the pool runs, see pdf-pool.ts. */
export default async function makePdf({ table, looks }: PdfJob) {
  // Moved to the main thread instead of copied.
  return Piscina.move(new Uint8Array(await tablePdf(table, looks)));
}
