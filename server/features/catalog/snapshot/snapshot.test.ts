import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Services } from '#server/graphql/feature.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Manifest } from '#shared/catalog-engine/answers/manifest.ts';
import { everything } from '#shared/catalog-engine/facet-criteria.ts';
import { Engines } from '../engines/engines.ts';
import { insertChange } from '../testing/changes.store.ts';
import { insertRandomRange } from '../testing/random-range.ts';
import { chunksByHash } from './build-plan.rules.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { chunkKey } from './chunk-files.ts';
import { exclusively, loadManifest } from './snapshot.store.ts';
import { requestSnapshots, watchChanges } from './snapshot-queue.ts';

const sorg = '2000';
const today = new Date().toISOString().slice(0, 10);

let app: TestApp;
let services: Services;
beforeAll(async () => {
  app = await startTestApp();
  services = app.services;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('catalog_snapshot').execute();
  await rename('P-1', 'Chain 11-speed');
});

/** Another server on the same database and files. */
const server = (differing: Partial<Services> = {}) =>
  new Engines({ ...services, ...differing }, (error) => {
    throw error;
  });

async function latest(): Promise<Manifest> {
  const manifest = await loadManifest(app.db, sorg);
  if (!manifest) throw new Error('There is no snapshot');
  return manifest;
}

async function built(): Promise<Manifest> {
  expect(await buildSnapshot(services, sorg)).toBe(true);
  return latest();
}

const pending = async () =>
  (
    await app.db
      .selectFrom('catalog_change')
      .select(['part', 'articles'])
      .where('sorg', '=', sorg)
      .where('part', 'in', ['range', 'prices'])
      .execute()
  ).length;

const rename = (code: string, name: string) =>
  app.db.updateTable('article').set({ name }).where('code', '=', code).execute();

const fresh = (before: Manifest, after: Manifest) =>
  [...chunksByHash(after).values()].filter(({ hash }) => !chunksByHash(before).has(hash));

describe('a snapshot', () => {
  test('holds the active articles, their groups and every price list', async () => {
    const manifest = await built();
    expect(manifest).toMatchObject({ format: 1, sorg, articles: 9, groups: 4 });
    expect(Object.keys(manifest.prices)).toEqual(['A', 'B']);
    expect(new Set(manifest.range.map(({ kind }) => kind))).toEqual(
      new Set(['articles', 'groups', 'details', 'names']),
    );
    for (const { hash } of chunksByHash(manifest).values())
      expect(await services.files.exists(chunkKey(sorg, hash))).toBe(true);
    expect(await pending()).toBe(0);
  });

  test('stays the same when changes changed nothing', async () => {
    const before = await built();
    await rename('P-1', 'Chain 11-speed');
    expect(await pending()).toBe(1);
    expect((await built()).version).toBe(before.version);
    expect(await pending()).toBe(0);
  });

  test('follows articles that come, go, move and vanish (R15)', async () => {
    const engines = server();
    const codes = async () => {
      await engines.catchUp();
      const snapshot = await engines.snapshot(sorg);
      const pricedCatalog = await snapshot.getPricedCatalog('A', today);
      const page = { offset: 0, limit: 100 };
      const { items } = pricedCatalog.products(everything, { field: 'price', order: 'ASC' }, page);
      return items
        .map((row) => `${snapshot.engine.article(row).code} ${pricedCatalog.price(row)}`)
        .sort();
    };
    await engines.snapshot(sorg);
    const before = await codes();
    await app.db.updateTable('article').set({ active: true }).where('code', '=', 'P-3').execute();
    expect(await codes()).toEqual([...before, 'P-3 1000'].sort());
    await app.db.deleteFrom('price').where('article', '=', 'P-3').execute();
    await app.db.deleteFrom('stock').where('article', '=', 'P-3').execute();
    await app.db.deleteFrom('article').where('code', '=', 'P-3').execute();
    expect(await codes()).toEqual(before);
    const group_id = 'tyre-29';
    await app.db.updateTable('article').set({ group_id }).where('code', '=', 'P-6').execute();
    await codes();
    const { engine } = await engines.snapshot(sorg);
    expect(engine.rowsOf(engine.groupBySlug('tyre-29') ?? -1)).toHaveLength(2);
  });
});

describe('building', () => {
  test('leaves changes made during a build to the next build (R15)', async () => {
    await built();
    await rename('P-1', 'First');
    let meanwhile: Promise<unknown> | null = null;
    const files: FileStore = {
      ...services.files,
      async put(...file) {
        meanwhile ??= rename('P-1', 'Second');
        await meanwhile;
        await services.files.put(...file);
      },
    };
    const engines = server();
    await buildSnapshot({ ...services, files }, sorg);
    const { engine } = await engines.snapshot(sorg);
    expect(engine.article(engine.rowOf('P-1') ?? -1).name).toBe('Second');
    expect(await pending()).toBe(0);
  });

  test('makes one version of concurrent builds', async () => {
    const before = await built();
    await rename('P-1', 'Renamed');
    await Promise.all([1, 2, 3].map(() => buildSnapshot(services, sorg)));
    const versions = await app.db
      .selectFrom('catalog_snapshot')
      .select('version')
      .where('sorg', '=', sorg)
      .execute();
    expect(versions).toHaveLength(2);
    expect((await latest()).version).not.toBe(before.version);
  });

  test('skips a build already running on another server', async () => {
    const url = testDatabaseUrl();
    const config = { ...services.config, databaseUrl: url };
    if (!url) {
      expect(await exclusively(app.db, sorg, async () => 'mine')).toBe('mine');
      return;
    }
    const outcome = await exclusively(app.db, sorg, () =>
      buildSnapshot({ ...services, config }, sorg),
    );
    expect(outcome).toBe(false);
    expect(await buildSnapshot({ ...services, config }, sorg)).toBe(true);
    expect((await latest()).articles).toBe(9);
  });

  test('loses no change when a build fails, as on a full disk (R13)', async () => {
    await built();
    await rename('P-1', 'Renamed');
    const files: FileStore = {
      ...services.files,
      put: () => Promise.reject(new Error('disk full')),
    };
    await expect(buildSnapshot({ ...services, files }, sorg)).rejects.toThrow('disk full');
    expect(await pending()).toBe(1);
  });

  test('deletes versions older than a month and their unused chunks', async () => {
    const old = await built();
    await app.db
      .updateTable('catalog_snapshot')
      .set({ built_at: new Date(Date.now() - 31 * 86_400_000) })
      .execute();
    await rename('P-1', 'Renamed');
    const now = await built();
    expect(await loadManifest(app.db, sorg, old.version)).toBeNull();
    const [gone] = [...chunksByHash(old).keys()].filter((hash) => !chunksByHash(now).has(hash));
    expect(await services.files.exists(chunkKey(sorg, gone ?? ''))).toBe(false);
    for (const hash of chunksByHash(now).keys())
      expect(await services.files.exists(chunkKey(sorg, hash))).toBe(true);
  });
});

describe('a server', () => {
  const report = (error: unknown) => {
    throw error;
  };

  test('detects changes made elsewhere after a quiet period', async () => {
    await built();
    await rename('P-1', 'Renamed by an import');
    const watch = watchChanges(services, server(), report);
    watch.start();
    await expect.poll(pending, { timeout: 25_000 }).toBe(0);
    await watch.stop();
  });

  test('builds at once when it is asked to', async () => {
    await built();
    await rename('P-1', 'Renamed');
    await requestSnapshots(services);
    await expect.poll(pending, { timeout: 25_000 }).toBe(0);
  });
});

describe('the engine of a server', () => {
  const readName = async (engines: Engines, code: string) => {
    const { engine } = await engines.snapshot(sorg);
    return engine.article(engine.rowOf(code) ?? -1).name;
  };

  test('builds on the first request if necessary', async () => {
    const [one, other] = [server(), server()];
    expect(await Promise.all([readName(one, 'P-1'), readName(other, 'P-1')])).toEqual([
      'Chain 11-speed',
      'Chain 11-speed',
    ]);
  });

  test('serves the old version until the next one has loaded', async () => {
    let open = () => {};
    let gate: Promise<void> = Promise.resolve();
    const files: FileStore = {
      ...services.files,
      async bytes(key) {
        await gate;
        return services.files.bytes(key);
      },
    };
    const engines = server({ files });
    await readName(engines, 'P-1');
    await rename('P-1', 'Renamed');
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const swapping = engines.catchUp();
    expect(await readName(engines, 'P-1')).toBe('Chain 11-speed');
    open();
    await swapping;
    expect(await readName(engines, 'P-1')).toBe('Renamed');
  });

  test('recovers when the file store has lost or damaged chunks', async () => {
    const manifest = await built();
    const [first, second] = manifest.range;
    await services.files.delete(chunkKey(sorg, first?.hash ?? ''));
    await services.files.put(chunkKey(sorg, second?.hash ?? ''), Buffer.from('x'), 'text/plain');
    const reported: unknown[] = [];
    const engines = new Engines(services, (error) => reported.push(error));
    expect(await readName(engines, 'P-1')).toBe('Chain 11-speed');
    expect(reported).toHaveLength(1);
  });

  test('reports how much memory it uses', async () => {
    const engines = server();
    await engines.snapshot(sorg);
    await engines.catchUp();
    expect(engines.bytes.get(sorg)).toBeGreaterThan(0);
  });
});

describe('stock in memory', () => {
  const inStock = async (engines: Engines) => {
    await engines.catchUp();
    const snapshot = await engines.snapshot(sorg);
    const pricedCatalog = await snapshot.getPricedCatalog(null, today);
    const criteria = { ...everything, hasStock: true };
    const page = { offset: 0, limit: 100 };
    const { items } = pricedCatalog.products(criteria, { field: 'price', order: 'ASC' }, page);
    return items.map((row) => snapshot.engine.article(row).code);
  };

  test('follows the database in every server and across versions', async () => {
    const [one, other] = [server(), server()];
    await Promise.all([one.snapshot(sorg), other.snapshot(sorg)]);
    const before = ['B-1', 'B-2', 'B-3', 'P-1', 'P-4', 'P-5', 'P-6'];
    expect(await inStock(one)).toEqual(before);
    await app.db.updateTable('stock').set({ reserved: 5 }).where('article', '=', 'B-1').execute();
    await app.db
      .insertInto('stock')
      .values({ sorg, warehouse: 'W1', article: 'P-2', qty: 1 })
      .execute();
    const after = ['B-2', 'B-3', 'P-1', 'P-2', 'P-4', 'P-5', 'P-6'];
    expect(await inStock(one)).toEqual(after);
    expect(await inStock(other)).toEqual(after);
    await rename('P-1', 'Renamed');
    expect(await inStock(other)).toEqual(after);
    await app.db.deleteFrom('stock').where('article', '=', 'P-2').execute();
    expect(await inStock(other)).toEqual(after.filter((code) => code !== 'P-2'));
    expect(await inStock(one)).toEqual(after.filter((code) => code !== 'P-2'));
  });

  test('sees a change with a lower id than the last one seen', async () => {
    const engines = server();
    await engines.snapshot(sorg);
    const seen = await app.db
      .insertInto('catalog_change')
      .values({ sorg, part: 'stock', articles: ['P-1'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    await inStock(engines);
    await app.db.updateTable('stock').set({ qty: 0 }).where('article', '=', 'P-1').execute();
    await app.db
      .deleteFrom('catalog_change')
      .where('part', '=', 'stock')
      .where('id', '>', seen.id)
      .execute();
    expect(await inStock(engines)).toContain('P-1');
    const late = { sorg, part: 'stock', articles: ['P-1'] };
    await insertChange(app.db, { ...late, id: 1 });
    expect(await inStock(engines)).not.toContain('P-1');
  });
});

describe('a large range', () => {
  test('repacks only chunks with changes', async () => {
    await insertRandomRange(app.db, 1_200);
    const before = await built();
    await rename('RA-3', 'Another name');
    const after = await built();
    expect(after.version).toBeGreaterThan(before.version);
    expect(fresh(before, after).map(({ kind }) => kind)).toEqual(['articles']);
    await app.db
      .updateTable('price')
      .set({ dealer: 77 })
      .where('article', '=', 'RA-3')
      .where('price_list', '=', 'A')
      .execute();
    const priced = await built();
    expect(fresh(after, priced).length).toBeLessThanOrEqual(1);
    expect(priced.range).toEqual(after.range);
    expect(priced.prices.B).toEqual(after.prices.B);
  });

  test('repacks only the chunks of a changed group', async () => {
    const before = await built();
    const changed = app.db.updateTable('product_group').set({ name: 'Another group' });
    await changed.where('sorg', '=', sorg).where('id', '=', 'ra-g-3').execute();
    const named = await app.db
      .selectFrom('catalog_change')
      .select('articles')
      .where('sorg', '=', sorg)
      .where('part', '=', 'range')
      .execute();
    const under = await app.db
      .selectFrom('article')
      .select('code')
      .where('sorg', '=', sorg)
      .where('group_id', '=', 'ra-g-3')
      .execute();
    expect(under.length).toBeGreaterThan(0);
    expect(named.map(({ articles }) => articles?.toSorted())).toEqual([
      under.map(({ code }) => code).sort(),
    ]);
    const after = await built();
    expect(fresh(before, after).map(({ kind }) => kind)).toEqual(['groups']);
  });
});
