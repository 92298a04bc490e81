import { ownScriptUrl } from '../device/own-script-url.ts';
import { type FileProblemCode, TableFileProblem } from './table-file-problem.ts';

/** The only request to a worker that reads files. */
export interface TableRequest {
  bytes: Uint8Array;
  /** Of a workbook with several sheets; null at first. */
  sheet: string | null;
}

/** A message of such a worker: how many rows it has read, and at the end the file or why it was not read. */
export type FromTableWorker<Content> =
  | { rows: number }
  | { file: Content }
  | { problem: FileProblemCode };

export interface OpenOptions {
  /** Of a workbook with several sheets; null at first. */
  sheet: string | null;
  signal: AbortSignal;
  onRows: (rows: number) => void;
}

function inWorker<Content>(
  workerUrl: string,
  request: TableRequest,
  { signal, onRows }: OpenOptions,
): Promise<Content> {
  const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' });
  return new Promise<Content>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = () => reject(new TableFileProblem('BROKEN'));
    worker.onmessage = ({ data }: MessageEvent<FromTableWorker<Content>>) => {
      if ('rows' in data) onRows(data.rows);
      else if ('file' in data) resolve(data.file);
      else reject(new TableFileProblem(data.problem));
    };
    worker.postMessage(request, [request.bytes.buffer]);
  }).finally(() => worker.terminate());
}

/**
 * Reads a file in a worker, so that its content neither blocks the page nor continues after "Cancel".
 * @throws TableFileProblem; the signal's reason
 */
export async function openInWorker<Content>(
  file: File,
  { workerUrl, maxBytes }: { workerUrl: string; maxBytes: number },
  options: OpenOptions,
): Promise<Content> {
  if (file.size > maxBytes) throw new TableFileProblem('TOO_BIG');
  const bytes = new Uint8Array(await file.arrayBuffer());
  options.signal.throwIfAborted();
  return await inWorker(workerUrl, { bytes, sheet: options.sheet }, options);
}
