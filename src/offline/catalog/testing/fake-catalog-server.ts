import type { Extras } from '#shared/catalog-engine/answers/customer-extras.ts';
import type {
  ChunkRef,
  Manifest,
  ManifestAnswer,
  PackRef,
} from '#shared/catalog-engine/answers/manifest.ts';
import {
  diffChunks,
  packArticles,
  packDetails,
  packExtras,
  packGroups,
  packNames,
  packPrices,
  packStock,
  packWarehouses,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import type { WarehouseStock } from '#shared/catalog-engine/format/packed-warehouses.ts';
import type { ArticleRow, PriceRow, StockRow } from '#shared/catalog-engine/row-types.ts';
import { hashBytes } from '#src/lib/files/hash-bytes.ts';
import type { CatalogTransport } from '../catalog-api.ts';
import { articleNo, createNumbers, groupNo, inBlocks, names, priceOn } from './plain-range.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Version {
  manifest: Manifest;
  chunks: Record<ChunkRef['kind'], Bytes[]>;
  lists: Record<string, Bytes[]>;
}

const rangeKinds = ['articles', 'groups', 'details', 'names'] as const;

const binary = (body: Bytes, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'application/octet-stream', ...headers } });

/** Chunks with their lengths before them. */
const joined = (chunks: Bytes[]): Bytes =>
  Uint8Array.from(
    chunks.flatMap((chunk) => [
      ...new Uint8Array(new Uint32Array([chunk.byteLength]).buffer),
      ...chunk,
    ]),
  );

/** The catalog routes of a server that packs real chunks, with what can go wrong. */
export class FakeCatalogServer {
  articles: ArticleRow[];
  /** Descriptions of models on their pages, by number, where they differ from the usual ones. */
  descriptions: Record<number, string> = {};
  prices: Record<string, PriceRow[]>;
  stock: StockRow[] = [{ no: 1, qty: 7, masked: false, next: null }];
  /** Where the stock is; null for a host that does not show it. */
  warehouses: WarehouseStock[] | null = null;
  extras: Extras = { blocks: [], groupsets: [], gone: [], deals: [] };
  /** Price list of each customer; those not named are refused. */
  customers: Record<string, string> = { C1: 'L1', C2: 'L2' };
  online = true;
  /** The results of chunk requests, in order. */
  faults: ('fine' | 'cut' | 'wrong' | 'portal')[] = [];
  /** The packs that are offered, with what is in them; null for one that has vanished. */
  packs: (PackRef & { chunks: Bytes[] | null })[] = [];
  /** Deltas from versions before this are no longer kept. */
  keptFrom = 0;
  readonly requests: string[] = [];
  readonly #versions: Version[] = [];
  readonly #chunks = new Map<string, Bytes>();
  /** Stock that devices were given, by hash; emptied, none of it is known any more. */
  readonly bases = new Map<string, Bytes>();

  constructor(count: number) {
    this.articles = createNumbers(count).map(articleNo);
    this.prices = {
      L1: createNumbers(count).map((no) => priceOn('L1', no)),
      L2: createNumbers(count).map((no) => priceOn('L2', no)),
    };
  }

  get latest(): Version {
    const version = this.#versions.at(-1);
    if (!version) throw new Error('Nothing is published');
    return version;
  }

  /** Packs the present rows as a new version. */
  async publish(): Promise<void> {
    const groups = [...new Set(this.articles.map(({ group }) => group))].map((no) => {
      const group = groupNo(no);
      return { ...group, descriptions: { en: this.descriptions[no] ?? `Model ${no}` } };
    });
    const chunks = {
      articles: inBlocks(this.articles).map((rows) => packArticles(rows) as Bytes),
      groups: inBlocks(groups).map((rows) => packGroups(rows) as Bytes),
      details: inBlocks(groups).map((rows) => packDetails(rows) as Bytes),
      names: [packNames(names) as Bytes],
      prices: [],
    };
    const lists: Record<string, Bytes[]> = {};
    const prices: Manifest['prices'] = {};
    for (const [list, rows] of Object.entries(this.prices)) {
      lists[list] = inBlocks(rows).map((block) => packPrices(block, []) as Bytes);
      prices[list] = await this.#refs('prices', lists[list]);
    }
    const range: ChunkRef[] = [];
    for (const kind of rangeKinds) range.push(...(await this.#refs(kind, chunks[kind])));
    const manifest: Manifest = {
      format: 1,
      sorg: '2000',
      version: this.#versions.length + 1,
      builtAt: '2026-11-21T08:00:00.000Z',
      articles: this.articles.length,
      groups: groups.length,
      range,
      prices,
    };
    this.#versions.push({ manifest, chunks, lists });
  }

  async #refs(kind: ChunkRef['kind'], chunks: Bytes[]): Promise<ChunkRef[]> {
    const refs = chunks.map(async (chunk, block): Promise<ChunkRef> => {
      const hash = await hashBytes(chunk);
      this.#chunks.set(hash, chunk);
      return { kind, block, hash, bytes: Math.ceil(chunk.byteLength / 2) };
    });
    return await Promise.all(refs);
  }

  /** How often an address with these words in it was asked for. */
  count(part: string): number {
    return this.requests.filter((path) => path.includes(part)).length;
  }

  readonly transport: CatalogTransport = {
    url: async (path) => `https://shop.test${path}`,
    accessToken: async () => 'token',
    refreshAccessToken: async () => null,
    fetch: async (input, init) => {
      const url = new URL(String(input));
      init?.signal?.throwIfAborted();
      if (init?.cache !== 'no-store') throw new Error('The browser would keep it in plain');
      if (!this.online) throw new TypeError('Failed to fetch');
      this.requests.push(url.pathname + url.search);
      return this.#answer(url);
    },
  };

  #answer({ pathname, searchParams }: URL): Response | Promise<Response> {
    if (pathname === '/catalog/manifest') return this.#manifest(searchParams);
    if (pathname === '/catalog/stock') return this.#stock(searchParams.get('have') ?? '');
    if (pathname === '/catalog/warehouses')
      return this.warehouses
        ? binary(packWarehouses(this.warehouses) as Bytes)
        : new Response(null, { status: 204 });
    if (pathname === '/catalog/extras') return this.#extras(searchParams);
    const [, , what, name = ''] = pathname.split('/');
    if (what === 'deltas') return this.#delta(Number(name), searchParams);
    if (what === 'packs') {
      const pack = this.packs.find(({ kind }) => kind === name);
      return pack?.chunks ? binary(joined(pack.chunks)) : new Response(null, { status: 404 });
    }
    const chunk = this.#chunks.get(name);
    const fault = this.faults.shift() ?? 'fine';
    if (fault === 'cut') throw new TypeError('network error');
    if (fault === 'portal')
      return new Response('<html>', { headers: { 'content-type': 'text/html' } });
    if (!chunk) return new Response(null, { status: 404 });
    return binary(fault === 'wrong' ? new Uint8Array(chunk.byteLength) : chunk);
  }

  async #stock(have: string): Promise<Response> {
    const now = packStock(this.stock) as Bytes;
    const known = this.bases.get(have);
    const base = known ?? now;
    const hash = await hashBytes(base);
    this.bases.set(hash, base);
    const changes = (diffChunks('stock', [base], [now]) ?? packStock([])) as Bytes;
    const headers = { 'x-as-of': '2026-11-21T08:55:00.000Z', 'x-base': hash };
    return binary(joined(known ? [changes] : [base, changes]), headers);
  }

  async #extras(query: URLSearchParams): Promise<Response> {
    const customers = (query.get('customers') ?? '').split(',');
    const blocks = this.extras.blocks.filter(({ customer }) =>
      ['', ...customers].includes(customer),
    );
    const chunk = packExtras({ ...this.extras, blocks }) as Bytes;
    if (query.get('have') === (await hashBytes(chunk))) return new Response(null, { status: 204 });
    return binary(chunk);
  }

  #manifest(query: URLSearchParams): Response {
    const customers = (query.get('customers') ?? '').split(',').filter(Boolean);
    const refused = customers.some((customer) => !this.customers[customer]);
    if (refused) return Response.json({ code: 'FORBIDDEN' }, { status: 403 });
    const { manifest } = this.latest;
    const lists = Object.fromEntries(customers.map((one) => [one, this.customers[one] ?? '']));
    const prices = Object.fromEntries(
      Object.values(lists).map((list) => [list, manifest.prices[list] ?? []]),
    );
    const answer: ManifestAnswer = {
      manifest: { ...manifest, prices },
      lists,
      images: { count: 3, bytes: 30_000 },
      packs: this.packs.map(({ chunks: _, ...pack }) => pack),
    };
    return Response.json(answer);
  }

  #delta(from: number, query: URLSearchParams): Response {
    const { latest } = this;
    const before = this.#versions[from - 1];
    if (!before || from < this.keptFrom) return new Response(null, { status: 410 });
    const list = query.get('list');
    const chunks =
      list !== null
        ? [diffChunks('prices', before.lists[list] ?? [], latest.lists[list] ?? [])]
        : rangeKinds.map((kind) => diffChunks(kind, before.chunks[kind], latest.chunks[kind]));
    const changed = chunks.filter((chunk) => chunk !== null) as Bytes[];
    if (changed.length === 0) return new Response(null, { status: 204 });
    return binary(joined(changed), { 'x-version': String(latest.manifest.version) });
  }
}
