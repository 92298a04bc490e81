import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveDatabase } from '#server/features/backup/backup.public.ts';
import {
  type ClosedPortal,
  givenEmbedded,
  inDatabase,
  summarizeTables,
} from '#server/features/backup/testing/backup.fixture.ts';
import { insertLiveData, listJobs, nextNumbers } from '#server/features/backup/testing.store.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { startPostgres, type ThrowawayPostgres } from './postgres.ts';

// From the embedded database to a PostgreSQL server.

let portal: ClosedPortal;
let postgres: ThrowawayPostgres;
const silent = () => {};

beforeAll(async () => {
  postgres = await startPostgres();
  portal = await givenEmbedded();
  await inDatabase(portal, ({ db }) => insertLiveData(db));
}, 240_000);
afterAll(async () => {
  await portal?.remove();
  await postgres?.stop();
});

test('moves everything to PostgreSQL unchanged', { timeout: 240_000 }, async () => {
  const from = { kind: 'folder' as const, folder: `${portal.folder}/files` };
  const to = { kind: 'folder' as const, folder: `${portal.folder}/bucket` };
  await openFileStore({ files: from }).put('images/a.webp', Buffer.from('a'), 'image/webp');
  await moveDatabase(portal.config, postgres.url, { from, to }, silent);
  const moved = { config: { ...portal.config, databaseUrl: postgres.url } };
  expect(await summarizeTables(moved)).toEqual(await summarizeTables(portal));
  const look = (at: { config: ClosedPortal['config'] }) =>
    inDatabase(at, ({ db }) => nextNumbers(db));
  expect(await look(moved)).toEqual(await look(portal));
  const jobs = await inDatabase(moved, ({ db }) => listJobs(db));
  expect(jobs.map(([queue]) => queue)).toEqual(['news-mail', 'order-mail']);
  const bytes = await openFileStore({ files: to }).bytes('images/a.webp');
  expect(Buffer.from(bytes ?? []).toString()).toBe('a');
});

test('refuses a PostgreSQL that already holds a portal', { timeout: 240_000 }, async () => {
  await expect(moveDatabase(portal.config, postgres.url, null, silent)).rejects.toThrow(
    'The database is not empty',
  );
});
