import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runImport } from '#server/features/feeds/feeds.public.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const operatorToken = 'operator-token-of-at-least-32-chars';
const operator = { authorization: `Bearer ${operatorToken}` };
const folder = mkdtempSync(join(tmpdir(), 'pannier-audited-'));

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { operatorToken } });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const details = async (kind: string) => {
  const query = test.db.selectFrom('audit_event').select(['actor', 'detail']);
  const rows = await query.where('kind', '=', kind).orderBy('id').execute();
  for (const { actor } of rows) expect(actor).toBe('operator');
  return rows.map(({ detail }) => detail);
};

it('records an import and its change of rights', async () => {
  writeFileSync(
    join(folder, 'permissions.csv'),
    'name,description\nclaim.approve,Approves claims\npage.catalog,Sees the catalog\n',
  );
  const request = { source: 'command', name: 'monday', folder } as const;
  const finished = await runImport(test.services, request);
  expect(finished?.state).toBe('done');
  expect((await details('feed.imported')).at(-1)).toMatchObject({
    import: finished?.id,
    source: 'command',
    name: 'monday',
    state: 'done',
    files: 1,
  });
  expect((await details('rights.changed')).at(-1)).toMatchObject({
    import: finished?.id,
    file: 'permissions.csv',
  });
  const before = (await details('rights.changed')).length;
  await runImport(test.services, request);
  expect((await details('rights.changed')).length).toBe(before);
});

it('records the export of orders and its acknowledgement', async () => {
  await test.rest('POST', '/order-export', { headers: operator });
  expect(await details('orders.exported')).toEqual([{ batches: 0, orders: 0 }]);
  await test.rest('POST', '/order-export/77/acknowledge', { headers: operator });
  expect(await details('orders.acknowledged')).toEqual([{ batch: 77, acknowledged: 'unknown' }]);
});
