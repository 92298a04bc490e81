import { TableFileProblem } from './table-file-problem.ts';
import type { FromTableWorker, TableRequest } from './table-worker.ts';

/** Answers the requests to a worker that reads files. */
export function serveTables<Content>(
  read: (
    bytes: Uint8Array,
    sheet: string | null,
    onRows: (rows: number) => void,
  ) => Promise<Content>,
): void {
  const say = (message: FromTableWorker<Content>) => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<TableRequest>) => {
    read(data.bytes, data.sheet, (rows) => say({ rows })).then(
      (file) => say({ file }),
      (error) => say({ problem: error instanceof TableFileProblem ? error.code : 'BROKEN' }),
    );
  });
}
