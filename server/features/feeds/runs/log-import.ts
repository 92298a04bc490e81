import type { FastifyBaseLogger } from 'fastify';
import type { FinishedImport } from './run-import.ts';

/** One line for each import that is over. */
export function logImport(log: FastifyBaseLogger, finished: FinishedImport): void {
  const { id, source, name, state, error, report, cause } = finished;
  const files = report?.files ?? [];
  const facts = {
    import: id,
    source,
    name,
    state,
    error,
    changed: files.reduce((sum, { changed }) => sum + changed, 0),
    refused: files.filter(({ refused }) => refused).map(({ file }) => file),
    err: cause,
  };
  log[cause ? 'error' : state === 'done' ? 'info' : 'warn'](facts, 'an import is over');
}
