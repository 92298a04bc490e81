import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import {
  findImport,
  insertImport,
  requestCancel,
  saveProgress,
} from './runs/feed-imports.store.ts';
import { isImporting, withImportLock } from './runs/import-lock.store.ts';
import { type RawEntry, rawZip } from './testing/raw-zip.ts';

const operatorToken = 'operator-token-of-at-least-32-chars';
const maxFeedBytes = 2_000_000;
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ config: { operatorToken, maxFeedBytes } });
});
afterAll(() => server.close());

const authorization = `Bearer ${operatorToken}`;

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: Buffer) {
  const type = payload ? { 'content-type': 'application/zip' } : {};
  const answer = await server.app.inject({
    method,
    url,
    headers: { authorization, host: 'feeds.internal', ...type },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** Waits until an import is over and another one may begin: its result is stored before its lock is released. */
async function over(id: string) {
  for (;;) {
    const { body } = await call('GET', `/feeds/${id}`);
    if (body.state !== 'running' && !(await isImporting(server.db))) return body;
    await sleep(20);
  }
}
const send = (entries: RawEntry[], query = '') => call('POST', `/feeds${query}`, rawZip(entries));
const lists = (...rows: string[]) => ({
  name: 'price_lists.csv',
  content: ['sorg,id,name', ...rows].join('\n'),
});
const names = async () => {
  const rows = server.db.selectFrom('price_list').select('id').where('name', '=', 'Sent');
  return (await rows.orderBy('id').execute()).map(({ id }) => id);
};
const warehouses = (count: number) => ({
  name: 'warehouses.csv',
  content: [
    'sorg,id,name,area',
    ...Array.from({ length: count }, (_, n) => `2000,SENT-${n},Hall,US`),
  ].join('\n'),
});
const sentWarehouses = () =>
  server.db.selectFrom('warehouse').select('id').where('name', '=', 'Hall').execute();

test('imports a ZIP file and stores its report', async () => {
  const { status, headers, body } = await send([lists('2000,Z1,Sent')], '?name=monday.zip');
  expect(status).toBe(202);
  expect(headers.location).toBe(`/feeds/${body.id}`);
  const found = await over(body.id);
  expect(found).toMatchObject({
    id: body.id,
    state: 'done',
    source: 'upload',
    name: 'monday.zip',
    error: null,
    report: { ok: true, files: [{ file: 'price_lists.csv', changed: 1, refused: false }] },
  });
  expect(await names()).toEqual(['Z1']);
  const { body: list } = await call('GET', '/feeds');
  expect(list.imports[0]).toMatchObject({ id: body.id, state: 'done', report: null });
});

test('reports a rejected file with its line', async () => {
  const { body } = await send([lists('9999,Z2,Sent')]);
  expect(await over(body.id)).toMatchObject({
    state: 'refused',
    report: { files: [{ refused: true, problems: [{ line: 2, code: 'UNKNOWN_REFERENCE' }] }] },
  });
});

test('reports a ZIP file without a feed under its name', async () => {
  const { body } = await send([{ name: 'readme.txt' }], '?name=../x/notes.zip');
  expect(await over(body.id)).toMatchObject({
    state: 'refused',
    report: { files: [{ file: 'notes.zip', problems: [{ code: 'MISSING_FILE' }] }] },
  });
});

test('rejects a hostile ZIP file and leaves nothing behind', async () => {
  const refused = await send([lists('2000,Z3,Sent'), { name: '../../x.csv' }]);
  expect(refused).toMatchObject({ status: 400, body: { code: 'BAD_ZIP' } });
  expect(refused.body.message).toContain('../../x.csv');
  const large = await call('POST', '/feeds', Buffer.alloc(maxFeedBytes + 1));
  expect(large).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  const json = await server.app.inject({
    method: 'POST',
    url: '/feeds',
    headers: { authorization },
    payload: { a: 1 },
  });
  expect(json.statusCode).toBe(400);
  expect(await names()).toEqual(['Z1']);
  expect(readdirSync(join(server.services.config.dataDir, 'feeds'))).toEqual([]);
});

test('lets only the operator send, read and cancel feeds', async () => {
  const token = await server.login('accessadmin');
  const id = '/feeds/00000000-0000-4000-8000-000000000000';
  for (const [method, url] of [
    ['POST', '/feeds'],
    ['GET', '/feeds'],
    ['GET', id],
    ['DELETE', id],
  ] as const)
    for (const headers of [{}, { authorization: `Bearer ${token}` }] as Record<string, string>[])
      expect(await server.rest(method, url, { headers })).toMatchObject({
        status: 401,
        body: { code: 'OPERATOR_TOKEN' },
      });
});

test('returns 404 for an unknown import and 409 for a finished one', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
    expect((await call('GET', `/feeds/${id}`)).status).toBe(404);
  const { body } = await call('GET', '/feeds');
  const answer = await call('DELETE', `/feeds/${body.imports[0].id}`);
  expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_RUNNING' } });
});

test('rejects a concurrent import with Retry-After', async () => {
  await withImportLock(server.db, async () => {
    const answer = await send([lists('2000,Z4,Sent')]);
    expect(answer).toMatchObject({ status: 409, body: { code: 'IMPORT_RUNNING' } });
    expect(answer.headers['retry-after']).toBe('10');
  });
  const { body } = await send([lists('2000,Z4,Sent')]);
  expect((await over(body.id)).state).toBe('done');
});

describe('a running import', () => {
  test('reports its progress and rolls back when it is cancelled', async () => {
    const entries = [lists('2000,Z5,Sent'), warehouses(30_000)];
    const { body } = await send(entries);
    for (;;) {
      const { body: now } = await call('GET', `/feeds/${body.id}`);
      expect(now.state).toBe('running');
      if (now.progress?.file === 'warehouses.csv') break;
      await sleep(5);
    }
    expect((await call('DELETE', `/feeds/${body.id}`)).status).toBe(202);
    const ended = await over(body.id);
    // Warehouses come before price lists in a feed.
    expect(ended).toMatchObject({
      state: 'cancelled',
      report: {
        files: [{ file: 'warehouses.csv', changed: 0, problems: [{ code: 'CANCELLED' }] }],
      },
    });
    expect(await sentWarehouses()).toEqual([]);
    expect(await names()).not.toContain('Z5');
  });

  test('reports an import as interrupted when its process ended', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    await insertImport(server.db, { id, source: 'command', name: 'x' });
    expect((await call('GET', `/feeds/${id}`)).body.state).toBe('interrupted');
    const { body } = await send([lists()]);
    await over(body.id);
    expect(await findImport(server.db, id)).toMatchObject({ state: 'interrupted' });
  });

  test('reads and cancels another server’s import', async () => {
    const id = '00000000-0000-4000-8000-000000000002';
    const report = { files: [], ok: false, cancelled: false, seconds: 0 };
    const progress = { file: 'stock.csv', unit: 'rows', count: 7, part: 0.5 } as const;
    await withImportLock(server.db, async () => {
      await insertImport(server.db, { id, source: 'command', name: 'x' });
      expect(await saveProgress(server.db, id, progress, report)).toBe(false);
      expect((await call('GET', `/feeds/${id}`)).body).toMatchObject({
        state: 'running',
        progress,
      });
      expect((await call('DELETE', `/feeds/${id}`)).status).toBe(202);
      expect(await saveProgress(server.db, id, progress, report)).toBe(true);
    });
    expect(await requestCancel(server.db, id)).toBe(true);
  });
});

test('counts imports by outcome with the time of the last success', async () => {
  const metrics = async () =>
    (await server.rest('GET', '/metrics', { headers: { authorization } })).body;
  const readNumber = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    );
  const done = 'pannier_feed_imports_total{outcome="done"}';
  const last = 'pannier_feed_last_success_timestamp_seconds';
  const before = await metrics();
  const { body } = await send([lists('2000,Z9,Sent')]);
  const { finishedAt } = await over(body.id);
  const after = await metrics();
  expect(readNumber(after, done)).toBe(readNumber(before, done) + 1);
  expect(Math.abs(readNumber(after, last) - Date.parse(finishedAt) / 1_000)).toBeLessThan(60);
  expect(after).toContain('pannier_feed_import_duration_seconds_count{outcome="done"}');
});
