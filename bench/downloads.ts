import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { makePacks, usefulPacks } from '#server/features/catalog/packs/make-packs.ts';
import { buildSnapshot } from '#server/features/catalog/snapshot/build-snapshot.ts';
import { compressed, readChunks } from '#server/features/catalog/snapshot/chunk-files.ts';
import { loadManifest } from '#server/features/catalog/snapshot/snapshot.store.ts';
import { concatenated } from '#server/features/catalog/snapshot/snapshot-deltas.ts';
import { openFileStore } from '#server/files/file-store.ts';
import type { Services } from '#server/graphql/feature.ts';
import { type ChunkRef, chunksOfPack } from '#shared/catalog-engine/answers/manifest.ts';
import { runScript } from '../scripts/testing/server.ts';

type Opened = Pick<Services, 'config' | 'db' | 'files'>;

/** Where the README has the AdventureWorks sample written as a feed. */
const adventureWorks = 'feeds/adventureworks';

/**
 * The first download of a device of one customer, without stock and pictures, for the demo and for AdventureWorks.
 * @param articles of the demo, for its sales organisations together
 */
export async function benchDownloads(articles: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-downloads-'));
  try {
    const demo = join(folder, 'feed');
    await runScript('scripts/feed-demo.ts', [demo, '--articles', String(articles), '--no-images']);
    const feeds = [demo, ...(existsSync(adventureWorks) ? [adventureWorks] : [])];
    for (const [nth, feed] of feeds.entries()) await measureFeed(feed, join(folder, `data-${nth}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureFeed(feed: string, dataDir: string): Promise<void> {
  const env = { PANNIER_DATA_DIR: dataDir };
  await runScript('scripts/import.ts', ['--create', feed], env);
  const config = readConfig(env);
  const { db, close } = await openDatabase(config);
  try {
    const opened = { config, db, files: openFileStore(config) };
    const sorgs = await db.selectFrom('sales_org').select('sorg').orderBy('sorg').execute();
    const rows = [];
    for (const { sorg } of sorgs) rows.push(await measureCatalog(opened, sorg));
    console.table(rows);
  } finally {
    await close();
  }
}

/** Sizes of the download with the largest price list: chunk by chunk, as it is offered, and if each kind were a pack. */
async function measureCatalog(opened: Opened, sorg: string) {
  await buildSnapshot(opened, sorg);
  await makePacks(opened, sorg);
  const all = await loadManifest(opened.db, sorg);
  if (!all) throw new Error(`${sorg} has no catalog`);
  const lists = Object.entries(all.prices).sort((a, b) => sumOf(b[1]) - sumOf(a[1]));
  const own = { ...all, prices: Object.fromEntries(lists.slice(0, 1)) };
  const chunks = [...own.range, ...Object.values(own.prices).flat()];
  const packs = await usefulPacks(opened.db, own);
  const packed = new Set(packs.flatMap((pack) => chunksOfPack(own, pack)));
  let together = 0;
  for (const kind of new Set(chunks.map((chunk) => chunk.kind))) {
    const refs = chunks.filter((chunk) => chunk.kind === kind);
    const bytes = concatenated(await readChunks(opened.files, sorg, refs));
    together += (await compressed(bytes, 'strong')).length;
  }
  return {
    sorg,
    articles: own.articles,
    chunks: chunks.length,
    'chunks kB': toKilobytes(sumOf(chunks)),
    packs: packs.length,
    'packs and other chunks kB': toKilobytes(
      sumOf(packs) + sumOf(chunks.filter((chunk) => !packed.has(chunk))),
    ),
    'a pack of each kind kB': toKilobytes(together),
  };
}

const sumOf = (parts: readonly Pick<ChunkRef, 'bytes'>[]) =>
  parts.reduce((sum, { bytes }) => sum + bytes, 0);

const toKilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
