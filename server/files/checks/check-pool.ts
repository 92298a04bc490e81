import { Piscina } from 'piscina';
import { BadContent, type FileKind } from '../file-rules.ts';
import type { Checked } from './check-worker.ts';

/** Honest files take some hundred milliseconds; on a busy machine, some times as long. */
const longest = 8_000;

const pool = new Piscina<string, Checked>({
  filename: new URL('./check-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 60_000,
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
  if (running >= pool.options.maxThreads)
    await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    const checked = await pool.run(path, { signal: AbortSignal.timeout(milliseconds) });
    if ('refusal' in checked) throw new BadContent(checked.refusal);
    return checked.kind;
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    const isEnded = name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isEnded ? new BadContent('FILE_TOO_COMPLEX') : error;
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
