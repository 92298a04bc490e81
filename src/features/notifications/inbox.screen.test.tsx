import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#src/graphql/query-client.ts';
import Bell from './bell.tsx';
import { Component } from './inbox.screen.tsx';
import { entry, FakeInbox, news } from './testing/fake-inbox.ts';
import { show } from './testing/show.tsx';

const mocks = vi.hoisted(() => ({ inbox: null as unknown as FakeInbox }));
vi.mock('#src/graphql/client.ts', () => ({
  request: (...args: Parameters<FakeInbox['request']>) => mocks.inbox.request(...args),
}));
vi.mock('#src/lib/hooks/use-idle.ts', () => ({ useIdle: () => true }));

const open = (at = '/notifications') => show(<Component />, { at });
const rows = async () => within(await screen.findByRole('list')).getAllByRole('listitem');

beforeEach(() => {
  mocks.inbox = new FakeInbox();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('shows what was sent, which is new, and exact numbers', async () => {
  mocks.inbox.entries = [
    entry('4', { restock: { ...news, arrived: null, asked: 1 } }),
    entry('3', { read: true, restock: { ...news, customer: 'C2' } }),
    entry('2', { kind: 'test', restock: null }),
    entry('1', { restock: null, read: true }),
  ];
  open();
  const [masked, other, test, gone] = await rows();
  expect(masked?.textContent).toMatch(/B-1 is back.*many arrived, no one else is waiting.*new/);
  expect(other?.textContent).toMatch(/5 arrived, 12 asked.*for customer C2/);
  expect(other?.textContent).not.toMatch(/new$/);
  expect(test?.textContent).toMatch(/A test you have sent yourself/);
  expect(gone?.textContent).toMatch(/no longer in the catalog/);
});

test('opens the article and marks the entry as read', async () => {
  mocks.inbox.entries = [entry('2'), entry('1')];
  const { user, router } = open();
  await rows();
  await user.click(screen.getAllByRole('link')[0] as HTMLElement);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/en-us/catalog/paa/bell?restock=B1&qty=6');
  await waitFor(() => expect(mocks.inbox.sent[0]?.variables).toEqual({ ids: ['2'] }));
});

test('shows the changes of an order line and links to the order', async () => {
  const unchanged = {
    expectedDate: null,
    price: null,
    status: null,
    replacedBy: null,
    answer: null,
  };
  const changes = [
    {
      position: 1,
      article: 'B1',
      description: 'Chain',
      expectedDate: { before: '2026-11-30', after: '2026-12-09' },
      price: { before: 4200, after: 4500 },
      status: { before: 'Waiting', after: 'Confirmed' },
      replacedBy: { article_code_display: 'C-9', name: 'Chain 9' },
      answer: null,
    },
    {
      ...unchanged,
      position: 2,
      article: 'B2',
      description: 'Bell',
      expectedDate: { before: null, after: '2026-12-09' },
    },
  ];
  const changed = { event: 'changed', orderNumber: '4711', customer: 'C2', changes, count: 25 };
  const placed = { event: 'placed', orderNumber: '4712', customer: 'C1', changes: [], count: 3 };
  const order = { kind: 'order', restock: null };
  mocks.inbox.entries = [
    entry('3', { ...order, order: changed }),
    entry('2', { ...order, order: placed, read: true }),
    entry('1', order),
  ];
  const { user, router } = open();
  const links = await screen.findAllByRole('link');
  const texts = links[0]?.textContent;
  for (const part of [
    'Order 4711: 25 lines changed',
    'expected 2026-11-30 → 2026-12-09',
    'price $42.00 → $45.00',
    'Waiting for confirmation → Confirmed',
    'replaced by C-9 Chain 9',
    'expected not known → 2026-12-09',
    'and 23 lines more',
    'for customer C2',
  ])
    expect(texts).toContain(part);
  expect(links[1]?.textContent).toMatch(/Order 4712 is placed/);
  expect(links[1]?.textContent).not.toMatch(/lines more|for customer/);
  expect(screen.getByText('About an order that no longer exists')).toBeDefined();
  await user.click(links[0] as HTMLElement);
  expect(router.state.location.pathname).toBe('/en-us/order/4711');
  await waitFor(() => expect(mocks.inbox.sent[0]?.variables).toEqual({ ids: ['3'] }));
});

test('shows rejected wishes that left the line unchanged', async () => {
  const line = (position: number, answer: object) => ({
    position,
    article: 'B1',
    description: 'Chain',
    answer,
    expectedDate: null,
    price: null,
    status: null,
    replacedBy: null,
  });
  const changes = [
    line(1, { action: 'cancel', date: null, granted: false }),
    line(2, { action: 'redate', date: '2026-12-09', granted: false }),
    line(3, { action: 'redate', date: '2026-12-10', granted: true }),
  ] as never[];
  const order = { event: 'answered', orderNumber: '4713', customer: 'C1', changes, count: 3 };
  mocks.inbox.entries = [entry('1', { kind: 'order', restock: null, order })];
  open();
  const texts = (await screen.findAllByRole('link'))[0]?.textContent;
  for (const part of [
    'Order 4713: what you asked for',
    'not cancelled, stays as it was',
    'no other day, stays as it was',
    'comes on 2026-12-10, as you asked',
  ])
    expect(texts).toContain(part);
});

test('marks one without an article and all as read', async () => {
  mocks.inbox.entries = [entry('2', { kind: 'test', restock: null }), entry('1')];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
  );
  expect(mocks.inbox.sent.map(({ variables }) => variables)).toEqual([
    { ids: ['2'] },
    { ids: null },
  ]);
  expect(screen.queryByText('new')).toBeNull();
});

test('pages by ten with the page in the URL', async () => {
  mocks.inbox.entries = Array.from({ length: 12 }, (_, i) => entry(String(20 - i)));
  const { user, router } = open();
  expect(await rows()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(router.state.location.search).toBe('?page=2');
});

// C041
test('shows twenty on a page when chosen, starting at the first', async () => {
  mocks.inbox.entries = Array.from({ length: 22 }, (_, i) => entry(String(40 - i)));
  const { user, router } = open('/notifications?page=2');
  expect(await rows()).toHaveLength(10);
  await user.selectOptions(screen.getByLabelText('Rows per page'), '20');
  await waitFor(async () => expect(await rows()).toHaveLength(20));
  expect(router.state.location.search).toBe('?limit=20');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(router.state.location.search).toBe('?page=2&limit=20');
});

test('explains an empty inbox and links back from a page too far', async () => {
  const { router, queries } = open();
  await screen.findByText('No notifications yet');
  mocks.inbox.entries = [entry('1')];
  await queries.invalidateQueries();
  await router.navigate('/en-us/notifications?page=7');
  (await screen.findByRole('button', { name: 'To the newest' })).click();
  expect(await rows()).toHaveLength(1);
});

test('reports a failing server and shows stored entries offline', async () => {
  mocks.inbox.online = false;
  open();
  await screen.findByText('Something went wrong. Please refresh.');
  mocks.inbox.online = true;
  mocks.inbox.entries = [entry('1')];
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(await rows()).toHaveLength(1);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await screen.findByText(/This is what this device has kept/);
  const all = screen.getByRole('button', { name: 'Mark all as read' });
  expect(all.getAttribute('aria-disabled')).toBe('true');
});

test('shows the unread count on the bell', async () => {
  mocks.inbox.entries = [entry('2'), entry('1'), entry('0', { read: true })];
  show(<Bell />);
  const link = await screen.findByRole('link', { name: 'Notifications, 2 unread' });
  expect(link.getAttribute('href')).toBe('/en-us/notifications');
  expect(link.textContent).toBe('2');
});

test('shows no number on the bell when all is read', async () => {
  mocks.inbox.entries = [entry('0', { read: true })];
  show(<Bell />);
  await waitFor(() => expect(queryClient.getQueryData(['notifications', 'unread'])).toBe(0));
  expect(screen.getByRole('link', { name: 'Notifications' }).textContent).toBe('');
});

test('caps the number on the bell, but not its name', async () => {
  mocks.inbox.entries = Array.from({ length: 120 }, (_, at) => entry(String(at)));
  show(<Bell />);
  const link = await screen.findByRole('link', { name: 'Notifications, 120 unread' });
  expect(link.textContent).toBe('99+');
});
