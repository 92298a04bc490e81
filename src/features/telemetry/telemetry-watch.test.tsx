import { act } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { TelemetryWatch } from './telemetry-watch.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork()
    .answerRest('POST', '/telemetry/view', () => null)
    .answerRest('POST', '/telemetry/error', () => null);
});

function Page() {
  const { pathname } = useLocation();
  return <TelemetryWatch page={pathname.startsWith('/en-us/order') ? 'order/:orderNo' : 'cart'} />;
}
const show = (flags: object) => renderScreen(<Page />, { at: '/cart', host: { flags }, network });
const fail = () =>
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), message: 'broken' }));

test('sends nothing while both flags are off (F010, F011)', async () => {
  show({});
  window.dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
  await act(async () => {});
  expect(network.requests).toEqual([]);
});

test('sends each page once by its pattern with ANALYTICS (F010)', async () => {
  const { router } = show({ ANALYTICS: true });
  await act(() => router.navigate('/en-us/cart?sort=name'));
  await act(() => router.navigate('/en-us/order/71'));
  await vi.waitFor(() => expect(network.requests).toHaveLength(2));
  expect(network.requests.map(({ body }) => body)).toEqual([
    { page: 'cart' },
    { page: 'order/:orderNo' },
  ]);
});

test('reports at most twenty errors with page and version (F011)', async () => {
  show({ MONITORING: true });
  for (let n = 0; n < 30; n++) fail();
  await vi.waitFor(() => expect(network.requests).toHaveLength(20));
  expect(network.requests[0]?.body).toMatchObject({
    page: 'cart',
    message: 'broken',
    version: '1',
  });
});
