import { useQueryClient } from '@tanstack/react-query';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { planListChunks } from './list-chunks.ts';
import { type ChunkQuery, ListLoader, type ListLoaderState } from './list-loader.ts';

/** A list of any length as it is shown. */
export interface List<Row> extends ListLoaderState<Row> {
  /** Tells one list from the next. */
  key: string;
  /** The previous list is shown while the requested one is loading. */
  former: boolean;
  show: (start: number, end: number) => void;
  more: () => void;
  retry: () => Promise<{ error: unknown }>;
}

/**
 * The list that `ask` asks for. When it asks for another one, the former stays until the first page
 * of the new one is there; that, as the very first page, is drawn in slices and never holds up a key
 * or a tap.
 * @param size rows of the first page; 12 when it is not said
 */
export function useList<Row>(chunkQuery: ChunkQuery<Row>, size?: number): List<Row> {
  const client = useQueryClient();
  const chunks = planListChunks(size);
  const key = JSON.stringify(chunkQuery(chunks.getChunk(0)).queryKey);
  const [wanted, setWanted] = useState(() => new ListLoader(client, key, chunkQuery, chunks));
  if (wanted.key !== key) setWanted(new ListLoader(client, key, chunkQuery, chunks));
  const next = useSyncExternalStore(wanted.subscribe, wanted.getSnapshot);
  const isAnswered = next.count !== undefined || next.error !== null;
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (isAnswered) startTransition(() => setShown(wanted));
  }, [isAnswered, wanted]);
  const state = useSyncExternalStore(shown.subscribe, shown.getSnapshot);
  const here = state.count !== undefined;
  const drawn = useDeferredValue(here);
  const { show, more, retry } = shown;
  const list = { ...state, key: shown.key, former: shown !== wanted, show, more, retry };
  return here && !drawn ? { ...list, count: undefined, hasMore: false } : list;
}
