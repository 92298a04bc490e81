import { ownScriptUrl } from '#src/lib/own-script-url.ts';
import { maxFileBytes, OrderFileProblem } from './order-file-problem.ts';
import type { OrderFile } from './read-order-file.ts';
import type { FromSheetWorker, SheetRequest } from './sheet-worker.ts';
import workerUrl from './sheet-worker.ts?worker&url';

interface Options {
  /** Of a workbook with several sheets; null at first. */
  sheet: string | null;
  signal: AbortSignal;
  onRows: (rows: number) => void;
}

function inWorker(request: SheetRequest, { signal, onRows }: Options): Promise<OrderFile> {
  const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' });
  return new Promise<OrderFile>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = () => reject(new OrderFileProblem('BROKEN'));
    worker.onmessage = ({ data }: MessageEvent<FromSheetWorker>) => {
      if ('rows' in data) onRows(data.rows);
      else if ('file' in data) resolve(data.file);
      else reject(new OrderFileProblem(data.problem));
    };
    worker.postMessage(request, [request.bytes.buffer]);
  }).finally(() => worker.terminate());
}

/**
 * Reads an order file in a worker, so that its content neither blocks the page nor continues after
 * "Cancel".
 * @throws OrderFileProblem; the signal's reason
 */
export async function openOrderFile(file: File, options: Options): Promise<OrderFile> {
  if (file.size > maxFileBytes) throw new OrderFileProblem('TOO_BIG');
  const bytes = new Uint8Array(await file.arrayBuffer());
  options.signal.throwIfAborted();
  return await inWorker({ bytes, sheet: options.sheet }, options);
}
