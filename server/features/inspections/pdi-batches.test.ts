import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportBatches, getDatabaseBatches } from '#server/batches/batch-source.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { pdiBatches } from './export/pdi-batches.ts';

let app: TestApp;
let dealer: string;
const root = mkdtempSync(join(tmpdir(), 'pannier-pdis-'));
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  await app.db.deleteFrom('pdi').execute();
  await app.db.deleteFrom('export_batch').execute();
});

const source = () => getDatabaseBatches(app.db, pdiBatches);

/** Exports what is open. @returns the rows of the files by their name without the batch */
async function run() {
  const folder = mkdtempSync(join(root, 'to-'));
  const batches = await exportBatches(source(), folder);
  const rowsOf = (kind: string): Record<string, string>[] =>
    readdirSync(folder)
      .filter((name) => name.startsWith(`${kind}-`))
      .flatMap(
        (name) =>
          parse(readFileSync(join(folder, name)), { columns: true }) as Record<string, string>[],
      );
  return { batches, pdis: rowsOf('pdis'), items: rowsOf('pdi_items') };
}

describe('the export of inspections', () => {
  test('has each inspection with its points', async () => {
    await given(app).inspection({ id: 'PDI-1', frameNumber: 'ALC1', inspectedOn: '2026-02-01' });
    const { batches, pdis, items } = await run();
    expect(batches).toMatchObject([{ inspections: 1 }]);
    expect(pdis).toMatchObject([
      { pdiId: 'PDI-1', frameNumber: 'ALC1', inspectedOn: '2026-02-01', deleted: 'false' },
    ]);
    expect(items).toMatchObject([
      { pdiId: 'PDI-1', checklistId: '1', description: 'Brakes', checked: 'true', photos: '0' },
      { pdiId: 'PDI-1', checklistId: '2', description: 'Bolts' },
    ]);
  });

  test('repeats a batch until it is acknowledged', async () => {
    await given(app).inspection({ id: 'PDI-1' });
    const first = await run();
    expect((await run()).pdis).toEqual(first.pdis);
    expect(await source().acknowledge(first.batches[0]?.id ?? 0)).toBe('now');
    expect((await run()).batches).toEqual([]);
  });

  test('has an inspection again after it was deleted', async () => {
    await given(app).inspection({ id: 'PDI-1' });
    await source().acknowledge((await run()).batches[0]?.id ?? 0);
    await app.gql(dealer, 'mutation { deletePDI(id: "PDI-1") { message { status } } }');
    expect((await run()).pdis).toMatchObject([{ pdiId: 'PDI-1', deleted: 'true' }]);
  });
});
