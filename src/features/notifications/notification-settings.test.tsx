import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakePush } from '#src/offline/push/testing/fake-push.ts';
import NotificationSettings from './parts/notification-settings.tsx';
import PushWatch from './parts/push-watch.tsx';
import { FakeInbox, waiting } from './testing/fake-inbox.ts';
import { show } from './testing/show.tsx';

const world = vi.hoisted(() => ({
  inbox: null as unknown as FakeInbox,
  push: null as unknown as FakePush,
  flags: { WEB_NOTIFICATION: true },
  email: '',
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: (...args: Parameters<FakeInbox['request']>) => world.inbox.request(...args),
}));
vi.mock('#src/offline/push/push-door.ts', () => ({ realPushDoor: () => world.push.door }));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({
    user: { id: '7', email: world.email },
    customer: { unified: 'C1' },
    has: () => true,
  }),
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useHostConfig: () => ({ flags: world.flags }),
  useDates: () => ({ date: (iso: string) => iso.slice(0, 10), dateTime: (iso: string) => iso }),
}));

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const toggle = () => screen.findByRole<HTMLInputElement>('switch');
const press = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  world.inbox = new FakeInbox();
  world.push = new FakePush();
  world.flags.WEB_NOTIFICATION = true;
  world.email = 'mia@wheel.test';
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  vi.restoreAllMocks();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('the switch asks, subscribes and unsubscribes this device (B127)', async () => {
  world.push.permission = 'default';
  const { fingers } = show(<NotificationSettings />);
  await screen.findByText(/Your browser asks once/);
  await fingers.click(await toggle());
  await screen.findByText('On, also with the portal closed.');
  expect((await toggle()).checked).toBe(true);
  expect(world.push.shown).toEqual(['Successfully subscribed!']);
  expect(world.push.server.size).toBe(1);
  await fingers.click(await toggle());
  await screen.findByText('Off.');
  expect(world.push.server.size).toBe(0);
});

test.each([
  ['denied', /Blocked in this browser/],
  ['impossible', 'This browser cannot show notifications.'],
] as const)('%s is said in words, without a switch', async (permission, sentence) => {
  world.push.permission = permission;
  show(<NotificationSettings />);
  await screen.findByText(sentence);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('on an iPhone outside the installed app it says how', async () => {
  world.push.permission = 'impossible';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18)');
  show(<NotificationSettings />);
  await screen.findByText(/On an iPhone or iPad only the installed app shows notifications/);
  await press('Show me how');
});

test('a push service that does not answer is said; offline the switch waits', async () => {
  world.push.refusing = true;
  const { fingers } = show(<NotificationSettings />);
  await fingers.click(await toggle());
  await screen.findByText(/notification service does not answer/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText('You are offline. Switching on needs a connection.');
  expect((await toggle()).disabled).toBe(true);
});

test('sends a test and says to how many devices', async () => {
  world.inbox.devices = 3;
  const { fingers } = show(<NotificationSettings />);
  await screen.findByText('3 devices of yours show notifications.');
  await fingers.click(await press('Send me a test'));
  await screen.findByText('Sent to 3 devices, and you find it under Notifications.');
  world.inbox.refusal = 'TOO_MANY';
  await fingers.click(await press('Send me a test'));
  await screen.findByText('You have sent many tests. Try again in an hour.');
});

test('names the devices, since when each is on and when it was told last', async () => {
  world.inbox.devices = 2;
  show(<NotificationSettings />);
  const [phone] = await screen.findAllByText('Firefox · Android');
  expect(phone?.closest('li')?.textContent).toContain(
    'since 2026-11-01 · last notification 2026-11-20T09:00',
  );
  expect(screen.getByText('A device').closest('li')?.textContent).toContain('no notification yet');
});

test('no device at all is said', async () => {
  world.inbox.devices = 0;
  show(<NotificationSettings />);
  await screen.findByText('No device of yours shows notifications.');
});

test('quiet hours are set in the zone of the device, changed and given up', async () => {
  const { fingers } = show(<NotificationSettings />);
  const quiet = await screen.findByLabelText(/Quiet hours/);
  await fingers.click(quiet);
  await fingers.click(await press('Save quiet hours'));
  await waitFor(() =>
    expect(world.inbox.quietHours).toEqual({ from: '19:00', to: '07:00', timeZone: zone }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /Save quiet/ })).toBeNull());
  const to = screen.getByLabelText('To');
  await fingers.clear(to);
  await fingers.type(to, '19:00');
  await fingers.click(await press('Save quiet hours'));
  expect(await screen.findByText('Must differ from the beginning')).toBeDefined();
  await fingers.click(screen.getByLabelText(/Quiet hours/));
  await fingers.click(await press('Save quiet hours'));
  await waitFor(() => expect(world.inbox.quietHours).toBeNull());
});

test('quiet hours of another zone are told apart', async () => {
  world.inbox.quietHours = { from: '20:00', to: '06:00', timeZone: 'Asia/Jakarta' };
  show(<NotificationSettings />);
  await screen.findByText(/These are times of Asia\/Jakarta/);
});

test('of what the devices tell is chosen by kind; a refusal changes nothing', async () => {
  const { fingers } = show(<NotificationSettings />);
  const orders = await screen.findByLabelText<HTMLInputElement>(/^Orders: placed/);
  expect(orders.checked).toBe(true);
  await fingers.click(orders);
  await waitFor(() => expect(orders.checked).toBe(false));
  expect(world.inbox.preferences).toEqual([
    { kind: 'restock', push: true, email: 'fallback' },
    { kind: 'order', push: false, email: 'fallback' },
  ]);
  world.inbox.refusal = 'FORBIDDEN';
  const restock = screen.getByLabelText<HTMLInputElement>('Articles that are back');
  await fingers.click(restock);
  await screen.findByText('You no longer have the right to do this');
  expect(restock.checked).toBe(true);
});

test('what is mailed is chosen by kind, also where there are no pushes; a refusal changes nothing', async () => {
  world.flags.WEB_NOTIFICATION = false;
  const { fingers } = show(<NotificationSettings />);
  const restock = await screen.findByLabelText<HTMLSelectElement>(
    'E-mail about articles that are back',
  );
  expect(restock.selectedOptions[0]?.text).toBe('When none of my devices shows it');
  await screen.findByText('What comes together goes to mia@wheel.test in one mail.');
  await fingers.selectOptions(restock, 'Always');
  await waitFor(() => expect(restock.value).toBe('always'));
  expect(world.inbox.preferences).toEqual([
    { kind: 'restock', push: true, email: 'always' },
    { kind: 'order', push: true, email: 'fallback' },
  ]);
  world.inbox.refusal = 'FORBIDDEN';
  await fingers.selectOptions(screen.getByLabelText(/^E-mail about changes/), 'Never');
  await screen.findByText('You no longer have the right to do this');
  expect(screen.getByLabelText<HTMLSelectElement>(/^E-mail about changes/).value).toBe('fallback');
});

test('an account without an address is told so', async () => {
  world.email = '';
  show(<NotificationSettings />);
  await screen.findByText('Your account has no e-mail address.');
});

test('lists what is waited for; quantity and stop; another customer’s only to stop', async () => {
  world.inbox.waiting = [
    waiting({ toldAt: '2026-11-18T00:00:00.000Z' }),
    waiting({ article_code: 'C2', article_code_display: 'C-2', customer: 'C9' }),
    waiting({ customer: 'C9' }),
  ];
  const { fingers } = show(<NotificationSettings />);
  await screen.findByText(/notified on 2026-11-18/);
  expect(screen.getAllByText(/for Wheel Works/)).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Change the quantity/ })).toHaveLength(1);
  // B-1 of the other customer cannot be stopped before the own one: the server takes that first.
  expect(screen.getAllByRole('button', { name: /^Stop waiting/ })).toHaveLength(2);
  await fingers.click(await press('Change the quantity of B-1'));
  await fingers.click(await press('One more'));
  await fingers.click(await press('Change to 7'));
  await screen.findByText(/7 wanted/);
  await fingers.click(await press('Stop waiting for C-2'));
  await waitFor(() => expect(screen.queryByText('C-2')).toBeNull());
});

test('what is waited for goes by pages of ten or twenty (C041)', async () => {
  world.inbox.waiting = Array.from({ length: 22 }, (_, at) =>
    waiting({ article_code: `W${at}`, article_code_display: `W-${at}` }),
  );
  const { fingers } = show(<NotificationSettings />);
  const shown = () => screen.getAllByText(/^W-\d/).length;
  await waitFor(() => expect(shown()).toBe(10));
  await fingers.selectOptions(screen.getByLabelText('Rows per page'), '20');
  await waitFor(() => expect(shown()).toBe(20));
});

test('nothing waited for is said; a failing server too', async () => {
  show(<NotificationSettings />);
  await screen.findByText(/^Nothing\. On the page of an article without stock/);
  world.inbox.online = false;
  show(<NotificationSettings />);
  await screen.findByText('Your notification settings could not be loaded.');
});

test('without the flag there is nothing about devices (F004)', async () => {
  world.flags.WEB_NOTIFICATION = false;
  show(<NotificationSettings />);
  await screen.findByText('Restock alerts');
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByText(/Send me a test/)).toBeNull();
});

test('at the start the device is subscribed, and again when the network comes back (B126)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<PushWatch />);
  expect(world.push.requests).toEqual([]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(world.push.shown).toEqual(['Successfully subscribed!']));
  expect(world.push.server.size).toBe(1);
});
