import { createStore } from '#src/lib/create-store.ts';
import { isNetworkError } from './errors.ts';

/** Counts the actions that failed without an answer, so that each brings the pop-up again. */
export const connectionFailures = createStore(0);

/**
 * Reports that a request of the user got no answer and is not waiting to be sent (B146). Mutations of
 * React Query report it automatically, unless their `meta.ownFailure` is true because the caller reports
 * it better. Not for background reads, nor for the outbox.
 */
export function reportConnectionFailed(): void {
  connectionFailures.set(connectionFailures.getSnapshot() + 1);
}

/** Reads again because the user has asked for it, and says when there is no answer (B146). */
export async function refetchOrReportOffline(
  refetch: () => Promise<{ error: unknown }>,
): Promise<void> {
  const { error } = await refetch();
  if (isNetworkError(error)) reportConnectionFailed();
}
