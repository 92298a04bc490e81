import type { Db } from '#server/db/database.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { ChunkRef, Manifest } from '#shared/catalog-engine/answers/manifest.ts';
import {
  packArticles,
  packDetails,
  packGroups,
  packNames,
  packPrices,
} from '#shared/catalog-engine/format/pack-rows.ts';
import { addDays, utcDay } from '#shared/days.ts';
import {
  chunksByHash,
  merged,
  nextVersion,
  type Plan,
  planBuild,
  priceBlock,
  rangeBlock,
  sameContent,
  wholePlan,
} from './build-plan.rules.ts';
import { type ChunkWriter, chunkKey, chunkWriter } from './chunk-files.ts';
import { dropOldDeltas, dropOldVersions } from './cleaning.store.ts';
import {
  countRange,
  listBlocks,
  listPriceLists,
  loadArticles,
  loadDeals,
  loadGroups,
  loadNames,
  loadNumbers,
  loadPrices,
} from './range.store.ts';
import { type Changes, exclusively, loadManifest, publish, readChanges } from './snapshot.store.ts';

type BuildServices = Pick<Services, 'config' | 'db' | 'files'>;

/** The block of the chunk that ends a price list with its deals. */
const dealBlock = 2 ** 31 - 1;

/** Builds of this process, by database and sales organisation: one after the other. */
const underWay = new WeakMap<Db, Map<string, Promise<unknown>>>();

/**
 * Packs what changed since the latest snapshot and publishes it as a new version. The changes are
 * read first and taken off the list with the publication, so none is lost and none is done twice.
 * @param repair whether to pack and store everything again, as the file store has lost something
 * @returns false when another server is at it
 */
export async function buildSnapshot(
  services: BuildServices,
  sorg: string,
  repair = false,
): Promise<boolean> {
  const { config, db } = services;
  const build = async () => {
    let more = await buildOnce(services, sorg, repair);
    // More changes than one build takes up are the next one's.
    while (more) more = await buildOnce(services, sorg, false);
    return true;
  };
  // The embedded database belongs to one process, and a long transaction would block it.
  const alone = async () =>
    config.databaseUrl ? ((await exclusively(db, sorg, build)) ?? false) : build();
  const builds = underWay.get(db) ?? new Map<string, Promise<unknown>>();
  underWay.set(db, builds);
  const mine = (builds.get(sorg) ?? Promise.resolve()).then(alone, alone);
  builds.set(sorg, mine);
  return mine;
}

/** One version. @returns whether there may be more to do */
async function buildOnce(services: BuildServices, sorg: string, repair: boolean): Promise<boolean> {
  const { db, files } = services;
  const before = await loadManifest(db, sorg);
  const changes = await readChanges(db, sorg);
  if (before && !repair && changes.ids.length === 0) return false;
  const plan = before && !repair ? await planFor(db, sorg, changes) : wholePlan;
  const writer = chunkWriter(files, sorg, chunksByHash(repair ? null : before));
  const now = Date.now();
  const made: Manifest = {
    format: 1,
    sorg,
    version: nextVersion(before, now),
    builtAt: new Date(now).toISOString(),
    range: await packRange(db, sorg, writer, plan, before),
    prices: await packAllPrices(db, sorg, writer, plan, before),
    ...(await countRange(db, sorg)),
  };
  const changed = !before || !sameContent(before, made);
  if (!(await publish(db, changed ? made : null, before?.version ?? null, changes.ids)))
    return true;
  if (changed) await clean(services, sorg);
  return changes.ids.length > 0;
}

/**
 * The earliest day that it is anywhere now. The snapshot holds what is valid from then on; which of it is
 * valid today is checked with the time zone of the sales organisation when it is asked for.
 */
const earliestToday = () => addDays(utcDay(Date.now()), -1);

async function planFor(db: Db, sorg: string, changes: Changes): Promise<Plan> {
  const rangeCodes = changes.range && [...changes.range];
  const range = rangeCodes && (await loadNumbers(db, sorg, rangeCodes));
  const prices = changes.prices && (await loadNumbers(db, sorg, [...changes.prices]));
  // The block of a deleted article is not known any more.
  const deleted = range && rangeCodes && range.length < rangeCodes.length;
  return planBuild(deleted ? null : range, prices);
}

async function packRange(
  db: Db,
  sorg: string,
  writer: ChunkWriter,
  plan: Plan,
  before: Manifest | null,
): Promise<ChunkRef[]> {
  const of = (kind: ChunkRef['kind']) => (before?.range ?? []).filter((ref) => ref.kind === kind);
  const articles: ChunkRef[] = [];
  const touched = plan.articles ?? new Set(await listBlocks(db, sorg, 'article', rangeBlock));
  for (const block of touched) {
    const rows = await loadArticles(db, sorg, toSpan(block, rangeBlock));
    if (rows.length > 0) articles.push(await writer.put('articles', block, packArticles(rows)));
  }
  const groups: ChunkRef[] = [];
  const details: ChunkRef[] = [];
  const touchedGroups = plan.groups ?? new Set(await listBlocks(db, sorg, 'group', rangeBlock));
  for (const block of touchedGroups) {
    const rows = await loadGroups(db, sorg, toSpan(block, rangeBlock));
    if (rows.length === 0) continue;
    groups.push(await writer.put('groups', block, packGroups(rows)));
    details.push(await writer.put('details', block, packDetails(rows)));
  }
  const names = await writer.put('names', 0, packNames(await loadNames(db, sorg, earliestToday())));
  return [
    ...merged(of('articles'), plan.articles, articles),
    ...merged(of('groups'), plan.groups, groups),
    ...merged(of('details'), plan.groups, details),
    names,
  ];
}

async function packAllPrices(
  db: Db,
  sorg: string,
  writer: ChunkWriter,
  plan: Plan,
  before: Manifest | null,
): Promise<Record<string, ChunkRef[]>> {
  const all = plan.prices ? [] : await listBlocks(db, sorg, 'article', priceBlock);
  const prices: Record<string, ChunkRef[]> = {};
  for (const list of await listPriceLists(db, sorg)) {
    const former = before?.prices[list];
    // A price list that is new is packed whole.
    const touched = former ? plan.prices : null;
    const blocks =
      touched ?? (plan.prices ? await listBlocks(db, sorg, 'article', priceBlock) : all);
    const fresh: ChunkRef[] = [];
    for (const block of blocks) {
      const rows = await loadPrices(db, sorg, list, toSpan(block, priceBlock));
      if (rows.length > 0) fresh.push(await writer.put('prices', block, packPrices(rows, null)));
    }
    const deals = packPrices([], await loadDeals(db, sorg, list, earliestToday()));
    const last = await writer.put('prices', dealBlock, deals);
    const stay = (former ?? []).filter(({ block }) => block !== dealBlock);
    prices[list] = [...merged(stay, touched, fresh), last];
  }
  return prices;
}

const toSpan = (block: number, size: number) => ({ from: block * size, to: (block + 1) * size });

/** Deletes chunks and deltas that no device can request any more. */
async function clean({ db, files }: BuildServices, sorg: string): Promise<void> {
  for (const key of await dropOldDeltas(db, sorg)) await files.delete(key);
  for (const hash of await dropOldVersions(db, sorg)) await files.delete(chunkKey(sorg, hash));
}
