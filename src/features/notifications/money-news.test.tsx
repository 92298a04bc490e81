import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readShowroom, showroomKey } from '#src/features/showroom/showroom-store.ts';
import { Component } from './inbox.screen.tsx';
import type { InboxEntry } from './notifications.queries.ts';
import { entry, FakeInbox } from './testing/fake-inbox.ts';
import { show } from './testing/show.tsx';

const mocks = vi.hoisted(() => ({ inbox: null as unknown as FakeInbox }));
vi.mock('#src/graphql/client.ts', () => ({
  request: (...args: Parameters<FakeInbox['request']>) => mocks.inbox.request(...args),
}));

const open = () => show(<Component />, { at: '/notifications' });
const links = () => screen.findAllByRole('link');

beforeEach(() => {
  mocks.inbox = new FakeInbox();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

const invoices = (id: string, over: Partial<NonNullable<InboxEntry['invoice']>>) => {
  const invoice = {
    event: 'due',
    customer: 'C1',
    count: 3,
    amount: 412_000,
    dueDate: null,
    dunningLevel: 0,
    invoiceNos: ['I1', 'I2', 'I3'],
    ...over,
  };
  return entry(id, { kind: 'invoice', restock: null, invoice });
};
const payment = (id: string, event: string) =>
  entry(id, {
    kind: 'payment',
    restock: null,
    payment: {
      event,
      externalId: 'PR1',
      customer: 'C1',
      amount: 10_000,
      expiredDate: '2026-11-28T00:00:00.000Z',
    },
  });

test('shows invoices with day, sum and numbers and opens the list', async () => {
  const invoiceNos = Array.from({ length: 20 }, (_, at) => `N${at}`);
  mocks.inbox.entries = [
    invoices('4', { dueDate: '2026-11-28' }),
    invoices('3', { event: 'overdue', count: 1, invoiceNos: ['I9'], customer: 'C2' }),
    invoices('2', { event: 'dunned', dunningLevel: 2, count: 24, invoiceNos }),
    entry('1', { kind: 'invoice', restock: null }),
  ];
  const { user, router } = open();
  const [due, overdue, dunned] = await links();
  await waitFor(() => expect(due?.textContent).toContain('3 invoices are due on 2026-11-28'));
  expect(due?.textContent).toMatch(/Open: \$4,120\.00.*I1, I2, I3/);
  expect(overdue?.textContent).toMatch(/^1 invoice is overdue.*I9.*for customer C2/);
  expect(dunned?.textContent).toMatch(/^Reminder 2 for 24 invoices.*N19 and 4 more/);
  expect(screen.getByText('About invoices that you may not see any more')).toBeDefined();
  await user.click(due as HTMLElement);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/en-us/invoice/open-invoice?show=soon');
  await waitFor(() => expect(mocks.inbox.sent[0]?.variables).toEqual({ ids: ['4'] }));
});

test.each([
  ['waiting', /^Payment PR1 waits for your transfer\$100\.00Transfer it by 2026-11-27\./],
  ['complete', /^Payment PR1 is paid\$100\.00\d/],
  ['failed', /^Payment PR1 failed.*Its invoices are open again/],
  ['expired', /^Payment PR1 was not paid in time.*Its invoices are open again/],
  ['voided', /^Payment PR1 was voided.*Its invoices are open again/],
  ['voidedByOther', /^Another user voided payment PR1.*Its invoices are open again/],
])('shows the payment event %s and opens the request', async (event, texts) => {
  mocks.inbox.entries = [payment('2', event), entry('1', { kind: 'payment', restock: null })];
  const { user, router } = open();
  const [link] = await links();
  await waitFor(() => expect(link?.textContent).toMatch(texts));
  expect(screen.getByText('About a payment that you may not see any more')).toBeDefined();
  await user.click(link as HTMLElement);
  expect(router.state.location.pathname).toBe('/en-us/payment/request/PR1');
});

test('hides amounts in showroom mode', async () => {
  mocks.inbox.entries = [invoices('2', { event: 'overdue' }), payment('1', 'complete')];
  open();
  await links();
  await screen.findByText('$100.00');
  localStorage.setItem(showroomKey(), '1');
  act(readShowroom);
  await waitFor(() => expect(screen.queryByText('$100.00')).toBeNull());
  expect(screen.queryByText(/4,120/)).toBeNull();
  localStorage.removeItem(showroomKey());
  act(readShowroom);
});
