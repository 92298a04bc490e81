import { screen, within } from '@testing-library/react';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UploadRetailSalesDocument } from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { PageWorker } from '#src/testing/page-worker.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './upload-sales.screen.tsx';

vi.stubGlobal('Worker', PageWorker);
afterAll(() => vi.unstubAllGlobals());
// It comes late; making it ready counts for no test.
beforeAll(() => import('#src/crud/upload/open-upload-file.ts'));

interface Refusal {
  field: string;
  code: string;
  day?: string;
  name?: string;
}

/** The server refuses the frames that are named here and takes the others. */
const serverThatRefuses = (refused: Record<string, Refusal> = {}) =>
  fakeNetwork().answer(UploadRetailSalesDocument, ({ rows, acceptOthers }) => ({
    uploadRetailSales: {
      message: { status: true, description: '' },
      userErrors: [],
      rows: [rows].flat().map(({ line, frameNumber }) => {
        const found = refused[frameNumber];
        const isConfirmed = acceptOthers && found?.code === 'NOT_DELIVERED_TO_YOU';
        if (!found || isConfirmed) return { line, outcome: 'added' as const, userErrors: [] };
        const { day = null, name = null } = found;
        return {
          line,
          outcome: 'refused' as const,
          userErrors: [{ ...found, message: '', day, name }],
        };
      }),
    },
  }));

const open = (network: FakeNetwork) =>
  renderScreen(<Component />, {
    at: '/retail-sales/upload',
    now: '2026-11-20T09:00:00Z',
    network,
    user: { scopes: ['page.customer-sales-report'] },
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
  });
type User = ReturnType<typeof open>['user'];

const choose = (user: User, content: Uint8Array | string, name = 'sales.csv') =>
  user.upload(screen.getByLabelText('CSV or Excel file'), new File([content as BlobPart], name));
const csv = (...lines: string[]) => ['Frame number,Sold on,Name', ...lines].join('\n');
const sentRows = (network: FakeNetwork, at: number) =>
  [network.sent(UploadRetailSalesDocument)[at]?.variables.rows ?? []].flat();
const dryRuns = (network: FakeNetwork) =>
  network.sent(UploadRetailSalesDocument).map(({ variables }) => variables.dryRun);

test('registers nothing before the dry run is confirmed', async () => {
  const { user, network } = open(serverThatRefuses());
  await choose(user, csv('WU1,2026-11-19,Consumer 1', 'WU2,11/18/2026,'));
  await screen.findByText('2 rows can be taken in.');
  expect(dryRuns(network)).toEqual([true]);
  expect(sentRows(network, 0)).toMatchObject([
    { line: 2, frameNumber: 'WU1', soldDate: '2026-11-19', customer: { name: 'Consumer 1' } },
    { line: 3, frameNumber: 'WU2', soldDate: '2026-11-18', customer: null },
  ]);
  await user.click(screen.getByRole('button', { name: 'Register 2 sales' }));
  await screen.findByText('2 sales are registered.');
  expect(dryRuns(network)).toEqual([true, false]);
});

test('names row, column and reason, and takes the others alone', async () => {
  const wrong = { field: 'customer.name', code: 'EMPTY' };
  const { user, network } = open(serverThatRefuses({ WU2: wrong }));
  await choose(user, csv('WU1,2026-11-19,A', 'WU2,2026-11-19,""', 'WU3,2026-11-19,C', 'wu-1,,'));
  await screen.findByText('2 rows can be taken in.');
  expect(screen.getByText(/2 rows are refused/)).toBeDefined();
  const row = within(screen.getByRole('row', { name: /Must not be empty/ }));
  for (const text of ['3', 'Name', 'Must not be empty']) expect(row.getByText(text)).toBeDefined();
  const twice = within(screen.getByRole('row', { name: /An earlier row of the file/ }));
  expect(twice.getByText('5')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Register 2 sales' }));
  await screen.findByText('2 sales are registered.');
  expect(sentRows(network, 1)).toMatchObject([{ line: 2 }, { line: 4 }]);
});

test('tells sales that were registered before from wrong ones', async () => {
  const code = 'ALREADY_REPORTED';
  const { user } = open(
    serverThatRefuses({
      WU1: { field: 'frameNumber', code, day: '2026-11-19', name: 'Velo Works' },
      WU2: { field: 'frameNumber', code, day: '2026-11-02' },
    }),
  );
  await choose(user, csv('WU1,2026-11-19,A', 'WU2,2026-11-19,B'));
  await screen.findByText('1 sale was registered before.');
  expect(screen.queryByText(/ALREADY_REPORTED/)).toBeNull();
  expect(screen.getByText(/already reported as sold · 2026-11-02/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Register/ })).toBeNull();
});

test('checks again when bikes of other dealers are confirmed', async () => {
  const other = { field: 'frameNumber', code: 'NOT_DELIVERED_TO_YOU' };
  const { user, network } = open(serverThatRefuses({ WU1: other }));
  await choose(user, csv('WU1,2026-11-19,A'));
  await user.click(await screen.findByLabelText(/delivered to another dealer, too/));
  await user.click(await screen.findByRole('button', { name: 'Register 1 sale' }));
  await screen.findByText('1 sale is registered.');
  expect(network.sent(UploadRetailSalesDocument).at(-1)?.variables).toMatchObject({
    dryRun: false,
    acceptOthers: true,
    uploadId: expect.any(String),
    fileName: 'sales.csv',
  });
});

test('sends 10,000 rows in portions and finds the wrong one', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `WU${at},2026-11-19,A`);
  const { user, network } = open(
    serverThatRefuses({ WU7000: { field: 'soldDate', code: 'SOLD_BEFORE_DELIVERED' } }),
  );
  await choose(user, csv(...rows));
  await screen.findByText('9,999 rows can be taken in.', {}, { timeout: 20_000 });
  expect(network.sent(UploadRetailSalesDocument)).toHaveLength(50);
  expect(
    within(screen.getByRole('row', { name: /was delivered after this day/ })).getByText('7,002'),
  ).toBeDefined();
}, 30_000);

test('goes on after the connection was lost, without a second sale', async () => {
  const network = serverThatRefuses();
  const { user } = open(network);
  await choose(user, csv('WU1,2026-11-19,A'));
  const register = await screen.findByRole('button', { name: 'Register 1 sale' });
  network.goOffline();
  await user.click(register);
  await screen.findByText(/1 row is not sent yet/);
  network.goOnline();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText('1 sale is registered.');
  const [, taken, ...more] = network.sent(UploadRetailSalesDocument);
  expect(taken?.variables).toMatchObject({ dryRun: false });
  expect(more).toEqual([]);
});

test('can be cancelled, and another file chosen', async () => {
  const network = serverThatRefuses();
  const answer = network.hold(UploadRetailSalesDocument, {});
  const { user } = open(network);
  await choose(user, csv('WU1,2026-11-19,A'));
  // Reading the file has a button of this name as well.
  await screen.findByText('Checked: 0 of 1 rows');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('The file was not checked to the end. Nothing is stored.');
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(screen.getByRole('button', { name: 'Download a template' })).toBeDefined();
  answer();
});

test('reads a workbook with days, numbers and formulas', async () => {
  const { user, network } = open(serverThatRefuses());
  const rows = [
    ['Notes', 'frameNumber', 'Sold on', 'Phone', 'Battery', 'How it was sold'],
    ['x', 1_234_567, new Date('2026-11-18T00:00:00Z'), 491_701_234, 'BT1', 'Online'],
  ];
  await choose(user, await writeXlsx({ sheets: [{ name: 'Sales', rows }] }), 'sales.xlsx');
  await screen.findByText('1 row can be taken in.');
  expect(sentRows(network, 0)).toMatchObject([
    {
      line: 2,
      frameNumber: '1234567',
      soldDate: '2026-11-18',
      salesChannel: 'ONLINE',
      customer: { phone: '491701234' },
      serials: [{ kind: 'SerialNumberBattery', value: 'BT1' }],
    },
  ]);
});

test.each([
  ['without the columns', 'a,b\n1,2', 'Missing: Frame number, Sold on'],
  ['that is empty', csv(), 'There are no lines in this file.'],
  ['of 20 MB', 'x'.repeat(20_000_001), 'The file is too big. At most 20 MB can be read.'],
  [
    'of 10,001 rows',
    csv(...Array.from({ length: 10_001 }, (_, at) => `W${at},2026-11-19,`)),
    'The file has more than 10,000 rows. Split it into several.',
  ],
])('says why it does not read a file %s', async (_, content, texts) => {
  const { user, network } = open(fakeNetwork());
  await choose(user, content);
  expect(await screen.findByText((text) => text.includes(texts))).toBeDefined();
  expect(network.sent(UploadRetailSalesDocument)).toEqual([]);
});
