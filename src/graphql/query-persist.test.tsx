import { beforeEach, describe, expect, it, vi } from 'vitest';

const device = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock('#src/offline/session/session-tokens.ts', () => ({ storedUser: async () => device.user }));

const viewerOf = (userId: number) => ({ host: 'h', userId, customer: null, sorg: '2000' });

/** Opens a page: the modules are loaded again and share no memory with the page before. */
async function openPage(userId: number | null) {
  vi.resetModules();
  device.user = userId === null ? null : { id: String(userId) };
  const { bindViewer } = await import('#src/offline/viewer.ts');
  const { queryClient } = await import('./query-client.ts');
  const persist = await import('./query-persist.ts');
  await persist.restoreQueries();
  bindViewer(userId === null ? null : viewerOf(userId));
  const read = (key: string, meta: Record<string, unknown>, value: unknown = key) =>
    queryClient.fetchQuery({ queryKey: [key], queryFn: () => value, meta });
  return { ...persist, queryClient, read };
}

/** The storage is written a second after the last change at the latest. */
const written = () => vi.advanceTimersByTimeAsync(1100);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('what is kept over a reload', () => {
  it('is restored for the same user, with public data', async () => {
    const page = await openPage(7);
    await page.read('host', { persist: true, public: true });
    await page.read('user', { persist: true });
    await page.read('orders', {});
    await written();
    const { queryClient } = await openPage(7);
    expect(queryClient.getQueryData(['host'])).toBe('host');
    expect(queryClient.getQueryData(['user'])).toBe('user');
    expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  });

  it.each([8, null])('restores nothing for user %s except public data', async (next) => {
    const page = await openPage(7);
    await page.read('host', { persist: true, public: true });
    await page.read('user', { persist: true });
    await written();
    const { queryClient } = await openPage(next);
    expect(queryClient.getQueryData(['host'])).toBe('host');
    expect(queryClient.getQueryData(['user'])).toBeUndefined();
  });

  it('outlives a refresh that fails', async () => {
    const page = await openPage(7);
    await page.read('host', { persist: true, public: true });
    const refresh = { queryKey: ['host'], meta: { persist: true, public: true }, staleTime: 0 };
    const failing = { ...refresh, queryFn: () => Promise.reject(new Error()), retry: false };
    await expect(page.queryClient.fetchQuery(failing)).rejects.toThrow();
    await written();
    const { queryClient } = await openPage(7);
    expect(queryClient.getQueryState(['host'])).toMatchObject({ data: 'host', status: 'success' });
  });

  it('is removed on logout', async () => {
    const page = await openPage(7);
    await page.read('user', { persist: true }, 'secret of Ada');
    await written();
    page.forgetQueries();
    // At once: a logout leaves the page.
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ada');
    await written();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ada');
  });

  it('survives a clock off by a day but not by a month', async () => {
    const page = await openPage(7);
    await page.read('user', { persist: true });
    await written();
    const now = Date.now();
    for (const [days, expected] of [
      [-1, 'user'],
      [1, 'user'],
      [-30, undefined],
      [30, undefined],
    ] as const) {
      const stored = { ...localStorage };
      vi.setSystemTime(now + days * 24 * 3600_000);
      const { queryClient } = await openPage(7);
      expect(queryClient.getQueryData(['user'])).toBe(expected);
      Object.assign(localStorage, stored);
    }
  });
});
