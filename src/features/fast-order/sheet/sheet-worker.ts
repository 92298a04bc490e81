import { FileProblem } from './file-problem.ts';
import { type OrderFile, readOrderFile } from './read-order-file.ts';

/** The only request to the worker. */
export interface SheetAsk {
  bytes: Uint8Array;
  sheet: string | null;
}

export type FromSheetWorker =
  | { rows: number }
  | { file: OrderFile }
  | { problem: FileProblem['code'] };

const say = (message: FromSheetWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<SheetAsk>) => {
  readOrderFile(data.bytes, data.sheet, (rows) => say({ rows })).then(
    (file) => say({ file }),
    (error) => say({ problem: error instanceof FileProblem ? error.code : 'BROKEN' }),
  );
});
