import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isInvoiceXml } from '#server/files/checks/invoice-xml.ts';
import { parseMoney } from '#shared/money.ts';
import { columns, type FeedFile } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import { writeDemoFeed } from '../write-feed.ts';

type Rows = Record<string, string>[];

const today = '2026-03-02';
const feed = {} as Record<FeedFile, Rows>;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-invoices-'));
  await writeDemoFeed(folder, { articles: 3000, dealers: 90, images: false, today });
  for (const file of Object.keys(columns) as FeedFile[])
    feed[file] = parse(await readFile(join(folder, file)), { columns: true }) as Rows;
});
afterAll(() => rm(folder, { recursive: true }));

const precisionOf = (sorg = '') =>
  Number(feed['sales_orgs.csv'].find((row) => row.sorg === sorg)?.precision);
const minor = (text = '', sorg = '') => parseMoney(text || '0', precisionOf(sorg)) ?? Number.NaN;
const isOpen = ({ clearingDate }: Record<string, string>) => clearingDate === '';

it('adds open items up to what credits.csv says', () => {
  const open = Map.groupBy(feed['invoices.csv'].filter(isOpen), (row) =>
    [row.sorg, row.payer, row.companyCode].join(' '),
  );
  for (const { sorg, customer, companyCode, openInvoice } of feed['credits.csv']) {
    const items = open.get([sorg, customer, companyCode].join(' ')) ?? [];
    const sum = items.reduce(
      (total, row) => total + minor(row.openAmount || row.accountingAmount, sorg),
      0,
    );
    expect(sum, `${sorg} ${customer}`).toBe(minor(openInvoice, sorg));
  }
});

it('adds lines, freight and tax up to the total', () => {
  const lines = Map.groupBy(feed['invoice_lines.csv'], (row) => `${row.sorg} ${row.invoiceNo}`);
  for (const row of feed['invoices.csv']) {
    const { sorg } = row;
    const goods = (lines.get(`${sorg} ${row.invoiceNo}`) ?? []).reduce(
      (sum, line) => sum + minor(line.subTotal, sorg),
      0,
    );
    const total = goods + minor(row.shippingCost, sorg) + minor(row.tax, sorg);
    expect(total, row.invoiceNo).toBe(minor(row.grandTotal, sorg));
  }
});

it('adds instalments up to the total', () => {
  const byInvoice = Map.groupBy(feed['invoices.csv'], (row) => `${row.sorg} ${row.invoiceNo}`);
  for (const [number, items] of byInvoice) {
    const sum = items.reduce((all, row) => all + minor(row.accountingAmount, row.sorg), 0);
    expect(sum, number).toBe(minor(items[0]?.grandTotal, items[0]?.sorg));
  }
});

it.each(['1000', '2000', '3000'])('has every kind of item for the dealer of %s', (sorg) => {
  const payer = String(Number(sorg) * 1000 + 1).padStart(10, '0');
  const own = feed['invoices.csv'].filter((row) => row.sorg === sorg && row.payer === payer);
  const open = own.filter(isOpen);
  const has = (test: (row: Record<string, string>) => boolean) => open.some(test);
  expect(has(({ installment }) => installment === '3')).toBe(true);
  expect(has(({ accountingAmount = '' }) => accountingAmount.startsWith('-'))).toBe(true);
  expect(has(({ openAmount }) => openAmount !== '')).toBe(true);
  expect(has(({ customer }) => customer !== payer)).toBe(true);
  expect(has(({ earlyPaymentUntil = '' }) => earlyPaymentUntil >= today)).toBe(true);
  for (const level of ['0', '1', '2', '3'])
    expect(has(({ dunningLevel }) => dunningLevel === level)).toBe(true);
  const cleared = own.filter((row) => !isOpen(row));
  expect(cleared.some(({ clearingDate = '' }) => clearingDate < daysAfter(today, -600))).toBe(true);
  expect(cleared.some(({ orderNo, doNo }) => orderNo && doNo)).toBe(true);
  expect(cleared.every(({ clearingDate = '' }) => clearingDate < today)).toBe(true);
});

it.each(['1000', '2000', '3000'])('has an open and an accepted dispute in %s', (sorg) => {
  const keys = ['sorg', 'companyCode', 'accountingNo', 'fiscalYear', 'lineItem'];
  const keyOf = (row: Record<string, string>) => keys.map((name) => row[name]).join(' ');
  const open = new Map(feed['invoices.csv'].filter(isOpen).map((row) => [keyOf(row), row]));
  const disputes = feed['invoice_disputes.csv'].filter((row) => row.sorg === sorg);
  const payer = String(Number(sorg) * 1000 + 1).padStart(10, '0');
  expect(disputes.map((row) => open.get(keyOf(row))?.payer)).toEqual([payer, payer]);
  const decided = feed['invoice_dispute_results.csv'].filter((row) => row.sorg === sorg);
  expect(decided).toMatchObject([{ disputeId: disputes[1]?.disputeId, status: 'accepted' }]);
});

it('writes the e-invoices it names and no other', async () => {
  const named = feed['invoices.csv'].flatMap(({ eInvoice }) => eInvoice || []);
  expect(named.length).toBeGreaterThan(10);
  expect((await readdir(join(folder, 'invoices'))).sort()).toEqual(named.sort());
  for (const name of named)
    expect(isInvoiceXml(await readFile(join(folder, 'invoices', name)))).toBe(true);
});

it('links invoices with orders and deliveries of the same dealer', () => {
  const orders = new Set(
    feed['orders.csv'].map((row) => [row.sorg, row.orderNo, row.customer].join(' ')),
  );
  const linked = feed['invoices.csv'].filter(({ orderNo }) => orderNo);
  expect(linked.length).toBeGreaterThan(30);
  for (const { sorg, orderNo, customer } of linked)
    expect(orders).toContain([sorg, orderNo, customer].join(' '));
});
