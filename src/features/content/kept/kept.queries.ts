import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '#src/graphql/query-client.ts';
import type { KeptKey } from './kept-item.ts';
import { toItemId } from './kept-item.ts';
import { mayHaveKept } from './kept-mark.ts';
import type { ContentOnDevice } from './kept-store.ts';

const first = ['content', 'kept'] as const;

/** Queries of the device need no network, and their answers are never fresh. */
const fromDevice = { networkMode: 'always', staleTime: 0, retry: false } as const;

const nothing: ContentOnDevice = { items: [], use: 0 };

/** All content that the device keeps. */
export const keptContentQuery = queryOptions({
  queryKey: [...first, 'all'],
  queryFn: async () =>
    mayHaveKept() ? await (await import('./kept-store.ts')).listKept() : nothing,
  ...fromDevice,
});

/** The addresses of the files of content on the device. */
export const keptUrlsQuery = queryOptions({
  queryKey: [...first, 'urls'],
  queryFn: async (): Promise<ReadonlySet<string>> =>
    mayHaveKept() ? await (await import('./kept-store.ts')).listKeptUrls() : new Set(),
  ...fromDevice,
});

/** An item as the server has it now; null for one that the user may not read. */
export const presentItemQuery = (key: KeptKey) =>
  queryOptions({
    queryKey: [...first, 'present', toItemId(key)],
    queryFn: async ({ signal }) =>
      await (await import('./present-item.ts')).loadPresentItem(key, signal),
    retry: false,
  });

/** Repeats the queries about the content on the device. */
export const readKeptAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: first });
