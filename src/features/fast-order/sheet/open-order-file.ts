import { type OpenOptions, openInWorker } from '#src/lib/table-file/table-worker.ts';
import { maxFileBytes } from './max-file-bytes.ts';
import type { OrderFile } from './read-order-file.ts';
import workerUrl from './sheet-worker.ts?worker&url';

/**
 * Reads an order file in a worker.
 * @throws TableFileProblem; the signal's reason
 */
export const openOrderFile = (file: File, options: OpenOptions): Promise<OrderFile> =>
  openInWorker(file, { workerUrl, maxBytes: maxFileBytes }, options);
