import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import TelemetryWatch from './telemetry-watch.tsx';

const { rest, flags } = vi.hoisted(() => ({
  rest: vi.fn(),
  flags: { ANALYTICS: false, MONITORING: false },
}));
vi.mock('#src/graphql/rest.ts', () => ({ rest }));
vi.mock('#src/lib/runtime.ts', () => ({ runtime: async () => ({ version: '7' }) }));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({ useHostConfig: () => ({ flags }) }));

beforeEach(() => {
  rest.mockReset();
  rest.mockResolvedValue(null);
  Object.assign(flags, { ANALYTICS: false, MONITORING: false });
});

const fail = () =>
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), message: 'broken' }));

test('tells nothing while both flags are off (F010, F011)', async () => {
  render(<TelemetryWatch page="cart" />);
  window.dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
  await Promise.resolve();
  expect(rest).not.toHaveBeenCalled();
});

test('ANALYTICS tells each page once, by its pattern (F010)', () => {
  flags.ANALYTICS = true;
  const view = render(<TelemetryWatch page="cart" />);
  view.rerender(<TelemetryWatch page="cart" />);
  view.rerender(<TelemetryWatch page="order/:orderNo" />);
  const pages = rest.mock.calls.map(([, , options]) => options.body.page);
  expect(pages).toEqual(['cart', 'order/:orderNo']);
});

test('MONITORING tells errors with page and version, at most twenty (F011)', async () => {
  flags.MONITORING = true;
  render(<TelemetryWatch page="cart" />);
  for (let n = 0; n < 30; n++) fail();
  await vi.waitFor(() => expect(rest).toHaveBeenCalledTimes(20));
  expect(rest.mock.calls[0]?.[2].body).toMatchObject({
    page: 'cart',
    message: 'broken',
    version: '7',
  });
});
