import '#src/app/generated/problem-texts.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setCartQty } from '#src/features/cart/cart.public.ts';
import { FakePush } from '#src/offline/push/testing/fake-push.ts';
import RestockArrival from './parts/restock-arrival.tsx';
import RestockButton from './parts/restock-button.tsx';
import { entry, FakeInbox, news, waiting } from './testing/fake-inbox.ts';
import { show } from './testing/show.tsx';

const world = vi.hoisted(() => ({
  inbox: null as unknown as FakeInbox,
  push: null as unknown as FakePush,
  customer: { unified: 'C1' } as { unified: string } | null,
  flags: { WEB_NOTIFICATION: true },
  inCart: 0,
  limitation: 'customer',
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: (...args: Parameters<FakeInbox['request']>) => world.inbox.request(...args),
}));
vi.mock('#src/offline/push/push-door.ts', () => ({ realPushDoor: () => world.push.door }));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({
    user: { id: '7', email: 'mia@wheel.test', limitation: world.limitation },
    customer: world.customer,
    has: () => true,
  }),
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useHostConfig: () => ({ flags: world.flags }),
}));
const chooseCustomer = vi.hoisted(() => vi.fn());
vi.mock('#src/features/customers/customers.public.ts', () => ({
  openCustomerSelection: chooseCustomer,
}));
vi.mock('#src/features/cart/cart.public.ts', () => ({
  setCartQty: vi.fn(async (_product: unknown, qty: number) => {
    world.inCart = qty;
  }),
  useCartQty: () => world.inCart,
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
const press = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  world.inbox = new FakeInbox();
  world.push = new FakePush();
  Object.assign(world, { customer: { unified: 'C1' }, inCart: 0, limitation: 'customer' });
  world.flags.WEB_NOTIFICATION = true;
  vi.mocked(setCartQty).mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test.each([
  ['fallback', true, 'You get an e-mail when none of your devices shows it.'],
  ['fallback', false, null],
  ['always', false, 'You get an e-mail too.'],
  ['never', true, null],
] as const)('says beforehand whether a mail comes: %s, devices %s', async (email, push, words) => {
  world.inbox.preferences = [{ kind: 'restock', push, email }];
  const { fingers, queries } = show(<RestockButton product={product} />);
  await fingers.click(await press(/Tell me when it is back/));
  await waitFor(() => expect(queries.getQueryData(['notifications', 'settings'])).toBeDefined());
  if (words) await screen.findByText(new RegExp(words));
  else expect(screen.queryByText(/e-mail/)).toBeNull();
});

test('asks for a quantity, and for the permission only then (B091, B127, B128)', async () => {
  world.push.permission = 'default';
  const { fingers, queries } = show(<RestockButton product={product} />);
  queries.setQueryData(['catalog', 'details'], { items: [product] });
  await fingers.click(await press(/Tell me when it is back/));
  await fingers.click(await press('One more'));
  expect(world.push.asked).toBe(0);
  await fingers.click(await press('Ask for 2'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(world.inbox.sent).toEqual([
    {
      operation: 'SubscribeRestockedNotification',
      variables: { articleCode: 'B1', sorg: '2000', qty: 2 },
    },
  ]);
  expect(world.push.asked).toBe(1);
  await waitFor(() => expect(world.push.shown).toEqual(['Successfully subscribed!']));
  expect(queries.getQueryData(['catalog', 'details'])).toEqual({
    items: [{ ...product, restockNotification: true }],
  });
});

test('as long as something else than a quantity is typed, nothing is asked for (C064)', async () => {
  const { fingers } = show(<RestockButton product={product} />);
  await fingers.click(await press(/Tell me when it is back/));
  const field = await screen.findByRole('textbox', { name: 'Wanted quantity of B-1' });
  await fingers.clear(field);
  await fingers.paste('1.5');
  await screen.findByText('Whole pieces only');
  await fingers.click(await press(/^Ask for/));
  expect(screen.getByText('Correct the marked quantities first')).toBeDefined();
  expect(world.inbox.sent).toEqual([]);
});

test('a blocked browser is said, and the wish counts all the same', async () => {
  Object.assign(world.push, { permission: 'default', answer: 'denied' });
  const { fingers } = show(<RestockButton product={product} />);
  await fingers.click(await press(/Tell me when it is back/));
  await fingers.click(await press('Ask for 1'));
  await screen.findByText(/Notifications are blocked in this browser/);
  expect(world.inbox.waiting).toHaveLength(1);
});

test('without the flag the browser is not asked (F004)', async () => {
  world.push.permission = 'default';
  world.flags.WEB_NOTIFICATION = false;
  const { fingers } = show(<RestockButton product={product} />);
  await fingers.click(await press(/Tell me when it is back/));
  await fingers.click(await press('Ask for 1'));
  await waitFor(() => expect(world.inbox.waiting).toHaveLength(1));
  expect(world.push.asked).toBe(0);
});

test('shows how many are asked for; changes and stops it', async () => {
  world.inbox.waiting = [waiting({ customer: 'C2', qty: 9 }), waiting()];
  const { fingers } = show(<RestockButton product={{ ...product, restockNotification: true }} />);
  await screen.findByText('You will be notified (6)');
  await fingers.click(await press(/You will be notified/));
  await fingers.click(await press('One less'));
  await fingers.click(await press('Change to 5'));
  await screen.findByText('You will be notified (5)');
  await fingers.click(await press(/You will be notified/));
  await fingers.click(await press('Stop notifying me'));
  await waitFor(() =>
    expect(world.inbox.sent.at(-1)?.operation).toBe('UnsubscribeRestockedNotification'),
  );
});

test.each([
  ['IN_STOCK', 'It is in stock already.'],
  ['TOO_MANY', /You wait for too many articles/],
  ['UNKNOWN_ARTICLE', 'No longer in the catalog'],
  ['SOMETHING_NEW', 'No'],
])('a refusal with %s is said in the dialog', async (code, sentence) => {
  const { fingers } = show(<RestockButton product={product} />);
  await fingers.click(await press(/Tell me when it is back/));
  world.inbox.refusal = code;
  await fingers.click(await press('Ask for 1'));
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  world.inbox.online = false;
  await fingers.click(await press('Ask for 1'));
  await screen.findByText('No connection. Try again when you are online.');
});

test('cannot be asked offline or without a customer, and says why; absent with stock', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fingers } = show(<RestockButton product={product} />);
  await screen.findByText('You are offline. Asking needs a connection.');
  await fingers.click(await press(/Tell me when it is back/));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  world.customer = null;
  show(<RestockButton product={product} />);
  await screen.findByText('Choose a customer first.');
  cleanup();
  show(<RestockButton product={{ ...product, stock: { qty: 1, masked: false } }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

const arrival = '/en-us/catalog/paa/bell?restock=B1&qty=6&page=2';

test('an arrival says what came, and one tap puts the wanted quantity into the cart', async () => {
  world.inbox.entries = [entry('2', { kind: 'test', restock: null }), entry('1')];
  const { fingers, router } = show(
    <RestockArrival items={[item({ stock: { qty: 5 } })]} />,
    arrival,
  );
  await screen.findByText('You wanted 6: 5 arrived, 12 asked.');
  expect(screen.getByText('B-1 is back.')).toBeDefined();
  await waitFor(() => expect(world.inbox.entries.map(({ read }) => read)).toEqual([false, true]));
  await fingers.click(await press('Put 6 in the cart'));
  await screen.findByText('6 in the cart.');
  expect(vi.mocked(setCartQty).mock.calls[0]?.[1]).toBe(6);
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.queryByRole('button', { name: /Put/ })).toBeNull();
});

test.each([
  [{ stock: { qty: 0 } }, 'B-1 was back and is gone again.'],
  [{ stock: { qty: 5 }, orderQuota: 4 }, 'B-1 is back.'],
])('an arrival tells the truth: %j', async (over, sentence) => {
  const { fingers } = show(<RestockArrival items={[item(over)]} />, arrival);
  await screen.findByText(sentence);
  expect(screen.getByText('You wanted 6.')).toBeDefined();
  await fingers.click(await press('Put 6 in the cart'));
  if ('orderQuota' in over) {
    await screen.findByText(/At most 4 for you/);
    expect(setCartQty).not.toHaveBeenCalled();
  }
});

test('what is in the cart already is not put there again', async () => {
  world.inCart = 6;
  show(<RestockArrival items={[item()]} />, arrival);
  await screen.findByText('6 in the cart.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('asked for another customer: nothing goes into this one’s cart', async () => {
  world.inbox.entries = [entry('1', { restock: { ...news, customer: 'C2' } })];
  const { fingers } = show(<RestockArrival items={[item()]} />, arrival);
  await screen.findByText('You asked for customer C2.');
  await fingers.click(await press('Change customer'));
  expect(chooseCustomer).toHaveBeenCalled();
  expect(setCartQty).not.toHaveBeenCalled();
});

test.each(['/en-us', '/en-us?restock=B2&qty=6'])('no arrival at %s', async (at) => {
  show(<RestockArrival items={[item()]} />, at);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each(['0', '-1', 'x', '999999'])(
  'a quantity of %s in the address counts as none',
  async (qty) => {
    show(<RestockArrival items={[item()]} />, `/en-us?restock=B1&qty=${qty}`);
    await press('Put 1 in the cart');
  },
);

test('is not offered to who only audits; what was asked for can be stopped', () => {
  world.limitation = 'audit';
  show(<RestockButton product={product} />);
  expect(screen.queryByRole('button')).toBeNull();
  show(<RestockButton product={{ ...product, restockNotification: true }} />);
  expect(screen.getByRole('button', { name: /You will be notified/ })).toBeTruthy();
});
