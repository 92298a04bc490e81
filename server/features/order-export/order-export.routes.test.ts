import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportBatches, getDatabaseBatches } from '#server/batches/batch-source.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { getServerBatches } from '../../../scripts/operator/batches-of-server.ts';
import { orderBatches } from './order-batches.ts';

const operatorToken = 'operator-token-of-at-least-32-chars';
const root = mkdtempSync(join(tmpdir(), 'pannier-export-'));
let server: TestApp;
let address = '';
beforeAll(async () => {
  server = await startTestApp({ config: { operatorToken } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  await server.db.deleteFrom('order').execute();
  await given(server).order({
    no: 'R1',
    total: 12_050,
    shipmentPrice: 50,
    releasedAt: new Date(),
    lines: 0,
    shipToAddress: JSON.stringify({ name: 'Zürich', country: 'US' }),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const contents = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));

test('exports the same bytes from a server as from its database', async () => {
  const source = getServerBatches({ address, token: operatorToken }, orderBatches);
  const [fetched, here] = [mkdtempSync(join(root, 'a-')), mkdtempSync(join(root, 'b-'))];
  const written = await exportBatches(source, fetched);
  expect(written).toMatchObject([{ orders: 1, changes: 0 }]);
  expect(await exportBatches(getDatabaseBatches(server.db, orderBatches), here)).toEqual(written);
  expect(contents(fetched)).toEqual(contents(here));
  expect(Object.keys(contents(here))).toHaveLength(3);

  const { id } = written[0] ?? { id: 0 };
  expect(await source.acknowledge(id)).toBe('now');
  expect(await source.acknowledge(id)).toBe('before');
  expect(await source.acknowledge(999)).toBe('unknown');
  expect(await source.files(id)).toBeNull();
  expect(await exportBatches(source, fetched)).toEqual([]);
});

test('lets only the operator fetch and acknowledge orders', async () => {
  const token = await server.login('accessadmin');
  const strangers: Record<string, string>[] = [{}, { authorization: `Bearer ${token}` }];
  for (const [method, url] of [
    ['POST', '/order-export'],
    ['GET', '/order-export/1'],
    ['POST', '/order-export/1/acknowledge'],
  ] as const)
    for (const headers of strangers)
      expect(await server.rest(method, url, { headers })).toMatchObject({
        status: 401,
        body: { code: 'OPERATOR_TOKEN' },
      });
});

test('returns 404 for an invalid batch number', async () => {
  const headers = { authorization: `Bearer ${operatorToken}` };
  for (const batch of ['0', '-1', 'x', '1e3', '9'.repeat(16)])
    expect(await server.rest('GET', `/order-export/${batch}`, { headers })).toMatchObject({
      status: 404,
      body: { code: 'UNKNOWN_BATCH' },
    });
});
