import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakePush } from '#src/offline/push/testing/fake-push.ts';
import NotificationSettings from './components/notification-settings.tsx';
import { PushWatch } from './components/push-watch.tsx';
import { FakeInbox, waiting } from './testing/fake-inbox.ts';
import { show } from './testing/show.tsx';

const mocks = vi.hoisted(() => ({
  inbox: null as unknown as FakeInbox,
  push: null as unknown as FakePush,
  flags: { WEB_NOTIFICATION: true },
  email: '',
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: (...args: Parameters<FakeInbox['request']>) => mocks.inbox.request(...args),
}));
vi.mock('#src/offline/push/push-platform.ts', () => ({
  browserPushPlatform: () => mocks.push.platform,
}));

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const settings = () => ({ host: { flags: mocks.flags }, user: { email: mocks.email } });
const toggle = () => screen.findByRole<HTMLInputElement>('switch');
const press = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  mocks.inbox = new FakeInbox();
  mocks.push = new FakePush();
  mocks.flags.WEB_NOTIFICATION = true;
  mocks.email = 'mia@wheel.test';
  vi.restoreAllMocks();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

// B127
test("asks for permission and toggles this device's subscription", async () => {
  mocks.push.permission = 'default';
  const { user } = show(<NotificationSettings />, settings());
  await screen.findByText(/Your browser asks once/);
  await user.click(await toggle());
  await screen.findByText('On, also with the portal closed.');
  expect((await toggle()).checked).toBe(true);
  expect(mocks.push.shown).toEqual(['Successfully subscribed!']);
  expect(mocks.push.server.size).toBe(1);
  await user.click(await toggle());
  await screen.findByText('Off.');
  expect(mocks.push.server.size).toBe(0);
});

test.each([
  ['denied', /Blocked in this browser/],
  ['impossible', 'This browser cannot show notifications.'],
] as const)('explains permission %s without a switch', async (permission, sentence) => {
  mocks.push.permission = permission;
  show(<NotificationSettings />, settings());
  await screen.findByText(sentence);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('explains the installation on an iPhone', async () => {
  mocks.push.permission = 'impossible';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18)');
  show(<NotificationSettings />, settings());
  await screen.findByText(/On an iPhone or iPad only the installed app shows notifications/);
  await press('Show me how');
});

test('reports a silent push service and disables itself offline', async () => {
  mocks.push.refusing = true;
  const { user } = show(<NotificationSettings />, settings());
  await user.click(await toggle());
  await screen.findByText(/notification service does not answer/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText('You are offline. Switching on needs a connection.');
  expect((await toggle()).disabled).toBe(true);
});

test('sends a test and reports the number of devices', async () => {
  mocks.inbox.devices = 3;
  const { user } = show(<NotificationSettings />, settings());
  await screen.findByText('3 devices of yours show notifications.');
  await user.click(await press('Send me a test'));
  await screen.findByText('Sent to 3 devices, and you find it under Notifications.');
  mocks.inbox.refusal = 'TOO_MANY';
  await user.click(await press('Send me a test'));
  await screen.findByText('You have sent many tests. Try again in an hour.');
});

test('lists devices with start date and last notification', async () => {
  mocks.inbox.devices = 2;
  show(<NotificationSettings />, settings());
  const [phone] = await screen.findAllByText('Firefox · Android');
  expect(phone?.closest('li')?.textContent).toContain(
    'since 2026-11-01 · last notification 2026-11-20 ',
  );
  expect(screen.getByText('A device').closest('li')?.textContent).toContain('no notification yet');
});

test('says that there is no device', async () => {
  mocks.inbox.devices = 0;
  show(<NotificationSettings />, settings());
  await screen.findByText('No device of yours shows notifications.');
});

test("sets quiet hours in the device's zone, changes and clears", async () => {
  const { user } = show(<NotificationSettings />, settings());
  const quiet = await screen.findByLabelText(/Quiet hours/);
  await user.click(quiet);
  await user.click(await press('Save quiet hours'));
  await waitFor(() =>
    expect(mocks.inbox.quietHours).toEqual({ from: '19:00', to: '07:00', timeZone: zone }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /Save quiet/ })).toBeNull());
  const to = screen.getByLabelText('To');
  await user.clear(to);
  await user.type(to, '19:00');
  await user.click(await press('Save quiet hours'));
  expect(await screen.findByText('Must differ from the beginning')).toBeDefined();
  await user.click(screen.getByLabelText(/Quiet hours/));
  await user.click(await press('Save quiet hours'));
  await waitFor(() => expect(mocks.inbox.quietHours).toBeNull());
});

test('names the zone of quiet hours set in another zone', async () => {
  mocks.inbox.quietHours = { from: '20:00', to: '06:00', timeZone: 'Asia/Jakarta' };
  show(<NotificationSettings />, settings());
  await screen.findByText(/These are times of Asia\/Jakarta/);
});

test('switches pushes by kind and reverts on a refusal', async () => {
  const { user } = show(<NotificationSettings />, settings());
  const orders = await screen.findByLabelText<HTMLInputElement>(
    'Orders and their changes: my devices',
  );
  expect(orders.checked).toBe(true);
  await user.click(orders);
  await waitFor(() => expect(orders.checked).toBe(false));
  expect(mocks.inbox.preferences.slice(0, 2)).toEqual([
    { kind: 'restock', push: true, email: 'fallback' },
    { kind: 'order', push: false, email: 'fallback' },
  ]);
  mocks.inbox.refusal = 'FORBIDDEN';
  const restock = screen.getByLabelText<HTMLInputElement>('Articles that are back: my devices');
  await user.click(restock);
  await screen.findByText('You no longer have the right to do this');
  expect(restock.checked).toBe(true);
});

test('switches mails by kind without pushes, reverts on a refusal', async () => {
  mocks.flags.WEB_NOTIFICATION = false;
  const { user } = show(<NotificationSettings />, settings());
  const restock = await screen.findByLabelText<HTMLSelectElement>('Articles that are back: e-mail');
  expect(restock.selectedOptions[0]?.text).toBe('If no device shows it');
  await screen.findByText(/Messages that come together go to mia@wheel.test in one mail\.$/);
  expect(screen.queryByLabelText(/my devices$/)).toBeNull();
  await user.selectOptions(restock, 'Always');
  await waitFor(() => expect(restock.value).toBe('always'));
  expect(mocks.inbox.preferences.slice(0, 2)).toEqual([
    { kind: 'restock', push: true, email: 'always' },
    { kind: 'order', push: true, email: 'fallback' },
  ]);
  mocks.inbox.refusal = 'FORBIDDEN';
  await user.selectOptions(screen.getByLabelText('Orders and their changes: e-mail'), 'Never');
  await screen.findByText('You no longer have the right to do this');
  expect(screen.getByLabelText<HTMLSelectElement>('Orders and their changes: e-mail').value).toBe(
    'fallback',
  );
});

test('switches pushes and mails about invoices and payments', async () => {
  const { user } = show(<NotificationSettings />, settings());
  await user.click(await screen.findByLabelText('Due and overdue invoices: my devices'));
  await user.selectOptions(screen.getByLabelText('Payments: e-mail'), 'Always');
  await waitFor(() =>
    expect(mocks.inbox.preferences.slice(2)).toEqual([
      { kind: 'invoice', push: false, email: 'fallback' },
      { kind: 'payment', push: true, email: 'always' },
      { kind: 'registration', push: true, email: 'fallback' },
      { kind: 'claim', push: true, email: 'fallback' },
      { kind: 'news', push: true, email: 'never' },
    ]),
  );
});

test('offers only the kinds that the user may get (F035)', async () => {
  const host = { flags: mocks.flags, payment: false };
  const { unmount } = show(<NotificationSettings />, { ...settings(), host });
  await screen.findByLabelText('Due and overdue invoices: my devices');
  expect(screen.queryByLabelText('Payments: my devices')).toBeNull();
  expect(screen.queryByLabelText('Payments: e-mail')).toBeNull();
  unmount();
  const user = { email: mocks.email, scopes: ['page.payment-request'] };
  show(<NotificationSettings />, { ...settings(), user });
  await screen.findByLabelText('Payments: my devices');
  expect(screen.queryByLabelText('Due and overdue invoices: my devices')).toBeNull();
  expect(screen.queryByLabelText('Due and overdue invoices: e-mail')).toBeNull();
});

test('offers the reminder only to users who register sales (S009)', async () => {
  const label = 'Sales to register: my devices';
  const user = { email: mocks.email, scopes: ['page.catalog', 'page.customer-sales-report'] };
  const { unmount } = show(<NotificationSettings />, { ...settings(), user });
  await screen.findByLabelText(label);
  expect(screen.getByLabelText('Sales to register: e-mail')).toBeDefined();
  unmount();
  show(<NotificationSettings />, settings());
  await screen.findByLabelText('Due and overdue invoices: my devices');
  expect(screen.queryByLabelText(label)).toBeNull();
  expect(screen.queryByLabelText('Sales to register: e-mail')).toBeNull();
});

test('says when an account has no e-mail address', async () => {
  mocks.email = '';
  show(<NotificationSettings />, settings());
  await screen.findByText(/Your account has no e-mail address\.$/);
});

test('edits and stops restock requests of the active customer', async () => {
  mocks.inbox.waiting = [
    waiting({ toldAt: '2026-11-18T00:00:00.000Z' }),
    waiting({ article_code: 'C2', article_code_display: 'C-2', customer: 'C9' }),
    waiting({ customer: 'C9' }),
  ];
  const { user } = show(<NotificationSettings />, settings());
  await screen.findByText(/notified on 2026-11-18/);
  expect(screen.getAllByText(/for Wheel Works/)).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Change the quantity/ })).toHaveLength(1);
  // B-1 of the other customer cannot be stopped before the own one: the server takes that first.
  expect(screen.getAllByRole('button', { name: /^Stop waiting/ })).toHaveLength(2);
  await user.click(await press('Change the quantity of B-1'));
  await user.click(await press('One more'));
  await user.click(await press('Change to 7'));
  await screen.findByText(/7 wanted/);
  await user.click(await press('Stop waiting for C-2'));
  await waitFor(() => expect(screen.queryByText('C-2')).toBeNull());
});

test('pages waited-for articles by ten or twenty (C041)', async () => {
  mocks.inbox.waiting = Array.from({ length: 22 }, (_, at) =>
    waiting({ article_code: `W${at}`, article_code_display: `W-${at}` }),
  );
  const { user } = show(<NotificationSettings />, settings());
  const shown = () => screen.getAllByText(/^W-\d/).length;
  await waitFor(() => expect(shown()).toBe(10));
  await user.selectOptions(screen.getByLabelText('Rows per page'), '20');
  await waitFor(() => expect(shown()).toBe(20));
});

test('says that nothing is waited for or the server failed', async () => {
  show(<NotificationSettings />, settings());
  await screen.findByText(/^Nothing\. On the page of an article without stock/);
  mocks.inbox.online = false;
  show(<NotificationSettings />, settings());
  await screen.findByText('Your notification settings could not be loaded.');
});

test('shows nothing about devices without the flag (F004)', async () => {
  mocks.flags.WEB_NOTIFICATION = false;
  show(<NotificationSettings />, settings());
  await screen.findByText('Restock alerts');
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByText(/Send me a test/)).toBeNull();
});

test('subscribes the device at start and when back online (B126)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<PushWatch />);
  expect(mocks.push.requests).toEqual([]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(mocks.push.shown).toEqual(['Successfully subscribed!']));
  expect(mocks.push.server.size).toBe(1);
});
