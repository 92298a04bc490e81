import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Component } from './inbox.screen.tsx';
import NotificationsLink from './parts/notifications-link.tsx';
import { entry, FakeInbox, news } from './testing/fake-inbox.ts';
import { show } from './testing/show.tsx';

const world = vi.hoisted(() => ({ inbox: null as unknown as FakeInbox }));
vi.mock('#src/graphql/client.ts', () => ({
  request: (...args: Parameters<FakeInbox['request']>) => world.inbox.request(...args),
}));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ customer: { unified: 'C1' } }),
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useDates: () => ({ dateTime: (iso: string) => iso, date: (iso: string) => iso }),
  useMoney: () => (minor: number) => `$${minor / 100}`,
}));
vi.mock('#src/lib/use-idle.ts', () => ({ useIdle: () => true }));

const open = (at = '/en-us/notifications') => show(<Component />, at);
const rows = async () => within(await screen.findByRole('list')).getAllByRole('listitem');

beforeEach(() => {
  world.inbox = new FakeInbox();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('shows what was sent, what is new in it, and the truth in numbers', async () => {
  world.inbox.entries = [
    entry('4', { restock: { ...news, arrived: null, asked: 1 } }),
    entry('3', { read: true, restock: { ...news, customer: 'C2' } }),
    entry('2', { kind: 'test', restock: null }),
    entry('1', { restock: null, read: true }),
  ];
  open();
  const [masked, other, test, gone] = await rows();
  expect(masked?.textContent).toMatch(/B-1 is back.*many arrived, nobody else asked.*new/);
  expect(other?.textContent).toMatch(/5 arrived, 12 asked.*for customer C2/);
  expect(other?.textContent).not.toMatch(/new$/);
  expect(test?.textContent).toMatch(/A test you have sent yourself/);
  expect(gone?.textContent).toMatch(/no longer in the catalog/);
});

test('opening one leads to the article and marks it as read', async () => {
  world.inbox.entries = [entry('2'), entry('1')];
  const { fingers, router } = open();
  await rows();
  await fingers.click(screen.getAllByRole('link')[0] as HTMLElement);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/en-us/catalog/paa/bell?restock=B1&qty=6');
  await waitFor(() => expect(world.inbox.sent[0]?.variables).toEqual({ ids: ['2'] }));
});

test('order news: what became different of which line, from what to what, and the way to the order', async () => {
  const unchanged = {
    ...{ expectedDate: null, price: null, status: null, replacedBy: null, answer: null },
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
  world.inbox.entries = [
    entry('3', { ...order, order: changed }),
    entry('2', { ...order, order: placed, read: true }),
    entry('1', order),
  ];
  const { fingers, router } = open();
  const links = await screen.findAllByRole('link');
  const words = links[0]?.textContent;
  for (const part of [
    'Order 4711: 25 lines changed',
    'expected 2026-11-30 → 2026-12-09',
    'price $42 → $45',
    'Waiting for confirmation → Confirmed',
    'replaced by C-9 Chain 9',
    'expected not known → 2026-12-09',
    'and 23 lines more',
    'for customer C2',
  ])
    expect(words).toContain(part);
  expect(links[1]?.textContent).toMatch(/Order 4712 is placed/);
  expect(links[1]?.textContent).not.toMatch(/lines more|for customer/);
  expect(screen.getByText('About an order that is no longer there')).toBeDefined();
  await fingers.click(links[0] as HTMLElement);
  expect(router.state.location.pathname).toBe('/en-us/order/4711');
  await waitFor(() => expect(world.inbox.sent[0]?.variables).toEqual({ ids: ['3'] }));
});

test('order news: what was asked for and left the line as it was', async () => {
  const line = (position: number, answer: object) => ({
    ...{ position, article: 'B1', description: 'Chain', answer },
    ...{ expectedDate: null, price: null, status: null, replacedBy: null },
  });
  const changes = [
    line(1, { action: 'cancel', date: null, granted: false }),
    line(2, { action: 'redate', date: '2026-12-09', granted: false }),
    line(3, { action: 'redate', date: '2026-12-10', granted: true }),
  ] as never[];
  const order = { event: 'answered', orderNumber: '4713', customer: 'C1', changes, count: 3 };
  world.inbox.entries = [entry('1', { kind: 'order', restock: null, order })];
  open();
  const words = (await screen.findAllByRole('link'))[0]?.textContent;
  for (const part of [
    'Order 4713: what you asked for',
    'not cancelled, stays as it was',
    'no other day, stays as it was',
    'comes on 2026-12-10, as you asked',
  ])
    expect(words).toContain(part);
});

test('marks one without an article, and all, as read', async () => {
  world.inbox.entries = [entry('2', { kind: 'test', restock: null }), entry('1')];
  const { fingers } = open();
  await fingers.click(await screen.findByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull());
  await fingers.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
  );
  expect(world.inbox.sent.map(({ variables }) => variables)).toEqual([
    { ids: ['2'] },
    { ids: null },
  ]);
  expect(screen.queryByText('new')).toBeNull();
});

test('goes by pages of ten, in the address', async () => {
  world.inbox.entries = Array.from({ length: 12 }, (_, i) => entry(String(20 - i)));
  const { fingers, router } = open();
  expect(await rows()).toHaveLength(10);
  await fingers.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(router.state.location.search).toBe('?page=2');
});

test('shows twenty on a page when that is chosen, and begins at the first (C041)', async () => {
  world.inbox.entries = Array.from({ length: 22 }, (_, i) => entry(String(40 - i)));
  const { fingers, router } = open('/en-us/notifications?page=2');
  expect(await rows()).toHaveLength(10);
  await fingers.selectOptions(screen.getByLabelText('Rows per page'), '20');
  await waitFor(async () => expect(await rows()).toHaveLength(20));
  expect(router.state.location.search).toBe('?limit=20');
  await fingers.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(router.state.location.search).toBe('?page=2&limit=20');
});

test('empty: says what will stand here; a page too far leads back', async () => {
  const { router } = open();
  await screen.findByText('No notifications yet');
  world.inbox.entries = [entry('1')];
  await router.navigate('/en-us/notifications?page=7');
  (await screen.findByRole('button', { name: 'To the newest' })).click();
  expect(await rows()).toHaveLength(1);
});

test('a failing server is said; offline it shows what the device has kept', async () => {
  world.inbox.online = false;
  open();
  await screen.findByText('Something went wrong. Please refresh.');
  world.inbox.online = true;
  world.inbox.entries = [entry('1')];
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(await rows()).toHaveLength(1);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await screen.findByText(/This is what this device has kept/);
  const all = screen.getByRole('button', { name: 'Mark all as read' });
  expect(all.getAttribute('aria-disabled')).toBe('true');
});

test('the link says how many are unread, in a bar and in a menu', async () => {
  world.inbox.entries = [entry('2'), entry('1'), entry('0', { read: true })];
  show(<NotificationsLink />);
  const link = await screen.findByRole('link', { name: 'Notifications, 2 unread' });
  expect(link.getAttribute('href')).toBe('/en-us/notifications');
  expect(link.textContent).toBe('2');
  world.inbox.entries = [];
  show(<NotificationsLink row="row" />);
  expect((await screen.findByRole('link', { name: 'Notifications' })).textContent).toBe(
    'Notifications',
  );
});
