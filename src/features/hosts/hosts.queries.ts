import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { HttpError } from '#src/graphql/errors.ts';
import { persistedFor } from '#src/graphql/query-persist.ts';
import { rest } from '#src/graphql/rest.ts';

/** The settings of the host the page was opened at (O009); null when the server knows no such host. */
export const hostConfigQuery = queryOptions({
  queryKey: ['hosts', 'config', window.location.hostname],
  queryFn: async () => {
    const path = `/server/config/${encodeURIComponent(window.location.hostname)}`;
    try {
      const [{ hostConfig }, answer] = await Promise.all([
        import('#shared/host-config.ts'),
        rest('GET', path, { as: 'basic' }),
      ]);
      return v.parse(hostConfig, answer);
    } catch (error) {
      if (error instanceof HttpError && error.code === 'UNKNOWN_HOST') return null;
      throw error;
    }
  },
  staleTime: 10 * 60_000,
  gcTime: persistedFor,
  meta: { persist: true, public: true, logAs: 'The settings of the host could not be read' },
});

/** Whether the server is online (O011, B024); its code comes when it is wanted. */
export const serverStatusQuery = queryOptions({
  queryKey: ['hosts', 'status'],
  queryFn: async () => (await import('./server-status.ts')).readServerStatus(),
  staleTime: 0,
  meta: { public: true },
});
