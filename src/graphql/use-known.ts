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

const sources = new WeakMap<QueryClient, Map<string, Source>>();

/** One observer for all readers of a query: the first of them starts it, the last ends it. */
function newSource(client: QueryClient, hash: string, query: QueryObserverOptions): Source {
  let observer: QueryObserver | null = null;
  return {
    subscribe: (listener) => {
      observer ??= new QueryObserver(client, { ...query, refetchOnMount: false });
      const stop = observer.subscribe(listener);
      return () => {
        stop();
        if (!observer?.hasListeners()) observer = null;
      };
    },
    read: () => client.getQueryCache().get(hash)?.state.data,
  };
}

function sourceOf(client: QueryClient, query: QueryObserverOptions): Source {
  const ofClient = sources.get(client) ?? new Map<string, Source>();
  sources.set(client, ofClient);
  const hash = hashKey(query.queryKey);
  const source = ofClient.get(hash) ?? newSource(client, hash, query);
  ofClient.set(hash, source);
  return source;
}

/**
 * What is known before any screen shows and is read by hundreds of parts, such as the settings of the
 * host. An observer for each, as `useQuery` makes them, costs a list much of the time it is drawn in.
 * @returns undefined when it is not known after all
 */
export function useKnown<Known, Key extends QueryKey>(
  query: QueryObserverOptions<Known, DefaultError, Known, Known, Key>,
): Known | undefined {
  const client = useQueryClient();
  const { subscribe, read } = sourceOf(client, query as unknown as QueryObserverOptions);
  return useSyncExternalStore(subscribe, read) as Known | undefined;
}
