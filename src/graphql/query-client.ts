import { QueryClient } from '@tanstack/react-query';
import { HttpError, isNetworkError, OperationError } from './errors.ts';

/** Reading again is only worth while when the connection or the server stumbled. */
function worthRetrying(failures: number, error: unknown): boolean {
  if (isNetworkError(error)) return navigator.onLine && failures < 2;
  if (error instanceof HttpError) return error.status >= 502 && failures < 2;
  return !(error instanceof OperationError) && failures < 1;
}

/**
 * All reads of the app. `offlineFirst` asks the service worker even without a network; queries
 * with `meta: { persist: true }` are kept over a reload (small, not sensitive ones only).
 */
export const queryClient = new QueryClient({
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
