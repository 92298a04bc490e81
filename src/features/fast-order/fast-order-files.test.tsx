import { fireEvent, screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { writeXlsx } from 'hucre/xlsx';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TableRequest } from '#src/lib/table-file/table-worker.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './fast-order.screen.tsx';
import { readOrderFile } from './sheet/read-order-file.ts';

import { answerFromShop } from './testing/small-shop.ts';

vi.mock('#src/graphql/client.ts', () => ({
  request: async (document: { __meta__: { operation: string } }, variables: unknown) =>
    answerFromShop(document.__meta__.operation, variables),
}));
vi.mock('#src/features/order-lists/order-lists.public.ts', () => ({
  loadAliases: async () => new Map(),
}));
vi.mock('#src/features/scan/scan.public.ts', () => ({ ScanButton: () => null }));

/** Reads files as the worker does, in the page. */
class PageWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  terminate() {}
  postMessage({ bytes, sheet }: TableRequest) {
    readOrderFile(bytes, sheet, (rows) => this.onmessage?.({ data: { rows } })).then(
      (file) => this.onmessage?.({ data: { file } }),
      (error) => this.onmessage?.({ data: { problem: error.code } }),
    );
  }
}
vi.stubGlobal('Worker', PageWorker);

beforeEach(() => localStorage.clear());

const open = () => renderScreen(<Component />, { at: '/catalog/fast-order' }).user;
const shown = () =>
  screen.getAllByRole<HTMLInputElement>('combobox').map((field) => field.value.trim());
const ready = (count: number, all: number) => screen.findByText(`${count} of ${all} lines ready`);
const upload = (user: ReturnType<typeof userEvent.setup>, bytes: Uint8Array, name: string) =>
  user.upload(screen.getByLabelText('CSV or Excel file'), new File([new Uint8Array(bytes)], name));
const utf8 = (text: string) => new TextEncoder().encode(text);

test('reads a file, offers its sheets or gives a reason', async () => {
  const user = open();
  const rows = [
    ['Code', 'Qty'],
    ['KT-1190', 2],
    ['LI-1', 1],
  ];
  const book = await writeXlsx({
    sheets: [
      { name: 'Notes', rows: [['Hello']] },
      { name: 'Order', rows },
    ],
  });
  await upload(user, book, 'order.xlsx');
  await user.click(await screen.findByRole('button', { name: 'Order' }));
  await ready(1, 2);
  await upload(user, Uint8Array.of(0x89, 0x50, 0, 0), 'photo.xlsx');
  await screen.findByText('This is neither a CSV nor an Excel file.');
  expect(shown()).toHaveLength(3);
  await upload(user, utf8('Menge;Artikel\n4;RT 29'), 'order.csv');
  await ready(2, 3);
});

test('accepts a file dropped anywhere and shows a drop target', async () => {
  open();
  const order = new File(['KT-1190;2\nRT-29;1'], 'order.csv');
  const held = (files: File[]) => ({ dataTransfer: { types: ['Files'], files } });
  // A text that is dragged about is none of it.
  fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(screen.queryByText('Drop the CSV or Excel file')).toBeNull();
  fireEvent.dragEnter(document.body, held([order]));
  expect(screen.getByText('Drop the CSV or Excel file')).toBeDefined();
  fireEvent.dragLeave(document.body, { ...held([order]), relatedTarget: null });
  expect(screen.queryByText('Drop the CSV or Excel file')).toBeNull();
  fireEvent.dragEnter(document.body, held([order]));
  // Not prevented the browser would open the file and leave the page.
  expect(fireEvent.dragOver(document.body, held([order]))).toBe(false);
  expect(fireEvent.drop(document.body, held([order]))).toBe(false);
  await ready(2, 2);
  expect(screen.queryByText('Drop the CSV or Excel file')).toBeNull();
  fireEvent.drop(document.body, held([order, order]));
  await screen.findByText('One file at a time.');
  expect(shown()).toHaveLength(3);
});

test.each([
  [
    'of 100 MB',
    async () => Object.defineProperty(new File([], 'big.xlsx'), 'size', { value: 100 * 2 ** 20 }),
    'The file is too big. At most 10 MB can be read.',
  ],
  [
    'that unpacks to 22 MB of one text',
    async () =>
      await writeXlsx({ sheets: [{ name: 'Order', rows: [['P-1', 'x'.repeat(22_000_000)]] }] }),
    'This file is not read: it would unpack to far more than a list.',
  ],
  [
    'with a password',
    async () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1),
    'Save the file as .xlsx without a password, then choose it again.',
  ],
  ['cut off', async () => utf8('PK'), 'The file is damaged and cannot be read.'],
  ['without lines', async () => utf8('\n ;;; \n'), 'There are no lines in this file.'],
])(
  'rejects a file %s with the reason',
  async (_, make, words) => {
    const user = open();
    const made = await make();
    const field = screen.getByLabelText('CSV or Excel file');
    if (made instanceof File) await user.upload(field, made);
    else await upload(user, made, 'order.xlsx');
    await screen.findByText(words, {}, { timeout: 10_000 });
    expect(shown()).toEqual(['']);
  },
  30_000,
);

test('gives a reason for each invalid row of a workbook', async () => {
  const user = open();
  const day = new Date(Date.UTC(2026, 2, 5));
  const rows = [
    ['Code', 'Qty'],
    ['KT-1190', 0],
    ['KT-1190', -1],
    ['KT-1190', 1e9],
    ['KT-1190', 1.5],
    ['KT-1190', '٣'],
    ['KT-1190', day],
    [day, 3],
    ['RT-29', null],
    [null, 2],
    ['PU-5', '#REF!'],
    ['#REF!', 1],
  ];
  const book = await writeXlsx({
    sheets: [
      {
        name: 'Order',
        rows,
        merges: [{ startRow: 8, endRow: 9, startCol: 0, endCol: 0 }],
        cells: new Map([['8,1', { formula: '1+1' }]]),
      },
    ],
  });
  await upload(user, book, 'order.xlsx');
  await ready(0, 11);
  const said = screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[id^="why-"]')?.textContent)
    .filter(Boolean);
  expect(said).toEqual([
    'At least 1',
    'At least 1',
    'At most 99999',
    'Whole pieces only',
    'Write the quantity with the digits 0 to 9',
    'There is a date where the quantity should be',
    'The spreadsheet has made a date of the code',
    'The quantity is missing',
    'No article code in this row. Merged cells count in their first row only.',
    'This is not a quantity',
    'A formula in this row has failed',
  ]);
});

test('reads 5,000 of 5,001 lines and reports the one left out', async () => {
  const user = open();
  const lines = Array.from({ length: 5001 }, () => 'KT-1190;1');
  await upload(user, utf8(lines.join('\n')), 'order.csv');
  await screen.findByText(/^5000 of 5000 lines ready/, {}, { timeout: 20_000 });
  await screen.findByText('The first 5000 lines were read, 1 is left out.');
}, 40_000);
