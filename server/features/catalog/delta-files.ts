import type { Services } from '#server/graphql/feature.ts';
import type { Manifest } from '#shared/catalog-engine/answers/manifest.ts';
import { ChunkMissing, compressed } from './snapshot/chunk-files.ts';
import { noteDelta } from './snapshot/cleaning.store.ts';
import { loadManifest } from './snapshot/snapshot.store.ts';
import { concatenated, priceDelta, rangeDelta } from './snapshot/snapshot-deltas.ts';

/** The changes from a version to the latest one. */
export interface Delta {
  version: number;
  /** Compressed; null when nothing changed. */
  body: Uint8Array | null;
}

type DeltaServices = Pick<Services, 'db' | 'files'>;

/** Deltas being made, so that a morning's devices do not each have the same one made. */
const underWay = new WeakMap<object, Map<string, Promise<Uint8Array | null>>>();

/**
 * The delta from a version to the one this server has in memory, made once and kept in the file store
 * until there is a later version.
 * @param list a price list, or null for the range
 * @returns null when `from` is not kept any more, or one of the two lacks the price list
 */
export async function deltaBetween(
  services: DeltaServices,
  from: number,
  to: Manifest,
  list: string | null,
): Promise<Delta | null> {
  if (from < 0) return null;
  if (from === to.version) return { version: from, body: null };
  const before = await loadManifest(services.db, to.sorg, from);
  if (!before || (list !== null && !(before.prices[list] && to.prices[list]))) return null;
  // Another server was a second ahead of this one.
  if (from > to.version) return { version: from, body: null };
  const name = `${from}-${to.version}-${encodeURIComponent(list ?? '')}`;
  const key = `catalog/${to.sorg}/deltas/${name}`;
  const making = underWay.get(services.files) ?? new Map<string, Promise<Uint8Array | null>>();
  underWay.set(services.files, making);
  const body = making.get(key) ?? keptOrMade(services, key, before, to, list);
  making.set(key, body);
  try {
    return { version: to.version, body: await body };
  } catch (error) {
    // Without its chunks an old version leads nowhere: the device has to load the whole.
    if (error instanceof ChunkMissing) return null;
    throw error;
  } finally {
    making.delete(key);
  }
}

async function keptOrMade(
  { db, files }: DeltaServices,
  key: string,
  from: Manifest,
  to: Manifest,
  list: string | null,
): Promise<Uint8Array | null> {
  const kept = await files.bytes(key);
  if (kept) return kept.length > 0 ? kept : null;
  const chunks =
    list === null
      ? await rangeDelta(files, from, to)
      : ((await priceDelta(files, from, to, list)) ?? []);
  const empty = chunks.length === 0;
  const body = empty ? new Uint8Array() : await compressed(concatenated(chunks), 'strong');
  await files.put(key, body, 'application/octet-stream');
  await noteDelta(db, to.sorg, to.version, key);
  return empty ? null : body;
}
