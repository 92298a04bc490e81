import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { request } from '#src/graphql/client.ts';
import { HttpError, NetworkError, OperationError } from '#src/graphql/errors.ts';
import { ChangeLanguageDocument, OrderListStateDocument } from '#src/graphql/generated/graphql.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { storedUser } from '#src/offline/session/session-tokens.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { fakeNetwork } from './fake-network.ts';
import { renderScreen } from './render-screen.tsx';

function Facts() {
  const { user, customer, has } = useSession();
  const { webTitle } = useHostConfig();
  const money = useMoney();
  return (
    <p>
      {user.name} for {customer?.name ?? 'nobody'} at {webTitle}, {money(123456)},{' '}
      {has('page.cart') ? 'may' : 'may not'}
    </p>
  );
}

test('shows an element to a user, a host and a customer', () => {
  const { address, path } = renderScreen(<Facts />, {
    at: '/cart?page=2',
    host: { webTitle: 'Wheels' },
    user: { name: 'Grace', scopes: ['page.cart'] },
    customer: { unified: 'C7', name: 'Cycle Works' },
  });
  expect(screen.getByText('Grace for Cycle Works at Wheels, $1,234.56, may')).toBeDefined();
  expect(address()).toBe('/en-us/cart?page=2');
  expect(path()).toBe('/en-us/cart');
  expect(boundViewer()).toMatchObject({ customer: 'C7', sorg: '2000' });
});

test('shows it without a customer', () => {
  renderScreen(<Facts />, { customer: null });
  expect(screen.getByText(/for nobody/)).toBeDefined();
  expect(boundViewer()?.customer).toBeNull();
});

test('fixes the clock', async () => {
  renderScreen(<AsOf at="2026-11-20T09:00:00.000Z" />, { now: '2026-11-23T09:00:00.000Z' });
  expect(new Date().toISOString()).toBe('2026-11-23T09:00:00.000Z');
  expect(await screen.findByText(/^as of 20 Nov 2026/)).toBeDefined();
});

test('shows toasts', async () => {
  const { user } = renderScreen(null);
  act(() => void toast({ tone: 'success', text: 'Saved' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('sends requests with the session through the app’s own client', async () => {
  function Lists() {
    const { data } = useQuery({
      queryKey: ['lists'],
      queryFn: () => request(OrderListStateDocument, undefined, { idempotencyKey: 'k1' }),
    });
    return data && <p>version {data.orderListState.lists}</p>;
  }
  const network = fakeNetwork().answer(OrderListStateDocument, { orderListState: { lists: '3' } });
  renderScreen(<Lists />, { network, user: { id: '7' } });
  expect(await screen.findByText('version 3')).toBeDefined();
  expect(network.operations()).toEqual(['OrderListState']);
  expect(network.sent(OrderListStateDocument)[0]?.idempotencyKey).toBe('k1');
});

test('refuses, fails, loses and aborts requests', async () => {
  const network = fakeNetwork();
  const requestLanguage = () =>
    request(ChangeLanguageDocument, { languageId: '2' }).catch((error) => error);
  network.refuse(ChangeLanguageDocument, 'FORBIDDEN_FIELD');
  const refused = await requestLanguage();
  expect(refused).toBeInstanceOf(OperationError);
  expect(refused).toMatchObject({ code: 'FORBIDDEN_FIELD' });
  network.fail(ChangeLanguageDocument, 503, 'BUSY');
  const failed = await requestLanguage();
  expect(failed).toBeInstanceOf(HttpError);
  expect(failed).toMatchObject({ status: 503, code: 'BUSY' });
  network.lose(ChangeLanguageDocument);
  expect(await requestLanguage()).toBeInstanceOf(NetworkError);
  network.answer(ChangeLanguageDocument, { changeLanguage: { status: true } });
  network.goOffline();
  expect(navigator.onLine).toBe(false);
  expect(await requestLanguage()).toBeInstanceOf(NetworkError);
  network.goOnline();
  expect(navigator.onLine).toBe(true);
  expect(await requestLanguage()).toEqual({ changeLanguage: { status: true } });
});

test('names a request without an answer', async () => {
  const network = fakeNetwork();
  await request(ChangeLanguageDocument, { languageId: '2' }).catch(() => undefined);
  expect(() => network.close()).toThrow(
    'No answer for ChangeLanguage {"languageId":"2"}: teach it with network.answer(ChangeLanguageDocument, …)',
  );
});

afterAll(async () => {
  // The tests above end without a logged-in user.
  expect(boundViewer()).toBeNull();
  expect(await storedUser()).toBeNull();
});
