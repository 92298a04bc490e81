import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { HttpError } from '../errors.ts';
import { persistedFor } from '../query-persist.ts';
import { rest } from '../rest.ts';

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
