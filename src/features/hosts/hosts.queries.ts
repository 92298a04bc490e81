import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { HttpError } from '#src/graphql/errors.ts';
import { rest } from '#src/graphql/rest.ts';
import { keepMaintenanceMessage, maintenanceMessage } from '#src/lib/maintenance-message.ts';

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
