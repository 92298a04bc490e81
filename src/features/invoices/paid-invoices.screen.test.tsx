import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  AveragePaymentDaysDocument,
  PaidInvoicesDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './paid-invoices.screen.tsx';
import { asOf, invoiceItem } from './testing/invoices.ts';

beforeEach(makeWindowWide);

const mocks = vi.hoisted(() => ({ saved: [] as { path: string; query: unknown }[] }));
vi.mock('#src/graphql/save-export.ts', () => ({
  saveMadeFile: async (path: string, query: unknown) => mocks.saved.push({ path, query }),
  saveExport: async (query: { list: string }) => mocks.saved.push({ path: query.list, query }),
}));

const paid = (no: string) => invoiceItem(no, { clearingDate: '2026-11-12', daysTaken: 11 });

function show(at = '/invoice/invoice-list', count = 2) {
  mocks.saved = [];
  const network = fakeNetwork()
    .answer(PaidInvoicesDocument, {
      invoiceV5: { invoices: [paid('I1'), paid('I2')], info: { count }, asOf },
    })
    .answer(AveragePaymentDaysDocument, {
      creditInformation: {
        averagePaymentDays: [
          { year: 2026, days: 31 },
          { year: 2025, days: 1 },
        ],
      },
    });
  return renderScreen(<Component />, {
    at,
    now: '2026-11-20T09:00:00Z',
    network,
    host: { dateFormat: 'YYYY-MM-DD' },
    user: { scopes: ['invoice-status.read'] },
  });
}

const sentVariables = (network: ReturnType<typeof show>['network']) =>
  network.sent(PaidInvoicesDocument).at(-1)?.variables;
/** The server knows the last three months; without days the device finds the answer tomorrow too. */
const usual = { payerCode: 'C1', page: 1, limit: 10 };

test('lists the payments of the usual days', async () => {
  const { network } = show();
  const row = await screen.findByRole('row', { name: /I1.*2026-11-12/ });
  expect(row.textContent).toContain('11 days');
  expect(sentVariables(network)).toEqual(usual);
});

test('says how long paying took on average', async () => {
  show();
  const texts = await screen.findByText(/Average time to pay/);
  expect(texts.textContent).toBe('Average time to pay: 2026: 31 days · 2025: 1 day');
});

test('asks for the days, the search and the sort of the address', async () => {
  const { network } = show(
    '/invoice/invoice-list?search=D7&from=2026-01-01&to=2026-01-31&sort=-grandTotal&page=2',
    30,
  );
  await screen.findByRole('row', { name: /I1/ });
  expect(sentVariables(network)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
    payerCode: 'C1',
    search: 'D7',
    sort: [{ by: 'grandTotal', order: 'DESC' }],
    page: 2,
    limit: 10,
  });
});

test('refuses an address with more than a year', async () => {
  const { network } = show('/invoice/invoice-list?from=2024-01-01&to=2026-01-31');
  await screen.findByRole('row', { name: /I1/ });
  expect(screen.getByText(/The address asks for something/)).toBeDefined();
  expect(sentVariables(network)).toEqual(usual);
});

test('saves the selected invoices as one ZIP', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('checkbox', { name: /All on this page/ }));
  await user.click(screen.getByRole('button', { name: '2 PDFs as ZIP' }));
  await vi.waitFor(() =>
    expect(mocks.saved).toEqual([
      { path: '/documents/invoices', query: { invoiceNos: ['I1', 'I2'] } },
    ]),
  );
});

test('has the server export the list', async () => {
  const { user } = show(undefined, 2_000);
  await saveListAs(user, 'Excel');
  await vi.waitFor(() => expect(mocks.saved).toHaveLength(1));
  const filter = { from: '2026-08-20', to: '2026-11-20', payerCode: 'C1' };
  expect(mocks.saved[0]).toMatchObject({ path: 'paid-invoices', query: { filter } });
});
