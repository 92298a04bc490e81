import { OrderFileProblem } from './order-file-problem.ts';
import { type OrderFile, readOrderFile } from './read-order-file.ts';

/** The only request to the worker. */
export interface SheetRequest {
  bytes: Uint8Array;
  sheet: string | null;
}

export type FromSheetWorker =
  | { rows: number }
  | { file: OrderFile }
  | { problem: OrderFileProblem['code'] };

const say = (message: FromSheetWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  readOrderFile(data.bytes, data.sheet, (rows) => say({ rows })).then(
    (file) => say({ file }),
    (error) => say({ problem: error instanceof OrderFileProblem ? error.code : 'BROKEN' }),
  );
});
