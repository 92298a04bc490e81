import { queryOptions } from '@tanstack/react-query';
import { ofDevice } from './kept-again.ts';
import type { KeptKey } from './kept-item.ts';
import { toItemId } from './kept-item.ts';
import { mayHaveKept } from './kept-mark.ts';
import type { ContentOnDevice } from './kept-store.ts';
import { loadContentDevice } from './load-content-device.ts';

/** Queries of the device need no network, and their answers are never fresh. */
const fromDevice = { networkMode: 'always', staleTime: 0, retry: false } as const;

const nothing: ContentOnDevice = { items: [], use: 0 };

/** All content that the device keeps. */
export const keptContentQuery = queryOptions({
  queryKey: [...ofDevice, 'all'],
  queryFn: async () => (mayHaveKept() ? await (await loadContentDevice()).listKept() : nothing),
  ...fromDevice,
});

/** The addresses of the files of content on the device. */
export const keptUrlsQuery = queryOptions({
  queryKey: [...ofDevice, 'urls'],
  queryFn: async (): Promise<ReadonlySet<string>> =>
    mayHaveKept() ? await (await loadContentDevice()).listKeptUrls() : new Set(),
  ...fromDevice,
});

/** An item as the server has it now; null for one that the user may not read. */
export const presentItemQuery = (key: KeptKey) =>
  queryOptions({
    queryKey: [...ofDevice, 'present', toItemId(key)],
    queryFn: async ({ signal }) => await (await loadContentDevice()).loadPresentItem(key, signal),
    retry: false,
  });
