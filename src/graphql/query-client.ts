import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportConnectionFailed } from './connection-failed.ts';
import { HttpError, isNetworkError, OperationError } from './errors.ts';

/** Reading again is only worth while when the connection or the server stumbled. */
function worthRetrying(failures: number, error: unknown): boolean {
  if (isNetworkError(error)) return navigator.onLine && failures < 2;
  if (error instanceof HttpError) return error.status >= 502 && failures < 2;
  return !(error instanceof OperationError) && failures < 1;
}

/** A query with `meta: { logAs }` fails without a word on the screen, only in the log (B156 to B158). */
function log(error: unknown, meta: Record<string, unknown> | undefined): void {
  if (typeof meta?.logAs === 'string') console.warn(meta.logAs, error);
}

/**
 * All reads of the app. `offlineFirst` asks the service worker even without a network; queries
 * with `meta: { persist: true }` are kept over a reload (small, not sensitive ones only).
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => log(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (isNetworkError(error) && mutation.meta?.ownFailure !== true) reportConnectionFailed();
    },
  }),
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: worthRetrying,
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});
