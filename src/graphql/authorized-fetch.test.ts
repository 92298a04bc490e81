import { describe, expect, it, vi } from 'vitest';
import { authorizedFetch } from './authorized-fetch.ts';
import { NetworkError } from './errors.ts';
import type { SessionLoss } from './session-lost.ts';

/** A server that accepts some tokens, and a session around it. */
function world(accepts: (token: string | null) => Response) {
  const sent: (string | null)[] = [];
  const lost: SessionLoss[] = [];
  const door = {
    fetch: vi.fn(async (_url: string, init: RequestInit) => {
      const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
      sent.push(token);
      return accepts(token);
    }),
    accessToken: vi.fn(async (): Promise<string | null> => 'old'),
    refreshAccessToken: vi.fn(async (): Promise<string | null> => 'fresh'),
    lost: (loss: SessionLoss) => lost.push(loss),
  };
  return { door, sent, lost, send: authorizedFetch(door) };
}

const ok = () => Response.json({ data: {} });
const refused = () => Response.json({ code: 'SESSION_ENDED' }, { status: 401 });

describe('a fetch with a session', () => {
  it('carries the token and keeps other headers', async () => {
    const { send, door, lost } = world(ok);
    await send('/graphql', { method: 'POST', headers: { 'x-request-id': 'a' } });
    const headers = new Headers(door.fetch.mock.calls[0]?.[1].headers);
    expect(headers.get('authorization')).toBe('Bearer old');
    expect(headers.get('x-request-id')).toBe('a');
    expect(lost).toEqual([]);
  });

  it('tries the first 401 again with the current token (B142)', async () => {
    const { send, door, sent, lost } = world((token) => (token === 'newer' ? ok() : refused()));
    door.accessToken.mockResolvedValueOnce('old').mockResolvedValueOnce('newer');
    expect((await send('/graphql')).status).toBe(200);
    expect(sent).toEqual(['old', 'newer']);
    expect(door.refreshAccessToken).not.toHaveBeenCalled();
    expect(lost).toEqual([]);
  });

  it('renews the token after a second 401 and tries once more (B143)', async () => {
    const { send, sent, lost } = world((token) => (token === 'fresh' ? ok() : refused()));
    expect((await send('/graphql')).status).toBe(200);
    expect(sent).toEqual(['old', 'old', 'fresh']);
    expect(lost).toEqual([]);
  });

  it('loses the session when the token cannot be renewed (B144)', async () => {
    const { send, door, sent, lost } = world(refused);
    door.refreshAccessToken.mockResolvedValue(null);
    expect((await send('/graphql')).status).toBe(401);
    expect(sent).toEqual(['old', 'old']);
    expect(lost).toEqual([{ reason: 'expired' }]);
  });

  it('loses the session on a 401 without any token (B141)', async () => {
    const { send, door, sent, lost } = world(refused);
    door.accessToken.mockResolvedValue(null);
    await send('/graphql');
    expect(sent).toEqual([null]);
    expect(lost).toEqual([{ reason: 'expired' }]);
  });

  it('keeps the session when renewing fails for want of a network', async () => {
    const { send, door, lost } = world(refused);
    door.refreshAccessToken.mockRejectedValue(new NetworkError());
    await expect(send('/graphql')).rejects.toBeInstanceOf(NetworkError);
    expect(lost).toEqual([]);
  });

  it('asks without a token when none can be had offline: the worker may answer', async () => {
    const { send, door, sent, lost } = world(ok);
    door.accessToken.mockRejectedValue(new NetworkError());
    expect((await send('/graphql')).status).toBe(200);
    expect(sent).toEqual([null]);
    expect(lost).toEqual([]);
  });

  it('gets a token after all when the network is back by then', async () => {
    const { send, door, sent, lost } = world((token) => (token ? ok() : refused()));
    door.accessToken.mockRejectedValueOnce(new NetworkError()).mockResolvedValue('new');
    expect((await send('/graphql')).status).toBe(200);
    expect(sent).toEqual([null, 'new']);
    expect(lost).toEqual([]);
  });

  it('loses the session on a 403 (B138)', async () => {
    const { send, lost } = world(() => new Response('', { status: 403 }));
    expect((await send('/graphql')).status).toBe(403);
    expect(lost).toEqual([{ reason: 'forbidden' }]);
  });

  it('loses the session and keeps the message on maintenance (B139, B140)', async () => {
    const body = { status: 'maintenance', message: 'Back at noon' };
    const { send, lost } = world(() => Response.json(body, { status: 500 }));
    const response = await send('/graphql');
    expect(lost).toEqual([{ reason: 'maintenance', message: 'Back at noon' }]);
    expect(await response.json()).toEqual(body);
  });

  it('keeps the session on any other 500', async () => {
    const { send, lost } = world(() => new Response('oops', { status: 500 }));
    expect((await send('/graphql')).status).toBe(500);
    expect(lost).toEqual([]);
  });

  it('rethrows when no answer comes (B145)', async () => {
    const { send, door, lost } = world(ok);
    door.fetch.mockRejectedValue(new NetworkError());
    await expect(send('/graphql')).rejects.toBeInstanceOf(NetworkError);
    expect(lost).toEqual([]);
  });
});
