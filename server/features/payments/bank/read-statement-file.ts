import { ThreadEnded, ThreadPool } from '#server/lib/thread-pool.ts';
import { BadStatement, type Statement } from './camt.rules.ts';
import type { ReadStatement } from './statement-worker.ts';

/** A statement of 64 MB takes some ten seconds. */
const longest = 120_000;

const pool = new ThreadPool({
  module: new URL('./statement-worker.ts', import.meta.url),
  most: 1,
  megabytes: 2048,
  idleMilliseconds: 10_000,
});

/**
 * Reads a bank statement in a thread.
 * @throws BadStatement
 */
export async function readStatementFile(path: string, milliseconds = longest): Promise<Statement> {
  try {
    const read = await pool.run<ReadStatement>(path, milliseconds);
    if ('refusal' in read) throw new BadStatement(read.refusal);
    return read;
  } catch (error) {
    throw error instanceof ThreadEnded ? new BadStatement('takes too long to read') : error;
  }
}
