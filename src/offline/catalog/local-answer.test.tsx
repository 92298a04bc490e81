import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpError, NetworkError, OperationError } from '#src/graphql/errors.ts';
import { bindViewer } from '../viewer.ts';
import { type CatalogPort, setCatalogPort } from './catalog-client.ts';
import { deviceOrNetwork, localAnswer } from './local-answer.ts';
import { mayAnswer } from './offline-catalog-flag.ts';
import { rememberTaken } from './offline-catalog-store.ts';

const viewer = { host: 'shop.test', userId: 7, customer: 'C1', sorg: '2000' };
const taken = {
  sorg: '2000',
  customers: ['C1'],
  pictures: false,
  articles: 3,
  asOf: '2026-11-21T08:55:00.000Z',
  revision: 1,
};
const filter = { filter: {} };
let known: unknown;
let requests: unknown[];

/** A worker that says `known` at once. */
class Port implements CatalogPort {
  onmessage: CatalogPort['onmessage'] = null;
  onerror: CatalogPort['onerror'] = null;
  terminate() {}
  postMessage(message: Parameters<CatalogPort['postMessage']>[0]) {
    if (!('id' in message)) return;
    requests.push(message.request);
    const data = { id: message.id, data: known };
    queueMicrotask(() => this.onmessage?.({ data } as MessageEvent));
  }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  localStorage.clear();
  requests = [];
  known = { filter: 'device' };
  setCatalogPort(() => new Port());
  bindViewer(viewer);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  bindViewer(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const online = (data: unknown, extensions?: unknown) => async () => ({ data, extensions });
const failing = (error: unknown) => () => Promise.reject(error);
const never = () => new Promise<never>(() => {});

describe('the flag', () => {
  test('allows only catalog operations of a downloaded customer', () => {
    expect(mayAnswer('Products', viewer)).toBe(false);
    rememberTaken(7, taken);
    expect(mayAnswer('Products', viewer)).toBe(true);
    expect(mayAnswer('ProductStock', viewer)).toBe(true);
    expect(mayAnswer('Cart', viewer)).toBe(false);
    expect(mayAnswer('Products', { ...viewer, customer: 'C2' })).toBe(false);
    expect(mayAnswer('Products', { ...viewer, customer: null })).toBe(false);
    expect(mayAnswer('Products', { ...viewer, sorg: '3000' })).toBe(false);
    expect(mayAnswer('Products', { ...viewer, userId: 8 })).toBe(false);
    rememberTaken(7, null);
    expect(mayAnswer('Products', viewer)).toBe(false);
  });
});

test("prefers the server's answer with a network", async () => {
  expect(await deviceOrNetwork('Filter', filter, online({ filter: 'server' }))).toEqual({
    filter: 'server',
  });
});

test.each([
  ['no connection', new NetworkError()],
  ['a gateway that cannot reach the server', new HttpError(502)],
])('answers from the device on %s', async (_, error) => {
  expect(await deviceOrNetwork('Filter', filter, failing(error))).toEqual(known);
  expect(requests[0]).toMatchObject({ customer: 'C1', operation: 'Filter', variables: filter });
});

test.each([new OperationError('BAD_USER_INPUT'), new HttpError(401), new HttpError(500)])(
  "keeps the server's own error: %s",
  async (error) => {
    await expect(deviceOrNetwork('Filter', filter, failing(error))).rejects.toBe(error);
  },
);

test('reports the network failure when the device has no answer', async () => {
  known = null;
  const error = new NetworkError();
  await expect(deviceOrNetwork('Filter', filter, failing(error))).rejects.toBe(error);
});

test('answers from the device after 300 ms on a slow network', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = deviceOrNetwork('Filter', filter, never);
  const early = vi.fn();
  void answer.then(early);
  await vi.advanceTimersByTimeAsync(299);
  expect(early).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual(known);
});

test('waits for a slow network when the device has no answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  known = null;
  let release = (_: { data: unknown }) => {};
  const network = () => new Promise<{ data: unknown }>((resolve) => (release = resolve));
  const answer = deviceOrNetwork('Filter', filter, network);
  await vi.advanceTimersByTimeAsync(1_000);
  release({ data: { filter: 'late' } });
  expect(await answer).toEqual({ filter: 'late' });
});

test('does not wait without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await deviceOrNetwork('Filter', filter, never)).toEqual(known);
});

test("prefers the stored catalog to a service worker's answer", async () => {
  const kept = online({ filter: 'kept' }, { fromDevice: true });
  expect(await deviceOrNetwork('Filter', filter, kept)).toEqual(known);
  known = null;
  expect(await deviceOrNetwork('Filter', filter, kept)).toEqual({ filter: 'kept' });
});

test('discards an answer that arrives after a customer change', async () => {
  const error = new NetworkError();
  const network = async () => {
    bindViewer({ ...viewer, customer: 'C2' });
    throw error;
  };
  await expect(deviceOrNetwork('Filter', filter, network)).rejects.toBe(error);
});

test('returns no answer from a dead worker and starts another', async () => {
  let made = 0;
  setCatalogPort(() => {
    made += 1;
    const port = new Port();
    if (made === 1) port.postMessage = () => queueMicrotask(() => port.onerror?.({} as ErrorEvent));
    return port;
  });
  await expect(localAnswer(viewer, 'Filter', filter)).rejects.toThrow('ended');
  expect(await localAnswer(viewer, 'Filter', filter)).toEqual(known);
  expect(made).toBe(2);
});

test('aborts a request that is no longer wanted', async () => {
  const sent: unknown[] = [];
  setCatalogPort(() =>
    Object.assign(new Port(), { postMessage: (one: unknown) => sent.push(one) }),
  );
  const controller = new AbortController();
  const answer = localAnswer(viewer, 'Filter', filter, controller.signal);
  controller.abort(new DOMException('gone', 'AbortError'));
  await expect(answer).rejects.toThrow('gone');
  expect(sent[1]).toEqual({ cancel: (sent[0] as { id: number }).id });
});

test('logs a failure of the worker and takes the network', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  class Broken extends Port {
    override postMessage() {
      queueMicrotask(() => this.onerror?.(new ErrorEvent('error', { message: 'no such module' })));
    }
  }
  setCatalogPort(() => new Broken());
  const data = await deviceOrNetwork('Filter', filter, online({ filter: 'server' }));
  expect(data).toEqual({ filter: 'server' });
  const [text, error] = logged.mock.lastCall ?? [];
  expect(`${text} ${error}`).toBe(
    'The device could not answer Filter. Error: The catalog worker has ended: no such module',
  );
});
