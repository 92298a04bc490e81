import type { Db } from './database.ts';

const attempts = 4;

/**
 * Runs work in one transaction; again, up to four times in all, when the database gave it up for the
 * sake of another transaction (deadlock, serialization failure). So the work may run more than once
 * before it commits, and must use nothing but the transaction it gets: the embedded database has one
 * connection.
 * @param onRetry hears why it is tried again, and after which attempt
 */
export async function transact<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  onRetry: (error: unknown, attempt: number) => void = () => {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
      onRetry(error, attempt);
    }
  }
}

/** Serialization failure or deadlock: nothing is wrong with the work. */
function isTransient(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40001' || code === '40P01';
}
