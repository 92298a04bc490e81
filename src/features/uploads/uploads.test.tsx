import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  UndoUploadDocument,
  UploadRowsDocument,
  UploadsDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { PageWorker } from '#src/testing/page-worker.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import type { ListedUpload } from './uploads.queries.ts';
import { Component } from './uploads.screen.tsx';

vi.stubGlobal('Worker', PageWorker);
afterAll(() => vi.unstubAllGlobals());
// It comes late; making it ready counts for no test.
beforeAll(() => import('#src/crud/upload/open-upload-file.ts'));

const scopes = ['page.upload-area', 'cart.display-order-qty', 'page.customer-sales-report'];
const upload = (over: Partial<ListedUpload> = {}): ListedUpload => ({
  id: 'U-1',
  kind: 'OWN_NUMBERS',
  fileName: 'numbers.csv',
  custName: 'Velo Works',
  createdAt: '2026-11-20T08:00:00Z',
  createdBy: 'Dana Dealer',
  added: 499,
  changed: 0,
  exported: false,
  undoneAt: null,
  undoneBy: null,
  kept: 0,
  undoableUntil: '2026-11-21T08:00:00Z',
  ...over,
});

/** Knows the own number CH 2 as P-9, and no article X. */
const server = (uploads: ListedUpload[] = []) =>
  fakeNetwork()
    .answer(UploadsDocument, {
      uploads: {
        uploads,
        info: { page: 1, limit: 10, count: uploads.length, pageTotal: 1 },
        asOf: '2026-11-20T09:00:00Z',
      },
    })
    .answer(UploadRowsDocument, ({ rows }) => ({
      uploadRows: {
        message: { status: true, description: '' },
        userErrors: [],
        rows: [rows].flat().map(({ line, articleCode, ownNumber }) => {
          const isWrong = articleCode === 'X';
          const isThere = ownNumber === 'CH 2';
          const taken = isThere ? ('changed' as const) : ('added' as const);
          const error = { field: 'articleCode', code: 'UNKNOWN_ARTICLE', message: '' };
          const change = { field: 'articleCode', before: 'P-9', after: articleCode };
          return {
            line,
            outcome: isWrong ? ('refused' as const) : taken,
            userErrors: isWrong ? [{ ...error, firstLine: null }] : [],
            changes: isThere ? [change] : [],
          };
        }),
      },
    }));

const open = (network: FakeNetwork, user: object = {}) =>
  renderScreen(<Component />, {
    at: '/upload-area',
    now: '2026-11-20T09:00:00Z',
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    user: { scopes, ...user },
    network,
  });
type Shown = ReturnType<typeof open>;

const press = async ({ user }: Shown, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const chooseNumbers = async (shown: Shown, ...lines: string[]) => {
  await press(shown, 'Upload own numbers');
  const file = new File([['Own number,EAN', ...lines].join('\n')], 'numbers.csv');
  await shown.user.upload(screen.getByLabelText('CSV or Excel file'), file);
};
const sent = (network: FakeNetwork) =>
  network.sent(UploadRowsDocument).map(({ variables }) => variables);

test('has a card for each kind the user may upload', async () => {
  open(server());
  expect(await screen.findByRole('link', { name: 'Upload sales' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Download a template' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Upload own stock' })).toBeNull();
  expect(await screen.findByText('Nothing was uploaded yet')).toBeDefined();
});

test('shows old and new values, and takes rows over once fixed', async () => {
  const network = server();
  const shown = open(network);
  await chooseNumbers(shown, 'CH 1,P-1', 'CH 2,P-2', 'CH 3,X', 'CH 1,P-4', '-,P-5');
  await screen.findByText('2 rows can be taken in.');
  const changes = within(screen.getByRole('table', { name: 'Rows that change something' }));
  expect(changes.getByText(/^P-9.*P-2$/)).toBeDefined();
  expect(screen.getByText(/An earlier row of the file has this as well · Row 2/)).toBeDefined();
  for (const [name, text] of [
    ['Article number or EAN, row 4', 'P-3'],
    ['Own number, row 5', 'CH 4'],
  ]) {
    const input = screen.getByLabelText(name ?? '');
    await shown.user.clear(input);
    await shown.user.type(input, text ?? '');
  }
  await press(shown, 'Check the corrected rows');
  await screen.findByText('4 rows can be taken in.');
  await press(shown, 'Take over 4 rows');
  await screen.findByText('4 rows are taken over.');
  const [first, second, third, ...more] = sent(network);
  expect(second?.rows).toMatchObject([
    { line: 4, articleCode: 'P-3' },
    { line: 5, ownNumber: 'CH 4' },
  ]);
  expect(third).toMatchObject({ dryRun: false, kind: 'OWN_NUMBERS', fileName: 'numbers.csv' });
  expect([third?.rows].flat()).toHaveLength(4);
  expect(new Set([first, second, third].map((one) => one?.uploadId)).size).toBe(1);
  expect(more).toEqual([]);
});

test('checks a file on the device without a network, and says so', async () => {
  const network = server();
  const shown = open(network);
  network.goOffline();
  await chooseNumbers(shown, 'CH 1,P-1', ',P-2');
  await screen.findByText(/The file was read on this device/);
  expect(screen.getByRole('row', { name: /Required/ })).toBeDefined();
  network.goOnline();
  await press(shown, 'Go on');
  await screen.findByText('1 row can be taken in.');
});

test('undoes an upload after a question, and names what stays', async () => {
  const network = server([upload()]).answer(UndoUploadDocument, {
    undoUpload: {
      message: { status: true, description: '' },
      userErrors: [],
      undone: 498,
      kept: 1,
      keptNames: ['CH 7'],
    },
  });
  const shown = open(network);
  await press(shown, 'Undo numbers.csv');
  await press(shown, 'Undo the upload');
  expect(await screen.findByText('1 row stays: CH 7')).toBeDefined();
  expect(network.sent(UndoUploadDocument)[0]?.variables).toEqual({ uploadId: 'U-1' });
});

test('shows auditors the history only', async () => {
  open(server([upload({ kept: 2, undoneAt: '2026-11-20T08:30:00Z', undoableUntil: null })]), {
    limitation: 'audit',
  });
  expect(await screen.findByText('Undone, 2 rows stay')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Undo|^Upload/ })).toBeNull();
});
