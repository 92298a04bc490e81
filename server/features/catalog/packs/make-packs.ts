import type { Services } from '#server/graphql/feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import {
  chunksOfPack,
  type Manifest,
  type PackRef,
} from '#shared/catalog-engine/answers/manifest.ts';
import { compressed, readChunks } from '../snapshot/chunk-files.ts';
import { loadManifest } from '../snapshot/snapshot.store.ts';
import { concatenated } from '../snapshot/snapshot-deltas.ts';
import {
  dropPack,
  type KeptPack,
  keepPack,
  listCatalogs,
  listPacks,
  type PackName,
} from './pack.store.ts';

export const packQueue = 'catalog-packs';
/** A part of a catalog with fewer chunks is fetched chunk by chunk. */
const fewestChunks = 2;
/** A pack is offered, and not made again, while it has at least this share of the chunks that it is made for. */
const leastShare = 0.9;

/** Renews the packs of all catalogs once an hour, because packing takes a while. */
export function workOnPacks(jobs: Jobs, services: Services): Promise<void> {
  return jobs.repeat(packQueue, '23 * * * *', async () => {
    for (const sorg of await listCatalogs(services.db)) await makePacks(services, sorg);
  });
}

/** The packs that a catalog should have. */
function namePacks({ range, prices }: Pick<Manifest, 'range' | 'prices'>): PackName[] {
  const names: PackName[] = [];
  const add = (kind: PackName['kind'], list: string) => {
    for (let nth = 0; ; nth += 1) {
      const chunks = chunksOfPack({ range, prices }, { kind, list, nth });
      if (chunks.length < fewestChunks) return;
      names.push({ kind, list, nth });
    }
  };
  for (const kind of ['articles', 'groups', 'details'] as const) add(kind, '');
  for (const list of Object.keys(prices)) add('prices', list);
  return names;
}

function isUseful(manifest: Pick<Manifest, 'range' | 'prices'>, pack: KeptPack): boolean {
  const chunks = chunksOfPack(manifest, pack);
  const packed = new Set(pack.chunks);
  const there = chunks.filter(({ hash }) => packed.has(hash)).length;
  return chunks.length > 0 && there >= leastShare * chunks.length;
}

/** The packs of a catalog that are worth fetching. @param manifest with the price lists that are asked for */
export async function usefulPacks(db: Services['db'], manifest: Manifest): Promise<PackRef[]> {
  const packs = await listPacks(db, manifest.sorg, Object.keys(manifest.prices));
  return packs
    .filter((pack) => isUseful(manifest, pack))
    .map(({ kind, list, nth, bytes }) => ({ kind, list, nth, bytes }));
}

/** Makes the packs of a catalog that are missing or out of date, and drops those of price lists that are gone. */
export async function makePacks(
  { db, files }: Pick<Services, 'db' | 'files'>,
  sorg: string,
): Promise<void> {
  const manifest = await loadManifest(db, sorg);
  if (!manifest) return;
  const key = ({ kind, list, nth }: PackName) => JSON.stringify([kind, list, nth]);
  const kept = new Map((await listPacks(db, sorg)).map((pack) => [key(pack), pack]));
  for (const name of namePacks(manifest)) {
    const pack = kept.get(key(name));
    kept.delete(key(name));
    if (pack && isUseful(manifest, pack)) continue;
    const refs = chunksOfPack(manifest, name);
    const chunks = await readChunks(files, sorg, refs);
    const hashes = refs.map(({ hash }) => hash);
    await keepPack(db, sorg, name, hashes, await compressed(concatenated(chunks), 'strong'));
  }
  for (const pack of kept.values()) await dropPack(db, sorg, pack);
}
