import { time } from './time.ts';
import '#src/features/generated/features.offline.ts';
import './report-operation.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { type Outcome, runSeed } from './seed.ts';
import { startSimServer } from './server.ts';

// Runs the seeds it receives, one after the other, with a separate server and clock.

/** The data with which a worker starts. */
export interface Orders {
  /** Null: as long as the seed says. */
  steps: number | null;
  trace: boolean;
}

/** The messages of a worker: it is ready for the first seed, or the outcome of a seed. */
export type Report = 'ready' | Outcome;

const { steps, trace } = workerData as Orders;
const print = trace ? (event: string) => console.log(event) : undefined;
// Thousands of errors are expected, so stack traces are short. Running a single seed with a trace shows them
// in full.
if (!trace) Error.stackTraceLimit = 4;
const server = await startSimServer((statement) => time.inDatabase(statement));
parentPort?.on('message', async (seed: number) => {
  parentPort?.postMessage((await runSeed(server, seed, steps, print)) satisfies Report);
});
parentPort?.postMessage('ready' satisfies Report);
