import { createStore } from '#src/lib/create-store.ts';
import { isNetworkError } from './errors.ts';

/** Counts the actions that failed without an answer, so that each brings the pop-up again. */
export const connectionFailures = createStore(0);

/**
 * Says that something the user has asked for got no answer and waits nowhere to be sent (B146).
 * Mutations of React Query say it by themselves, unless their `meta.ownFailure` is true because the
 * place they are called from says it better. Not for reads in the background, nor for what the outbox sends.
 */
export function reportConnectionFailed(): void {
  connectionFailures.set(connectionFailures.getSnapshot() + 1);
}

/** Reads again because the user has asked for it, and says when there is no answer (B146). */
export async function readAsked(refetch: () => Promise<{ error: unknown }>): Promise<void> {
  const { error } = await refetch();
  if (isNetworkError(error)) reportConnectionFailed();
}
