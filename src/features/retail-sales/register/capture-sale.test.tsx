import { beforeEach, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { captureChange } from '#src/offline/outbox/capture-change.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { captureSale, readWaitingSale } from './capture-sale.ts';
import { newSale, toVariables } from './sale-values.ts';

let userId = 4_900;
beforeEach(() => {
  userId += 1;
  bindViewer({ host: 'localhost', sorg: '2000', userId, customer: 'C1' });
});

const { saleId, values } = newSale('2026-11-20');
const sale = (frameNumber: string, documentNo = '') =>
  toVariables({ saleId, values: { ...values, name: 'Consumer 7', frameNumber, documentNo } }, null);
const outbox = () => openUserDatabase('localhost', userId).outbox;
const readOutbox = () => outbox().toArray();

test('keeps the correction of a sale that is not sent yet', async () => {
  await captureSale(sale('WU1'));
  const [before] = await readOutbox();
  const id = before?.id ?? '';
  await captureSale(sale('WU1', 'R-1'), { replaces: id });
  expect(await readOutbox()).toMatchObject([{ variables: { documentNo: 'R-1' } }]);
  const waiting = await readWaitingSale(id);
  expect(waiting?.variables).toMatchObject({ customer: { name: 'Consumer 7' }, documentNo: 'R-1' });
});

test('replaces a sale whose frame number is corrected', async () => {
  await captureSale(sale('WU1'));
  const [before] = await readOutbox();
  await captureSale(sale('WU2'), { replaces: before?.id ?? '' });
  expect(await readOutbox()).toMatchObject([{ variables: { frameNumber: 'WU2' } }]);
});

test('replaces a refused sale', async () => {
  await captureSale(sale('WU1'));
  const [before] = await readOutbox();
  const failure = { code: 'FRAME_NOT_OURS', message: '' };
  await outbox().update(before?.seq ?? 0, { state: 'parked', sent: true, failure });
  await captureSale(sale('WU1', 'R-1'), { replaces: before?.id ?? '' });
  expect(await readOutbox()).toMatchObject([{ state: 'queued', variables: { documentNo: 'R-1' } }]);
});

test('sends a sale after the inspection of its bike', async () => {
  const note = { id: 'I1', frame: 'wu-12345' };
  const inspection = {
    operation: 'CreateInspection',
    variables: {},
    keys: ['inspection/I1'],
    note,
  };
  await captureChange(inspection);
  await captureSale(sale('WU12345'));
  expect((await readOutbox())[1]?.keys).toContain('inspection/I1');
});
