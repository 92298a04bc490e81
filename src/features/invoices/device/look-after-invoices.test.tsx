import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#src/offline/database.ts';
import { keepDocument, listDocuments } from '#src/offline/documents/document-store.ts';
import { bindViewer, type Viewer } from '#src/offline/viewer.ts';
import { writeKeptYear } from './kept-year.ts';
import { type InvoiceCare, lookAfterInvoices } from './look-after-invoices.ts';

const work = vi.hoisted(() => ({ prefetchInvoices: vi.fn(), keepYear: vi.fn() }));
vi.mock('./prefetch-invoices.ts', () => work);
vi.mock('./keep-year.ts', () => work);

let userId = 6600;
let viewer: Viewer;

beforeEach(() => {
  userId += 1;
  viewer = { host: 'care.test', userId, customer: 'C1', sorg: '2000' };
  bindViewer(viewer);
  vi.clearAllMocks();
});
afterEach(() => {
  bindViewer(null);
  vi.restoreAllMocks();
});

const care: InvoiceCare = {
  rights: { payments: true, paymentDays: true, details: true },
  mayChangeCustomer: false,
  customers: ['C1'],
  today: '2026-11-20',
};

const file = { name: 'a.pdf', type: 'application/pdf', content: new Uint8Array(3) };
const keepFor = (customer: string) => keepDocument({ ...viewer, customer }, 'a', file);
const isKeptFor = async (customer: string) =>
  (await listDocuments({ ...viewer, customer })).length > 0;
const year = {
  year: '2026',
  from: '2025-11-20',
  paid: [],
  asOf: new Date().toISOString(),
};

test('removes all documents when the right is gone', async () => {
  await keepFor('C1');
  await lookAfterInvoices(viewer, { ...care, rights: null });
  expect(await isKeptFor('C1')).toBe(false);
  expect(work.prefetchInvoices).not.toHaveBeenCalled();
});

test("removes another user's documents", async () => {
  await keepFor('C1');
  await lookAfterInvoices({ ...viewer, userId: ++userId }, care);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(`pannier-documents|care.test|${viewer.userId}`);
});

test('removes documents of customers that were taken away', async () => {
  await Promise.all([keepFor('C1'), keepFor('C2'), keepFor('C3')]);
  const sales = { ...care, mayChangeCustomer: true };
  await lookAfterInvoices(viewer, sales);
  expect(await isKeptFor('C2')).toBe(true);
  await openUserDatabase(viewer.host, userId).customerLists.put({
    sorg: '2000',
    asOf: 0,
    customers: [{ custCode: { unified: 'C2' } }],
  });
  await lookAfterInvoices(viewer, sales);
  expect(await Promise.all(['C1', 'C2', 'C3'].map(isKeptFor))).toEqual([true, true, false]);
  await lookAfterInvoices(viewer, care);
  expect(await Promise.all(['C1', 'C2', 'C3'].map(isKeptFor))).toEqual([true, false, false]);
});

test('continues a year that is not complete', async () => {
  await lookAfterInvoices(viewer, care);
  expect(work.keepYear).not.toHaveBeenCalled();
  await writeKeptYear(viewer, { ...year, documents: [] });
  await lookAfterInvoices(viewer, care);
  expect(work.keepYear).not.toHaveBeenCalled();
  await writeKeptYear(viewer, { ...year, documents: ['invoices/I1/pdf'] });
  await lookAfterInvoices(viewer, care);
  expect(work.keepYear).toHaveBeenCalledWith(viewer, '2026-11-20');
});

test('fetches the new documents of a kept year once a day', async () => {
  await writeKeptYear(viewer, { ...year, documents: [], asOf: '2026-01-01T00:00:00Z' });
  await lookAfterInvoices(viewer, care);
  expect(work.keepYear).toHaveBeenCalledTimes(1);
});

test('asks the server for nothing without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await writeKeptYear(viewer, { ...year, documents: ['invoices/I1/pdf'] });
  await lookAfterInvoices(viewer, care);
  expect(work.prefetchInvoices).not.toHaveBeenCalled();
  expect(work.keepYear).not.toHaveBeenCalled();
});
