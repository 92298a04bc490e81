import { mostUploadBytes } from '#shared/row-upload.ts';
import { type OpenOptions, openInWorker } from '#src/lib/table-file/table-worker.ts';
import type { UploadFile } from './read-upload-file.ts';
import workerUrl from './upload-worker.ts?worker&url';

/**
 * Reads a file of many records in a worker.
 * @throws TableFileProblem; the signal's reason
 */
export const openUploadFile = (file: File, options: OpenOptions): Promise<UploadFile> =>
  openInWorker(file, { workerUrl, maxBytes: mostUploadBytes }, options);
