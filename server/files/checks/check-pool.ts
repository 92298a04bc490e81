import { Piscina } from 'piscina';
import { BadContent, type FileKind } from '../file-rules.ts';
import type { Checked } from './check-worker.ts';

/** Honest files take some hundred milliseconds; on a busy machine, many times as long. */
const longest = 15_000;

const pool = new Piscina<string>({
  filename: new URL('./check-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 60_000,
  // On a machine with few cores the event loop goes first. Other systems give way with the whole process.
  niceIncrement: process.platform === 'linux' ? 5 : 0,
  resourceLimits: { maxOldGenerationSizeMb: 768 },
});
/** Checks that run; the others wait here, so that the limit counts from the start of a check. */
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Finds out what received bytes are, in a thread of its own with a limit of time and memory: bytes of
 * others are never worked on in the event loop.
 * @throws BadContent; FILE_TOO_COMPLEX when the check was ended at its limit
 */
export async function checkInThread(path: string, milliseconds = longest): Promise<FileKind> {
  const checked = await runInThread<Checked>('default', path, milliseconds);
  if ('refusal' in checked) throw new BadContent(checked.refusal);
  return checked.kind;
}

/** Whether a file is the XML of an e-invoice. @throws BadContent FILE_TOO_COMPLEX */
export function isInvoiceInThread(path: string): Promise<boolean> {
  return runInThread<boolean>('checkInvoiceXml', path, longest);
}

/** Runs a function of check-worker.ts. @throws BadContent FILE_TOO_COMPLEX when it was ended at its limit */
async function runInThread<T>(name: string, path: string, milliseconds: number): Promise<T> {
  if (running >= pool.options.maxThreads)
    await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return (await pool.run(path, { name, signal: AbortSignal.timeout(milliseconds) })) as T;
  } catch (error) {
    const { name: kind, code } = error as { name?: string; code?: string };
    const isEnded = kind === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isEnded ? new BadContent('FILE_TOO_COMPLEX') : error;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
