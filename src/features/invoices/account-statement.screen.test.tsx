import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountStatementDocument } from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './account-statement.screen.tsx';
import type { Statement } from './invoices.queries.ts';
import { asOf } from './testing/invoices.ts';

beforeEach(makeWindowWide);

const mocks = vi.hoisted(() => ({ downloaded: [] as string[] }));
vi.mock('#src/graphql/download-file.ts', () => ({
  downloadFile: async (path: string) => mocks.downloaded.push(path),
}));

const statement: Statement = {
  payerCode: 'C1',
  payerName: 'Velo Works',
  opening: 5_000,
  closing: 9_000,
  movements: [
    {
      date: '2026-10-01',
      kind: 'invoice',
      invoiceNo: 'I1',
      installment: 2,
      amount: 10_000,
      balance: 15_000,
    },
    {
      date: '2026-10-09',
      kind: 'payment',
      invoiceNo: 'I1',
      installment: null,
      amount: -6_000,
      balance: 9_000,
    },
  ],
  more: false,
  asOf,
};

function show(over: Partial<Statement> = {}) {
  mocks.downloaded = [];
  const network = fakeNetwork().answer(AccountStatementDocument, {
    accountStatement: { ...statement, ...over },
  });
  return renderScreen(<Component />, {
    at: '/invoice/statement',
    now: '2026-11-20T09:00:00Z',
    network,
    host: { dateFormat: 'YYYY-MM-DD' },
  });
}

test('shows the movements between the balances', async () => {
  const { network } = show();
  const row = await screen.findByRole('row', { name: /I1\/2/ });
  expect(row.textContent).toContain('$100.00');
  expect(screen.getByRole('row', { name: /Payment/ }).textContent).toContain('−$60.00');
  const opening = screen.getByText('Opening balance');
  expect(opening.closest('dl')?.textContent).toBe('Opening balance$50.00Closing balance$90.00');
  // The server knows the last three months; without days the device finds the answer tomorrow too.
  expect(network.sent(AccountStatementDocument)[0]?.variables).toEqual({ payerCode: 'C1' });
});

test('shows the balances of a period without movements', async () => {
  show({ movements: [], closing: 5_000 });
  expect(await screen.findByText('No movements in these days')).toBeDefined();
  expect(screen.getByText('Closing balance')).toBeDefined();
});

test('says that there are more movements than are listed', async () => {
  show({ more: true });
  expect(await screen.findByText(/The first 2 movements are listed/)).toBeDefined();
});

test('downloads the statement of its period', async () => {
  const { user } = show();
  await saveListAs(user, 'PDF');
  await saveListAs(user, 'Excel');
  const query = 'from=2026-08-20&to=2026-11-20&payerCode=C1&format=';
  await vi.waitFor(() =>
    expect(mocks.downloaded).toEqual([
      `/documents/statement?${query}pdf`,
      `/documents/statement?${query}xlsx`,
    ]),
  );
});
