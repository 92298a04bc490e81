import type { OpenPeer } from './peer.ts';

/** The engines by name, ours first. Each is loaded in its own process only. */
export const peers = {
  ours: () => import('./engines/ours.ts'),
  duckdb: () => import('./engines/duckdb.store.ts'),
  sqlite: () => import('./engines/sqlite.store.ts'),
  orama: () => import('./engines/orama.ts'),
  itemsjs: () => import('./engines/itemsjs.ts'),
  minisearch: () => import('./engines/minisearch.ts'),
} satisfies Record<string, () => Promise<{ open: OpenPeer }>>;

export type PeerName = keyof typeof peers;
