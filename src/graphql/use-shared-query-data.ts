import {
  type DefaultError,
  hashKey,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

interface Source {
  subscribe: (listener: () => void) => () => void;
  read: () => unknown;
}

const sources = new WeakMap<QueryClient, Record<string, Source>>();

/** One observer for all readers of a query: the first of them starts it, the last ends it. */
function getSource(client: QueryClient, query: QueryObserverOptions): Source {
  const hash = hashKey(query.queryKey);
  const known = sources.get(client) ?? {};
  sources.set(client, known);
  let observer: QueryObserver | undefined;
  known[hash] ??= {
    subscribe: (listener) => {
      observer ??= new QueryObserver(client, { ...query, refetchOnMount: false });
      const stop = observer.subscribe(listener);
      return () => {
        stop();
        if (!observer?.hasListeners()) observer = undefined;
      };
    },
    read: () => client.getQueryCache().get(hash)?.state.data,
  };
  return known[hash];
}

/**
 * Reads data that is loaded before any screen shows and that hundreds of components use, such as the
 * settings of the host. One observer for each, as `useQuery` creates, would take much of the time a list
 * needs to render.
 * @returns undefined when it is not loaded after all
 */
export function useSharedQueryData<Known, Key extends QueryKey>(
  query: QueryObserverOptions<Known, DefaultError, Known, Known, Key>,
): Known | undefined {
  const client = useQueryClient();
  const { subscribe, read } = getSource(client, query as unknown as QueryObserverOptions);
  return useSyncExternalStore(subscribe, read) as Known | undefined;
}
