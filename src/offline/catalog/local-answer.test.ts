import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpError, NetworkError, OperationError } from '#src/graphql/errors.ts';
import { bindViewer } from '../viewer.ts';
import { type CatalogPort, setCatalogPort } from './catalog-client.ts';
import { deviceOrNetwork, localAnswer } from './local-answer.ts';
import { mayAnswer } from './taken-flag.ts';
import { rememberTaken } from './taken-store.ts';

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
let asked: unknown[];

/** A worker that says `known` at once. */
class Port implements CatalogPort {
  onmessage: CatalogPort['onmessage'] = null;
  onerror: CatalogPort['onerror'] = null;
  terminate() {}
  postMessage(message: Parameters<CatalogPort['postMessage']>[0]) {
    if (!('id' in message)) return;
    asked.push(message.ask);
    const data = { id: message.id, data: known };
    queueMicrotask(() => this.onmessage?.({ data } as MessageEvent));
  }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  localStorage.clear();
  asked = [];
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
  test('only catalog operations of a customer taken along ask the device', () => {
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

test('with a network the server’s answer counts', async () => {
  expect(await deviceOrNetwork('Filter', filter, online({ filter: 'server' }))).toEqual({
    filter: 'server',
  });
});

test.each([
  ['no connection', new NetworkError()],
  ['a gateway that cannot reach the server', new HttpError(502)],
])('%s: the device answers for the customer', async (_, error) => {
  expect(await deviceOrNetwork('Filter', filter, failing(error))).toEqual(known);
  expect(asked[0]).toMatchObject({ customer: 'C1', operation: 'Filter', variables: filter });
});

test.each([new OperationError('BAD_USER_INPUT'), new HttpError(401), new HttpError(500)])(
  'what the server itself says stands: %s',
  async (error) => {
    await expect(deviceOrNetwork('Filter', filter, failing(error))).rejects.toBe(error);
  },
);

test('when the device does not know either, the failure is the network’s', async () => {
  known = null;
  const error = new NetworkError();
  await expect(deviceOrNetwork('Filter', filter, failing(error))).rejects.toBe(error);
});

test('a slow network: the device’s answer after 300 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = deviceOrNetwork('Filter', filter, never);
  const early = vi.fn();
  void answer.then(early);
  await vi.advanceTimersByTimeAsync(299);
  expect(early).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual(known);
});

test('a slow network and a device that does not know: the network is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  known = null;
  let release = (_: { data: unknown }) => {};
  const network = () => new Promise<{ data: unknown }>((resolve) => (release = resolve));
  const answer = deviceOrNetwork('Filter', filter, network);
  await vi.advanceTimersByTimeAsync(1_000);
  release({ data: { filter: 'late' } });
  expect(await answer).toEqual({ filter: 'late' });
});

test('without a network nothing is waited for', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await deviceOrNetwork('Filter', filter, never)).toEqual(known);
});

test('an answer the service worker has kept is older than what was taken along', async () => {
  const kept = online({ filter: 'kept' }, { fromDevice: true });
  expect(await deviceOrNetwork('Filter', filter, kept)).toEqual(known);
  known = null;
  expect(await deviceOrNetwork('Filter', filter, kept)).toEqual({ filter: 'kept' });
});

test('an answer that comes after the customer was changed is not given', async () => {
  const error = new NetworkError();
  const network = async () => {
    bindViewer({ ...viewer, customer: 'C2' });
    throw error;
  };
  await expect(deviceOrNetwork('Filter', filter, network)).rejects.toBe(error);
});

test('a worker that dies is no answer, and the next question starts another', async () => {
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

test('what is no longer wanted is called off', async () => {
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
