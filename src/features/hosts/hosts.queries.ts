import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { HttpError } from '#src/graphql/errors.ts';
import { persistedFor } from '#src/graphql/query-persist.ts';
import { rest } from '#src/graphql/rest.ts';
import { keepMaintenanceMessage, maintenanceMessage } from '#src/lib/maintenance-message.ts';

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

const status = v.object({ status: v.string(), message: v.optional(v.nullable(v.string())) });

/** The status, also when it comes with a failing HTTP status (B140). */
async function askForStatus(): Promise<v.InferOutput<typeof status>> {
  const path = `/server/status?host=${encodeURIComponent(window.location.hostname)}`;
  try {
    return v.parse(status, await rest('GET', path, { as: 'basic' }));
  } catch (error) {
    const parsed = error instanceof HttpError ? v.safeParse(status, error.body) : null;
    if (parsed?.success) return parsed.output;
    throw error;
  }
}

/**
 * Whether the server is online, and what it says when it is not (O011, B024); its message is kept
 * until it is (B140).
 */
export const serverStatusQuery = queryOptions({
  queryKey: ['hosts', 'status'],
  queryFn: async () => {
    const answer = await askForStatus();
    const online = answer.status === 'online';
    keepMaintenanceMessage(online ? null : answer.message || (maintenanceMessage() ?? ''));
    return answer;
  },
  staleTime: 0,
  meta: { public: true },
});
