import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestIdOf } from '#src/lib/device/request-id.ts';
import { request } from './client.ts';
import { HttpError, NetworkError, OperationError } from './errors.ts';

vi.mock('#src/offline/session/session-tokens.ts', () => ({
  accessToken: async () => 'token',
  refreshAccessToken: async () => null,
  storedUser: async () => ({ id: '7', salesActiveCustCode: { unified: '0002000001' } }),
}));

const document = { __meta__: { operation: 'Cart', hash: 'sha256:abc' } };
const graphql = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

/** Fakes the network; the run-time settings always answer. */
beforeEach(() => {
  graphql.mockReset();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    String(url).endsWith('/runtime.json')
      ? Response.json({ apiBase: '', basicAuth: 'x' })
      : graphql(String(url), init),
  );
});

const getRequest = () => {
  const [url, init] = graphql.mock.calls[0] ?? [];
  return { url, headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) };
};

describe('request', () => {
  it('sends name, variables and hash, no text, returns the data', async () => {
    graphql.mockResolvedValue(Response.json({ data: { cart: { totalQty: 3 } } }));
    expect(await request(document, { page: 2 })).toEqual({ cart: { totalQty: 3 } });
    expect(getRequest().url).toMatch(/\/graphql$/);
    expect(getRequest().body).toEqual({
      operationName: 'Cart',
      variables: { page: 2 },
      extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
    });
  });

  it('sends the sender, the language and the key', async () => {
    graphql.mockResolvedValue(Response.json({ data: {} }));
    await request(document, {}, { idempotencyKey: 'k1' });
    const { headers } = getRequest();
    expect(headers.get('authorization')).toBe('Bearer token');
    expect(headers.get('x-viewer')).toBe('7:0002000001');
    expect(headers.get('accept-language')).toBe('en-us');
    expect(headers.get('idempotency-key')).toBe('k1');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('throws an OperationError with the code of a failure', async () => {
    const errors = [{ message: 'no', extensions: { code: 'FORBIDDEN_FIELD' } }];
    graphql.mockResolvedValue(Response.json({ data: null, errors }));
    const error = await request(document).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OperationError);
    expect(error).toMatchObject({ code: 'FORBIDDEN_FIELD' });
  });

  it('throws an HttpError with the status on a server error', async () => {
    graphql.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await request(document).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 502 });
  });

  it('keeps the id the server logs the request under', async () => {
    const errors = [{ message: 'x', extensions: { code: 'INTERNAL' } }];
    for (const status of [200, 502]) {
      graphql.mockReset();
      graphql.mockResolvedValue(Response.json({ data: null, errors }, { status }));
      const error = await request(document).catch((thrown: unknown) => thrown);
      expect(requestIdOf(error)).toBe(getRequest().headers.get('x-request-id'));
    }
  });

  it('throws a NetworkError without an answer', async () => {
    graphql.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(request(document)).rejects.toBeInstanceOf(NetworkError);
  });

  it('rethrows an abort of the caller', async () => {
    const caller = new AbortController();
    graphql.mockImplementation(async () => {
      caller.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    const error = await request(document, {}, { signal: caller.signal }).catch((e: unknown) => e);
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
