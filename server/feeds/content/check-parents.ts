import type { DB } from '#server/db/generated/tables.ts';
import type { FeedFile } from '../feed-file.ts';
import { findDeleted } from './deleted-records.store.ts';

/** Refuses rows whose group or category was deleted in the portal; whether it is there at all its column says. */
export const checkParents =
  (column: string, table: keyof DB, label: string): NonNullable<FeedFile['checks']> =>
  ({ db, tell }) => ({
    async check(entries) {
      const named = entries.flatMap(({ line, row: { sorg, parent_id: id } }) =>
        typeof sorg === 'string' && typeof id === 'string' ? [{ line, sorg, id }] : [],
      );
      for (const position of await findDeleted(db, table, named)) {
        const { line, id } = named[position] ?? { line: 0, id: '' };
        tell(line, column, 'UNKNOWN_REFERENCE', `the ${label} "${id}" was deleted in the portal`);
      }
    },
  });
