import { beforeEach, expect, test, vi } from 'vitest';
import {
  DueInvoicesDocument,
  FrameTasksDocument,
  NewestPaymentsDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { fakeUser } from '#src/testing/fake-user.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { hasDueTask } from './has-due-task.ts';

const customer = { unified: 'C1', r3: '4711', isr: null, name: 'Cycle Works' };
const asOf = '2026-11-20T09:00:00.000Z';
const no = { info: { count: 0 } };

const owe = (...days: string[]) => {
  const invoices = days.map((dueDate) => ({
    dueDate,
    status: 'Open',
    accountingAmount: 1_000,
    payerCode: 'C1',
  }));
  const totals = { overdue: 0, overdueCount: 0 };
  return { openInvoiceV5: { invoices, more: false, totals, canPay: true, asOf } };
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork()
    .answer(DueInvoicesDocument, owe())
    .answer(NewestPaymentsDocument, { paymentRequestByPayerAndInvoiceNos: { requests: [], asOf } })
    .answer(FrameTasksDocument, {
      recalled: { info: { count: 20 }, asOf },
      toInspect: { info: { count: 22 } },
      toRegister: { frames: [], ...no },
    });
});

/** Whether something is due for a user with these permissions. */
async function isDue(scopes: string[], limitation?: string): Promise<boolean> {
  const user = { scopes, ...(limitation && { limitation }) };
  const now = '2026-11-20T09:01:00Z';
  renderScreen(<p>login</p>, { user, customer, network, now });
  return await hasDueTask(fakeUser({ customer, ...user }));
}

test.each([
  ['overdue', '2026-11-19', true],
  ['due today', '2026-11-20', true],
  ['due tomorrow', '2026-11-21', false],
])('tells for an invoice that is %s', async (_, day, expected) => {
  network.answer(DueInvoicesDocument, owe(day));
  expect(await isDue(['page.invoice-status'])).toBe(expected);
});

test('does not count recalls and inspections as due', async () => {
  expect(await isDue(['page.pdi', 'page.customer-sales-report'])).toBe(false);
});

test('asks nothing for an auditor', async () => {
  network.answer(DueInvoicesDocument, owe('2026-11-01'));
  expect(await isDue(['page.invoice-status'], 'audit')).toBe(false);
  expect(network.operations()).toEqual([]);
});

test('counts what is known when a source fails', async () => {
  network.answer(DueInvoicesDocument, owe('2026-11-01')).lose(NewestPaymentsDocument);
  expect(await isDue(['page.invoice-status'])).toBe(true);
});

test('waits only a short time for the answers', async () => {
  network.hold(DueInvoicesDocument, owe('2026-11-01'));
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  expect(await isDue(['page.invoice-status'])).toBe(false);
});
