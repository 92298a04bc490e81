import { afterEach, describe, expect, it, vi } from 'vitest';
import { authorizedFetch } from './authorized-fetch.ts';
import { NetworkError } from './errors.ts';
import type { SessionLoss } from './session-lost.ts';

const tab = vi.hoisted(() => ({ scope: '' }));
vi.mock('#src/lib/device/tab-scope.ts', () => ({
  get tabScope() {
    return tab.scope;
  },
}));
afterEach(() => {
  tab.scope = '';
});

/** A server that accepts some tokens, and a session around it. */
function setUp(accepts: (token: string | null) => Response) {
  const sent: (string | null)[] = [];
  const lost: SessionLoss[] = [];
  const session = {
    fetch: vi.fn(async (_url: string, init: RequestInit) => {
      const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
      sent.push(token);
      return accepts(token);
    }),
    accessToken: vi.fn(async (): Promise<string | null> => 'old'),
    refreshAccessToken: vi.fn(async (): Promise<string | null> => 'fresh'),
    lost: (loss: SessionLoss) => lost.push(loss),
  };
  return { session, sent, lost, send: authorizedFetch(session) };
}

const ok = () => Response.json({ data: {} });
const refused = () => Response.json({ code: 'SESSION_ENDED' }, { status: 401 });

describe('a fetch with a session', () => {
  it('sends the token and keeps other headers', async () => {
    const { send, session, lost } = setUp(ok);
    await send('/graphql', { method: 'POST', headers: { 'x-request-id': 'a' } });
    const headers = new Headers(session.fetch.mock.calls[0]?.[1].headers);
    expect(headers.get('authorization')).toBe('Bearer old');
    expect(headers.get('x-request-id')).toBe('a');
    expect(lost).toEqual([]);
  });

  it('retries a first 401 with the current token (B142)', async () => {
    const { send, session, sent, lost } = setUp((token) => (token === 'newer' ? ok() : refused()));
    session.accessToken.mockResolvedValueOnce('old').mockResolvedValueOnce('newer');
    expect((await send('/graphql')).status).toBe(200);
    expect(sent).toEqual(['old', 'newer']);
    expect(session.refreshAccessToken).not.toHaveBeenCalled();
    expect(lost).toEqual([]);
  });

  it('refreshes the token after a second 401 and retries (B143)', async () => {
    const { send, sent, lost } = setUp((token) => (token === 'fresh' ? ok() : refused()));
    expect((await send('/graphql')).status).toBe(200);
    expect(sent).toEqual(['old', 'old', 'fresh']);
    expect(lost).toEqual([]);
  });

  it('ends the session when the token cannot be refreshed (B144)', async () => {
    const { send, session, sent, lost } = setUp(refused);
    session.refreshAccessToken.mockResolvedValue(null);
    expect((await send('/graphql')).status).toBe(401);
    expect(sent).toEqual(['old', 'old']);
    expect(lost).toEqual([{ reason: 'expired' }]);
  });

  it('ends the session on a 401 without any token (B141)', async () => {
    const { send, session, sent, lost } = setUp(refused);
    session.accessToken.mockResolvedValue(null);
    await send('/graphql');
    expect(sent).toEqual([null]);
    expect(lost).toEqual([{ reason: 'expired' }]);
  });

  it('keeps the session when a refresh has no network', async () => {
    const { send, session, lost } = setUp(refused);
    session.refreshAccessToken.mockRejectedValue(new NetworkError());
    await expect(send('/graphql')).rejects.toBeInstanceOf(NetworkError);
    expect(lost).toEqual([]);
  });

  it('sends no token when none is available offline', async () => {
    const { send, session, sent, lost } = setUp(ok);
    session.accessToken.mockRejectedValue(new NetworkError());
    expect((await send('/graphql')).status).toBe(200);
    expect(sent).toEqual([null]);
    expect(lost).toEqual([]);
  });

  it('retries with a token when back online after a 401', async () => {
    const { send, session, sent, lost } = setUp((token) => (token ? ok() : refused()));
    session.accessToken.mockRejectedValueOnce(new NetworkError()).mockResolvedValue('new');
    expect((await send('/graphql')).status).toBe(200);
    expect(sent).toEqual([null, 'new']);
    expect(lost).toEqual([]);
  });

  it('ends the session on a 403 (B138)', async () => {
    const { send, lost } = setUp(() => new Response('', { status: 403 }));
    expect((await send('/graphql')).status).toBe(403);
    expect(lost).toEqual([{ reason: 'forbidden' }]);
  });

  it('goes on after a 403 while an administrator views as a user', async () => {
    tab.scope = '|view-as-7';
    const { send, lost } = setUp(() => new Response('', { status: 403 }));
    expect((await send('/graphql')).status).toBe(403);
    expect(lost).toEqual([]);
  });

  // B139, B140
  it('ends the session and keeps the message on maintenance', async () => {
    const body = { status: 'maintenance', message: 'Back at noon' };
    const { send, lost } = setUp(() => Response.json(body, { status: 500 }));
    const response = await send('/graphql');
    expect(lost).toEqual([{ reason: 'maintenance', message: 'Back at noon' }]);
    expect(await response.json()).toEqual(body);
  });

  it('keeps the session on any other 500', async () => {
    const { send, lost } = setUp(() => new Response('oops', { status: 500 }));
    expect((await send('/graphql')).status).toBe(500);
    expect(lost).toEqual([]);
  });

  it('rethrows when no answer comes (B145)', async () => {
    const { send, session, lost } = setUp(ok);
    session.fetch.mockRejectedValue(new NetworkError());
    await expect(send('/graphql')).rejects.toBeInstanceOf(NetworkError);
    expect(lost).toEqual([]);
  });
});
