import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setCartQty } from '#src/features/cart/cart.public.ts';
import { FakePush } from '#src/offline/push/testing/fake-push.ts';
import { RestockArrival } from './components/restock-arrival.tsx';
import { RestockButton } from './components/restock-button.tsx';
import { entry, FakeInbox, news, waiting } from './testing/fake-inbox.ts';
import { show as showTo } from './testing/show.tsx';

const mocks = vi.hoisted(() => ({
  inbox: null as unknown as FakeInbox,
  push: null as unknown as FakePush,
  flags: { WEB_NOTIFICATION: true },
  customer: { unified: 'C1' } as { unified: string } | null,
  inCart: 0,
  limitation: 'customer',
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: (...args: Parameters<FakeInbox['request']>) => mocks.inbox.request(...args),
}));
vi.mock('#src/offline/push/push-platform.ts', () => ({
  browserPushPlatform: () => mocks.push.platform,
}));
const chooseCustomer = vi.hoisted(() => vi.fn());
vi.mock('#src/features/customers/customers.public.ts', () => ({
  openCustomerSelection: chooseCustomer,
}));
vi.mock('#src/features/cart/cart.public.ts', () => ({
  setCartQty: vi.fn(async (_product: unknown, qty: number) => {
    mocks.inCart = qty;
  }),
  useCartQty: () => mocks.inCart,
}));

const product = {
  article_code: 'B1',
  article_code_display: 'B-1',
  name: 'Bell',
  sorg: '2000',
  stock: { qty: 0, masked: false },
  restockNotification: false,
  orderQuota: null as number | null,
  blocked: null,
};
const item = (over: object = {}) => ({ ...product, ...over }) as never;
/** Shows a part at an address of this file's user and host. */
const show = (part: ReactNode, at = '') =>
  showTo(part, {
    at,
    host: { flags: mocks.flags },
    user: { limitation: mocks.limitation },
    customer: mocks.customer,
  });
const press = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  mocks.inbox = new FakeInbox();
  mocks.push = new FakePush();
  Object.assign(mocks, { customer: { unified: 'C1' }, inCart: 0, limitation: 'customer' });
  mocks.flags.WEB_NOTIFICATION = true;
  vi.mocked(setCartQty).mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test.each([
  ['fallback', true, 'You get an e-mail when none of your devices shows it.'],
  ['fallback', false, null],
  ['always', false, 'You get an e-mail too.'],
  ['never', true, null],
] as const)('announces a mail beforehand: %s, devices %s', async (email, push, words) => {
  mocks.inbox.preferences = [{ kind: 'restock', push, email }];
  const { user, queries } = show(<RestockButton product={product} />);
  await user.click(await press(/Tell me when it is back/));
  await waitFor(() => expect(queries.getQueryData(['notifications', 'settings'])).toBeDefined());
  if (words) await screen.findByText(new RegExp(words));
  else expect(screen.queryByText(/e-mail/)).toBeNull();
});

// B091, B127, B128
test('asks for a quantity, and only then for the permission', async () => {
  mocks.push.permission = 'default';
  const { user, queries } = show(<RestockButton product={product} />);
  queries.setQueryData(['catalog', 'details'], { items: [product] });
  await user.click(await press(/Tell me when it is back/));
  await user.click(await press('One more'));
  expect(mocks.push.prompts).toBe(0);
  await user.click(await press('Ask for 2'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(mocks.inbox.sent).toEqual([
    {
      operation: 'SubscribeRestockedNotification',
      variables: { articleCode: 'B1', sorg: '2000', qty: 2 },
    },
  ]);
  expect(mocks.push.prompts).toBe(1);
  await waitFor(() => expect(mocks.push.shown).toEqual(['Successfully subscribed!']));
  expect(queries.getQueryData(['catalog', 'details'])).toEqual({
    items: [{ ...product, restockNotification: true }],
  });
});

test('sends no request while the typed quantity is invalid (C064)', async () => {
  const { user } = show(<RestockButton product={product} />);
  await user.click(await press(/Tell me when it is back/));
  const field = await screen.findByRole('textbox', { name: 'Wanted quantity of B-1' });
  await user.clear(field);
  await user.paste('1.5');
  await screen.findByText('Whole pieces only');
  await user.click(await press(/^Ask for/));
  expect(screen.getByText('Correct the marked quantities first')).toBeDefined();
  expect(mocks.inbox.sent).toEqual([]);
});

test('reports a blocked browser but still saves the request', async () => {
  Object.assign(mocks.push, { permission: 'default', answer: 'denied' });
  const { user } = show(<RestockButton product={product} />);
  await user.click(await press(/Tell me when it is back/));
  await user.click(await press('Ask for 1'));
  await screen.findByText(/Notifications are blocked in this browser/);
  expect(mocks.inbox.waiting).toHaveLength(1);
});

test('does not ask the browser without the flag (F004)', async () => {
  mocks.push.permission = 'default';
  mocks.flags.WEB_NOTIFICATION = false;
  const { user } = show(<RestockButton product={product} />);
  await user.click(await press(/Tell me when it is back/));
  await user.click(await press('Ask for 1'));
  await waitFor(() => expect(mocks.inbox.waiting).toHaveLength(1));
  expect(mocks.push.prompts).toBe(0);
});

test('shows the requested quantity, changes and stops it', async () => {
  mocks.inbox.waiting = [waiting({ customer: 'C2', qty: 9 }), waiting()];
  const { user } = show(<RestockButton product={{ ...product, restockNotification: true }} />);
  await screen.findByText('You will be notified (6)');
  await user.click(await press(/You will be notified/));
  await user.click(await press('One less'));
  await user.click(await press('Change to 5'));
  await screen.findByText('You will be notified (5)');
  await user.click(await press(/You will be notified/));
  await user.click(await press('Stop notifying me'));
  await waitFor(() =>
    expect(mocks.inbox.sent.at(-1)?.operation).toBe('UnsubscribeRestockedNotification'),
  );
});

test.each([
  ['IN_STOCK', 'It is in stock already.'],
  ['TOO_MANY', /You wait for too many articles/],
  ['UNKNOWN_ARTICLE', 'No longer in the catalog'],
  ['SOMETHING_NEW', 'No'],
])('shows the refusal %s in the dialog', async (code, sentence) => {
  const { user } = show(<RestockButton product={product} />);
  await user.click(await press(/Tell me when it is back/));
  mocks.inbox.refusal = code;
  await user.click(await press('Ask for 1'));
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  mocks.inbox.online = false;
  await user.click(await press('Ask for 1'));
  await screen.findByText('No connection. Try again when you are online.');
});

test('gives the reason offline or without customer, hides in stock', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = show(<RestockButton product={product} />);
  await screen.findByText('You are offline. Asking needs a connection.');
  await user.click(await press(/Tell me when it is back/));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  mocks.customer = null;
  show(<RestockButton product={product} />);
  await screen.findByText('Choose a customer first.');
  cleanup();
  show(<RestockButton product={{ ...product, stock: { qty: 1, masked: false } }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

const arrival = '/catalog/paa/bell?restock=B1&qty=6&page=2';

test('shows an arrival and adds the wanted quantity in one tap', async () => {
  mocks.inbox.entries = [entry('2', { kind: 'test', restock: null }), entry('1')];
  const { user, router } = show(<RestockArrival items={[item({ stock: { qty: 5 } })]} />, arrival);
  await screen.findByText('You wanted 6: 5 arrived, 12 asked.');
  expect(screen.getByText('B-1 is back.')).toBeDefined();
  await waitFor(() => expect(mocks.inbox.entries.map(({ read }) => read)).toEqual([false, true]));
  await user.click(await press('Put 6 in the cart'));
  await screen.findByText('6 in the cart.');
  expect(vi.mocked(setCartQty).mock.calls[0]?.[1]).toBe(6);
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.queryByRole('button', { name: /Put/ })).toBeNull();
});

test.each([
  [{ stock: { qty: 0 } }, 'B-1 was back and is gone again.'],
  [{ stock: { qty: 5 }, orderQuota: 4 }, 'B-1 is back.'],
])('describes the arrival: %j', async (over, sentence) => {
  const { user } = show(<RestockArrival items={[item(over)]} />, arrival);
  await screen.findByText(sentence);
  expect(screen.getByText('You wanted 6.')).toBeDefined();
  await user.click(await press('Put 6 in the cart'));
  if ('orderQuota' in over) {
    await screen.findByText(/At most 4 for you/);
    expect(setCartQty).not.toHaveBeenCalled();
  }
});

test('adds nothing that is already in the cart', async () => {
  mocks.inCart = 6;
  show(<RestockArrival items={[item()]} />, arrival);
  await screen.findByText('6 in the cart.');
  expect(screen.queryByRole('button')).toBeNull();
});

test("adds nothing to the cart for another customer's request", async () => {
  mocks.inbox.entries = [entry('1', { restock: { ...news, customer: 'C2' } })];
  const { user } = show(<RestockArrival items={[item()]} />, arrival);
  await screen.findByText('You asked for customer C2.');
  await user.click(await press('Change customer'));
  expect(chooseCustomer).toHaveBeenCalled();
  expect(setCartQty).not.toHaveBeenCalled();
});

test.each(['', '?restock=B2&qty=6'])('shows no arrival at %s', async (at) => {
  show(<RestockArrival items={[item()]} />, at);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each(['0', '-1', 'x', '999999'])('ignores a quantity of %s in the address', async (qty) => {
  show(<RestockArrival items={[item()]} />, `?restock=B1&qty=${qty}`);
  await press('Put 1 in the cart');
});

test('is not offered to auditors, who can only stop requests', () => {
  mocks.limitation = 'audit';
  show(<RestockButton product={product} />);
  expect(screen.queryByRole('button')).toBeNull();
  show(<RestockButton product={{ ...product, restockNotification: true }} />);
  expect(screen.getByRole('button', { name: /You will be notified/ })).toBeTruthy();
});
