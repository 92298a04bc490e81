import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestIdOf } from '#src/lib/request-id.ts';
import { request } from './client.ts';
import { HttpError, NetworkError, OperationError } from './errors.ts';

vi.mock('#src/offline/session/session-tokens.ts', () => ({
  accessToken: async () => 'token',
  refreshAccessToken: async () => null,
  storedUser: async () => ({ id: '7', salesActiveCustCode: { unified: '0002000001' } }),
}));

const document = { __meta__: { operation: 'Cart', hash: 'sha256:abc' } };
const graphql = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

/** Stands for the network; the run-time settings always answer. */
beforeEach(() => {
  graphql.mockReset();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    String(url).endsWith('/runtime.json')
      ? Response.json({ apiBase: '', basicAuth: 'x' })
      : graphql(String(url), init),
  );
});

const asked = () => {
  const [url, init] = graphql.mock.calls[0] ?? [];
  return { url, headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) };
};

describe('request', () => {
  it('sends name, variables and hash, never a text, and answers the data', async () => {
    graphql.mockResolvedValue(Response.json({ data: { cart: { totalQty: 3 } } }));
    expect(await request(document, { page: 2 })).toEqual({ cart: { totalQty: 3 } });
    expect(asked().url).toMatch(/\/graphql$/);
    expect(asked().body).toEqual({
      operationName: 'Cart',
      variables: { page: 2 },
      extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
    });
  });

  it('says who asks, in which language, and under which key', async () => {
    graphql.mockResolvedValue(Response.json({ data: {} }));
    await request(document, {}, { idempotencyKey: 'k1' });
    const { headers } = asked();
    expect(headers.get('authorization')).toBe('Bearer token');
    expect(headers.get('x-viewer')).toBe('7:0002000001');
    expect(headers.get('accept-language')).toBe('en-us');
    expect(headers.get('idempotency-key')).toBe('k1');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is an OperationError with the code when the operation failed', async () => {
    const errors = [{ message: 'no', extensions: { code: 'FORBIDDEN_FIELD' } }];
    graphql.mockResolvedValue(Response.json({ data: null, errors }));
    const error = await request(document).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OperationError);
    expect(error).toMatchObject({ code: 'FORBIDDEN_FIELD' });
  });

  it('is an HttpError with the status when the server stumbled', async () => {
    graphql.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await request(document).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 502 });
  });

  it('a failure carries the id the server logs the request under', async () => {
    const errors = [{ message: 'x', extensions: { code: 'INTERNAL' } }];
    for (const status of [200, 502]) {
      graphql.mockReset();
      graphql.mockResolvedValue(Response.json({ data: null, errors }, { status }));
      const error = await request(document).catch((thrown: unknown) => thrown);
      expect(requestIdOf(error)).toBe(asked().headers.get('x-request-id'));
    }
  });

  it('is a NetworkError when no answer comes', async () => {
    graphql.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(request(document)).rejects.toBeInstanceOf(NetworkError);
  });

  it('stays an abort when the caller gave up', async () => {
    const caller = new AbortController();
    graphql.mockImplementation(async () => {
      caller.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    const error = await request(document, {}, { signal: caller.signal }).catch((e: unknown) => e);
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
