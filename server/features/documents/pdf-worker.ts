import { Piscina } from 'piscina';
import type { PrintedTable } from '#shared/printed-table.ts';
import { tablePdf } from './table-pdf.ts';

/** What a worker thread of the pool runs, see pdf-pool.ts. */
export default async function makePdf(table: PrintedTable) {
  // Moved to the main thread instead of copied.
  return Piscina.move(new Uint8Array(await tablePdf(table)));
}
