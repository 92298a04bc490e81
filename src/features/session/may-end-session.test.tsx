import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { mayEndSession } from './may-end-session.ts';

const mocks = vi.hoisted(() => ({ unsent: 0, ask: async (): Promise<unknown> => ({}) }));
vi.mock('./unsent-work.ts', () => ({ countUnsentWork: async () => mocks.unsent }));
vi.mock('#src/graphql/query-client.ts', () => ({ queryClient: { fetchQuery: () => mocks.ask() } }));
vi.mock('./session.queries.ts', () => ({ userQuery: {} }));

beforeEach(() => {
  mocks.unsent = 0;
  mocks.ask = async () => ({});
});
afterEach(() => vi.restoreAllMocks());

it('may end a session whose work has been sent', async () => {
  expect(await mayEndSession()).toBe(true);
});

it('keeps a session with unsent work', async () => {
  mocks.unsent = 1;
  expect(await mayEndSession()).toBe(false);
});

it('keeps a session on a device that is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await mayEndSession()).toBe(false);
});

it('keeps a session while the server does not answer', async () => {
  mocks.ask = () => Promise.reject(new NetworkError());
  expect(await mayEndSession()).toBe(false);
});
