import { time } from './time.ts';
import '#src/features/generated/features.offline.ts';
import '#src/offline/testing/plain-operations.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { type Outcome, runSeed } from './seed.ts';
import { startSimServer } from './server.ts';

// Runs the seeds it is told, one after the other, with a server and a clock of its own.

/** What a worker is told at its start. */
export interface Orders {
  /** Null: as long as the seed says. */
  steps: number | null;
  trace: boolean;
}

/** What it tells: that it is ready for the first seed, and what became of each. */
export type Report = 'ready' | Outcome;

const { steps, trace } = workerData as Orders;
const print = trace ? (event: string) => console.log(event) : undefined;
// Thousands of errors are part of the play; whoever wants to know more of one runs its seed again.
if (!trace) Error.stackTraceLimit = 4;
const server = await startSimServer((statement) => time.inDatabase(statement));
parentPort?.on('message', async (seed: number) => {
  parentPort?.postMessage((await runSeed(server, seed, steps, print)) satisfies Report);
});
parentPort?.postMessage('ready' satisfies Report);
