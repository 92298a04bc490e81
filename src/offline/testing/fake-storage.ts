import { Dexie } from 'dexie';

/**
 * Lets writes fail as a browser without room fails them.
 * @param full asked before each write, by the name of the table
 */
export function limitStorage(db: Dexie, full: (table: string) => boolean): void {
  db.use({
    stack: 'dbcore',
    name: 'limit',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        return {
          ...table,
          mutate: (request) =>
            request.type !== 'delete' && request.type !== 'deleteRange' && full(name)
              ? Dexie.Promise.reject(new Dexie.QuotaExceededError('full'))
              : table.mutate(request),
        };
      },
    }),
  });
}
