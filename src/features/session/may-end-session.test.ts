import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { mayEndSession } from './may-end-session.ts';

const world = vi.hoisted(() => ({ unsent: 0, ask: async (): Promise<unknown> => ({}) }));
vi.mock('./unsent-work.ts', () => ({ countUnsentWork: async () => world.unsent }));
vi.mock('#src/graphql/query-client.ts', () => ({ queryClient: { fetchQuery: () => world.ask() } }));
vi.mock('./session.queries.ts', () => ({ userQuery: {} }));

beforeEach(() => {
  world.unsent = 0;
  world.ask = async () => ({});
});
afterEach(() => vi.restoreAllMocks());

it('may end a session whose work the server has', async () => {
  expect(await mayEndSession()).toBe(true);
});

it('keeps a session with unsent work', async () => {
  world.unsent = 1;
  expect(await mayEndSession()).toBe(false);
});

it('keeps a session on a device that is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await mayEndSession()).toBe(false);
});

it('keeps a session while the server does not answer', async () => {
  world.ask = () => Promise.reject(new NetworkError());
  expect(await mayEndSession()).toBe(false);
});
