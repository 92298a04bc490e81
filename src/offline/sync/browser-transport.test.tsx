import { afterEach, expect, test, vi } from 'vitest';
import { browserTransport } from './browser-transport.ts';

/** A network that never answers, and ends a request only with its signal. */
const silent = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
const send = () => {
  const timeout = new AbortController();
  return { timeout, answer: browserTransport().fetch('/graphql', { signal: timeout.signal }) };
};

afterEach(() => vi.unstubAllGlobals());

test('aborts a request sent before the network came back', async () => {
  vi.stubGlobal('fetch', silent);
  const [first, second] = [send(), send()];
  window.dispatchEvent(new Event('online'));
  await expect(first.answer).rejects.toMatchObject({ name: 'AbortError' });
  await expect(second.answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('does not abort a request sent after the network came back', async () => {
  vi.stubGlobal('fetch', silent);
  const before = send();
  window.dispatchEvent(new Event('online'));
  await expect(before.answer).rejects.toThrow();
  const after = send();
  after.timeout.abort(new DOMException('signal timed out', 'TimeoutError'));
  await expect(after.answer).rejects.toMatchObject({ name: 'TimeoutError' });
});
