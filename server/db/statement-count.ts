import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

const counter = new AsyncLocalStorage<{ statements: number }>();
const frame = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

/** Kysely's log hook; transaction frames do not count, as the embedded driver does not log them. */
export function countStatement(event: LogEvent): void {
  const count = counter.getStore();
  if (count && !frame.test(event.query.sql)) count.statements++;
}

/** Runs the function and says how many SQL statements it sent, failed ones included. */
export async function countStatements<T>(
  run: () => Promise<T>,
): Promise<{ result: T; statements: number }> {
  const count = { statements: 0 };
  const result = await counter.run(count, run);
  return { result, statements: count.statements };
}
