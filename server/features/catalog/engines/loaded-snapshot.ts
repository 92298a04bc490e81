import type { FileStore } from '#server/files/file-store.ts';
import type { Manifest } from '#shared/catalog-engine/answers/manifest.ts';
import { CatalogEngine } from '#shared/catalog-engine/catalog-engine.ts';
import { runCooperatively } from '#shared/catalog-engine/cooperative-steps.ts';
import type { PricedCatalog } from '#shared/catalog-engine/priced-catalog.ts';
import type { StockView } from '#shared/catalog-engine/stock-view.ts';
import { readChunks } from '../snapshot/chunk-files.ts';
import { changedShare, rangeDelta } from '../snapshot/snapshot-deltas.ts';
import { othersTurn, PriceLists } from './price-lists.ts';

/** With more blocks changed than this, loading everything is quicker than applying the difference. */
const wholeFrom = 0.25;

/** The parts that a chunk belongs to. */
export interface ChunkUses {
  range: boolean;
  /** Price lists. */
  lists: string[];
}

/** One version of a sales organisation's catalog in memory. It never changes but for its stock. */
export class LoadedSnapshot {
  readonly manifest: Manifest;
  readonly engine: CatalogEngine;
  readonly #prices: PriceLists;
  #uses: Map<string, ChunkUses> | null = null;

  private constructor(manifest: Manifest, engine: CatalogEngine, prices: PriceLists) {
    this.manifest = manifest;
    this.engine = engine;
    this.#prices = prices;
  }

  /**
   * Loads a version, from the one before where little has changed; its price lists in use come along.
   * @throws ChunkMissing, CatalogFormatError
   */
  static async load(
    files: FileStore,
    manifest: Manifest,
    before: LoadedSnapshot | null,
    stockFor: (engine: CatalogEngine) => StockView,
  ): Promise<LoadedSnapshot> {
    const engine = await engineFor(files, manifest, before);
    // Decodes everything now, so that no request waits for it.
    await runCooperatively(engine.completeSteps(), othersTurn);
    const prices = new PriceLists(files, manifest, engine, stockFor(engine));
    if (before) await prices.takeOver(before.#prices);
    return new LoadedSnapshot(manifest, engine, prices);
  }

  /** Memory it takes. */
  get bytes(): number {
    return this.engine.bytes + this.#prices.bytes;
  }

  /**
   * Returns the range at the prices and deals of a price list, null for no prices.
   * @param today YYYY-MM-DD
   */
  getPricedCatalog(list: string | null, today: string): Promise<PricedCatalog> {
    return this.#prices.getPricedCatalog(list, today);
  }

  /** Makes what is in use ready to answer at once, letting requests have their turn in between. */
  warm(): Promise<void> {
    return this.#prices.warm();
  }

  /** Where a chunk is used in this version; null when nowhere. */
  findUses(hash: string): ChunkUses | null {
    this.#uses ??= collectUses(this.manifest);
    return this.#uses.get(hash) ?? null;
  }
}

async function engineFor(
  files: FileStore,
  manifest: Manifest,
  before: LoadedSnapshot | null,
): Promise<CatalogEngine> {
  if (before && changedShare(before.manifest, manifest) < wholeFrom) {
    // The chunks of a version long gone no longer exist.
    const delta = await rangeDelta(files, before.manifest, manifest).catch(() => null);
    if (delta)
      return delta.length === 0
        ? before.engine
        : runCooperatively(before.engine.extendSteps(delta), othersTurn);
  }
  const chunks = await readChunks(files, manifest.sorg, manifest.range);
  return runCooperatively(CatalogEngine.loadSteps(chunks), othersTurn);
}

function collectUses({ range, prices }: Manifest): Map<string, ChunkUses> {
  const uses = new Map<string, ChunkUses>(
    range.map(({ hash }) => [hash, { range: true, lists: [] }]),
  );
  for (const [list, refs] of Object.entries(prices))
    for (const { hash } of refs) {
      const use = uses.get(hash) ?? { range: false, lists: [] };
      use.lists.push(list);
      uses.set(hash, use);
    }
  return uses;
}
