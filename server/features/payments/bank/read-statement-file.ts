import { Piscina } from 'piscina';
import { BadStatement, type Statement } from './camt.rules.ts';
import type { ReadStatement } from './statement-worker.ts';

/** A statement of 64 MB takes some ten seconds. */
const longest = 120_000;

const pool = new Piscina<string, ReadStatement>({
  filename: new URL('./statement-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 2048 },
});

/**
 * Reads a bank statement in a thread of its own, with a limit of time and memory: bytes of others are never worked on
 * in the event loop.
 * @throws BadStatement
 */
export async function readStatementFile(path: string, milliseconds = longest): Promise<Statement> {
  try {
    const read = await pool.run(path, { signal: AbortSignal.timeout(milliseconds) });
    if ('refusal' in read) throw new BadStatement(read.refusal);
    return read;
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    const isEnded = name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isEnded ? new BadStatement('takes too long to read') : error;
  }
}
