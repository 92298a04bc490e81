import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getDatabaseBatches } from '#server/batches/batch-source.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { saleBatches } from './export/sale-batches.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('retail_sale').execute();
  await app.db.deleteFrom('export_batch').execute();
});

const source = () => getDatabaseBatches(app.db, saleBatches);
type Rows = Record<string, string>[];

/** The rows of all open batches by the names of their files. */
async function run() {
  const batches = await source().batches();
  const rows: Record<string, Rows> = { retail_sales: [], retail_sale_serials: [] };
  for (const { id } of batches)
    for (const [name, text] of (await source().files(id)) ?? [])
      rows[name.split('-')[0] ?? '']?.push(...(parse(text, { columns: true }) as Rows));
  return { batches, sales: rows.retail_sales, serials: rows.retail_sale_serials };
}
const states = async () => {
  const rows = await app.db
    .selectFrom('retail_sale')
    .select(['id', 'status'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, status }) => `${id} ${status}`);
};

describe('the export of retail sales (reading 34)', () => {
  test('makes pending sales processing, each in one batch', async () => {
    const { retailSale } = given(app);
    await retailSale({
      id: 'A',
      frameNumber: 'WU-1',
      status: 'pending insert',
      soldOn: '2026-11-01',
      priceNet: 199_950,
      consumer: { name: '=1+1', city: 'Boulder', consentVersion: '1' },
      serials: { SerialNumberBattery: 'BT1', KeyNumberBattery: 'K1' },
    });
    await retailSale({ id: 'B', status: 'pending update', consumer: null, nonRetail: true });
    await retailSale({ id: 'C' });
    const { batches, sales, serials } = await run();
    expect(batches).toMatchObject([{ sales: 2 }]);
    expect(sales).toMatchObject([
      {
        sorg: '2000',
        saleId: 'A',
        action: 'insert',
        customer: '0002000001',
        frameNumber: 'WU-1',
        article: 'B-4',
        soldDate: '2026-11-01',
        nonRetail: 'false',
        quantityFraction: '1',
        salesPriceNet: '1999.50',
        salesPriceGross: '',
        currency: 'USD',
        city: 'Boulder',
        consent: '1',
        name: expect.stringContaining('1+1'),
      },
      { saleId: 'B', action: 'update', nonRetail: 'true', name: '' },
    ]);
    expect(serials).toEqual([
      { sorg: '2000', saleId: 'A', kind: 'KeyNumberBattery', value: 'K1' },
      { sorg: '2000', saleId: 'A', kind: 'SerialNumberBattery', value: 'BT1' },
    ]);
    expect(await states()).toEqual(['A processing insert', 'B processing update', 'C complete']);
    expect((await run()).batches).toHaveLength(1);
  });

  test('tells the ERP of deletions it has to take', async () => {
    const { retailSale } = given(app);
    const deletedAt = new Date();
    await retailSale({ id: 'A', status: 'pending update', deletedAt });
    await retailSale({ id: 'B', status: 'pending insert', deletedAt });
    expect((await run()).sales).toMatchObject([{ saleId: 'A', action: 'delete' }]);
    expect(await states()).toEqual(['A processing update', 'B pending insert']);
  });

  test('leaves sales that were registered elsewhere', async () => {
    await given(app).retailSale({ status: 'pending insert', source: 'feed' });
    expect((await run()).batches).toEqual([]);
  });

  test('forgets the data of consumers once acknowledged', async () => {
    await given(app).retailSale({ status: 'pending insert', consumer: { name: 'Nora Field' } });
    const [batch] = (await run()).batches;
    expect(await source().acknowledge(batch?.id ?? 0)).toBe('now');
    const kept = await app.db.selectFrom('export_batch').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('Nora Field');
    expect(await states()).toEqual([expect.stringContaining('processing insert')]);
  });
});
