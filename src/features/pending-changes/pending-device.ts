// The changes on the device. The database comes along with it, so that pages load this file by `import()`.

export { openUserDatabase } from '#src/offline/database.ts';
export { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
