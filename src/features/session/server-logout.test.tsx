import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '#src/offline/session/session-tokens.ts';
import { endOnServer, sendLogouts } from './server-logout.ts';

/** SHA-256 in base64url, as the server stores refresh tokens. */
const hashes: Record<string, string> = {
  r1: 'gvPpxpXca40bEYGNVwGRniht6NR_fD6zEAxIX3nleCg',
  r2: '23f9Aa-VciGkmJtks3cKg6PFYGhAW58OlAj-rlf9F-Q',
};
const hashOf = (token: string) => hashes[token];

let requests: unknown[];
let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  requests = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, window.location.origin);
    if (pathname === '/runtime.json') return Response.json({ apiBase: '', basicAuth: '' });
    requests.push([pathname, JSON.parse(String(init.body)), init.keepalive]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const logIn = (refreshToken: string) =>
  storeSession({ requestToken: 'a.b.c', refreshToken, user: { id: 7 } });
const logoutRequest = (token: string) => ['/logout', { tokenHash: hashOf(token) }, true];
const offline = () => {
  throw new TypeError('Failed to fetch');
};

describe('a logout', () => {
  it('asks the server to end the session, once', async () => {
    await logIn('r1');
    await endOnServer();
    await vi.waitFor(() => expect(localStorage.getItem('pannier-logouts')).toBeNull());
    await sendLogouts();
    expect(requests).toEqual([logoutRequest('r1')]);
  });

  it('sends nothing without a session', async () => {
    await endOnServer();
    await sendLogouts();
    expect(requests).toEqual([]);
  });

  it('stores offline only what can end the session', async () => {
    answer = offline;
    await logIn('r1');
    await endOnServer();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(localStorage.getItem('pannier-logouts')).toBe(JSON.stringify([hashOf('r1')]));
  });

  it('is resent until the server has received it', async () => {
    answer = offline;
    await logIn('r1');
    await endOnServer();
    await logIn('r2');
    await endOnServer();
    answer = () => Response.json({ status: 'maintenance' }, { status: 500 });
    await sendLogouts();
    answer = () => new Response(null, { status: 204 });
    requests = [];
    await sendLogouts();
    await sendLogouts();
    expect(requests).toEqual([logoutRequest('r1'), logoutRequest('r2')]);
  });
});
