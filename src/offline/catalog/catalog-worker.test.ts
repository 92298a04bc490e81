import { afterEach, expect, test, vi } from 'vitest';
import type { ToWorker } from './worker-protocol.ts';

const service = vi.hoisted(() => ({ prepare: vi.fn(async () => {}), handle: vi.fn() }));
vi.mock('./catalog-service.ts', () => ({
  CatalogService: class {
    prepare = service.prepare;
    handle = service.handle;
  },
}));

afterEach(() => void vi.unstubAllGlobals());

test('answers the next query when preparing one has failed', async () => {
  const said: unknown[] = [];
  let receive = (_: { data: ToWorker }) => {};
  vi.stubGlobal('postMessage', (message: unknown) => said.push(message));
  vi.stubGlobal('addEventListener', (_: string, listener: typeof receive) => {
    receive = listener;
  });
  await import('./catalog-worker.ts');
  service.prepare.mockRejectedValueOnce(new RangeError('Invalid time value'));
  service.handle.mockRejectedValueOnce(new RangeError('Invalid time value'));
  service.handle.mockResolvedValueOnce('found');
  const place = { host: 'shop.test', userId: 7 };
  const query = { customer: 'C1', operation: 'Products', variables: {}, locale: 'en-us' };
  const request = { type: 'answer', ...query } as const;
  receive({ data: { id: 1, place, request } });
  receive({ data: { id: 2, place, request } });
  const failed = { id: 1, failed: 'RangeError: Invalid time value' };
  await vi.waitFor(() => expect(said).toEqual([failed, { id: 2, data: 'found' }]));
});
