import {
  CatalogEngine,
  type Criteria,
  type Sort,
  StockView,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import {
  type FilterArgs,
  parseCriteria,
  toSort,
} from '../shared/catalog-engine/answers/criteria.rules.ts';
import { everything } from '../shared/catalog-engine/facet-criteria.ts';
import { benchDay } from './catalog-rows.ts';
import { neverAsked } from './http-questions.ts';

const words = (text: string) => text.split(' ').map((word) => ({ text: word, ean: null }));
const sorts: Sort[] = (['price', 'name', 'newest', 'popularity'] as const).flatMap((field) =>
  (['ASC', 'DESC'] as const).map((order) => ({ field, order })),
);
const bestMatch: Sort = { field: 'relevance', order: 'DESC' };
const typed = [
  'hel',
  'helm',
  'helme',
  'helmet',
  'helmet r',
  'helmet red',
  'bra',
  'brake',
  'brake pad',
  'tyr',
  'tyre 29',
  '29000',
  '2900000728',
  'mk3',
  'casete',
  'helmt',
  'black',
  'saddle matt',
];

const memory = () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const mb = (bytes: number) => Math.round(bytes / 100_000) / 10;

interface Timed {
  wall: number;
  cpu: number;
}

interface CatalogQuery {
  kind: string;
  c: Criteria;
}

function timed(task: () => unknown): Timed {
  const cpu = process.cpuUsage();
  const started = performance.now();
  task();
  const wall = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  return { wall, cpu: (user + system) / 1000 };
}

function row(what: string, times: Timed[]) {
  const at = (of: keyof Timed, share: number) => {
    const sorted = times.map((time) => time[of]).sort((a, b) => a - b);
    return Number(
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2),
    );
  };
  return {
    what,
    times: times.length,
    'p50 ms': at('wall', 0.5),
    'p95 ms': at('wall', 0.95),
    'max ms': at('wall', 1),
    'p50 cpu': at('cpu', 0.5),
    'p95 cpu': at('cpu', 0.95),
  };
}

/** Returns filters that have not been queried before, eight of every kind. */
function filters(
  engine: CatalogEngine,
  pricedCatalog: ReturnType<CatalogEngine['getPricedCatalog']>,
): CatalogQuery[] {
  const all = pricedCatalog.facets(everything);
  const some = (values: { value: string }[], from: number) =>
    values.slice(from, from + 2).map(({ value }) => value);
  const kinds: Record<string, (at: number) => Partial<Criteria>> = {
    'category, stock': (at) => ({ category: at % 2 ? 'Bike' : 'PAA', hasStock: at > 3 }),
    brands: (at) => ({ brands: some(all.brands, at) }),
    'brands, merchandise': (at) => ({
      brands: some(all.brands, at),
      merchandiseCategories: some(all.merchandiseCategories, at),
    }),
    'models, sizes': (at) => ({
      models: some(all.models, at * 3),
      frameSizes: some(all.frameSizes, at),
    }),
    price: (at) => ({ price: { from: 1000 * at + 1, to: 50_000 + at } }),
    promotions: (at) => ({ promotions: some(all.promotions, at) }),
    'wheels, price': (at) => ({
      wheelSizes: some(all.wheelSizes, at % 4),
      price: { from: at + 1, to: null },
    }),
    'words, category': (at) => ({ words: words(typed[at] as string), category: 'PAA' }),
    'bike category': (at) => ({
      bikeCategories: engine.names.bikeCategories.slice(at, at + 1).map(({ id }) => id),
    }),
  };
  return Array.from({ length: 8 }, (_, at) =>
    Object.entries(kinds).map(([kind, of]) => ({ kind, c: { ...everything, ...of(at) } })),
  ).flat();
}

/** Times the new queries that the bench `http` sends, one after the other, in this process. */
function overHttp(pricedCatalog: ReturnType<CatalogEngine['getPricedCatalog']>): Timed[] {
  return Array.from({ length: 200 }, (_, nth) => {
    const { variables } = neverAsked(nth);
    const { filter, sort } = variables as { filter: FilterArgs; sort?: Sort };
    const c = parseCriteria(filter);
    return timed(() =>
      sort
        ? pricedCatalog.products(c, toSort(sort, c), { offset: 0, limit: 12 })
        : pricedCatalog.facets(c),
    );
  });
}

/** The kinds of questions that take longest. */
function slowest(times: ReadonlyMap<string, Timed[]>) {
  return [...times]
    .map(([kind, all]) => row(kind, all))
    .sort((a, b) => b['p95 cpu'] - a['p95 cpu'])
    .slice(0, 12);
}

/** Times the steps of a device before it shows a list: load all chunks, list 12 articles, count. */
function starting(
  range: readonly Uint8Array[],
  prices: readonly Uint8Array[],
  stockChunks: readonly Uint8Array[],
) {
  let engine: CatalogEngine;
  let pricedCatalog: ReturnType<CatalogEngine['getPricedCatalog']>;
  const c: Criteria = { ...everything, category: 'PAA' };
  const list = (sort: Sort) => () =>
    pricedCatalog.products(c, sort, { offset: 0, limit: 12 }).items.map((row) => ({
      ...engine.article(row),
      price: pricedCatalog.price(row),
      steps: pricedCatalog.steps(row),
      group: engine.group(engine.groupOf(row)),
    }));
  const steps = {
    'range from chunks': () => {
      engine = CatalogEngine.load(range);
    },
    'stock and price list from chunks': () => {
      const stock = new StockView(engine);
      stock.load(stockChunks);
      pricedCatalog = engine.getPricedCatalog({ prices, today: benchDay, stock });
    },
    'list by price': list({ field: 'price', order: 'ASC' }),
    'list by popularity': list({ field: 'popularity', order: 'DESC' }),
    'list of models': () =>
      pricedCatalog.groups(c, { field: 'price', order: 'ASC' }, { offset: 0, limit: 12 }),
    facets: () => pricedCatalog.facets(c),
  };
  const times = Object.entries(steps).map(([what, step]) => [what, timed(step)] as const);
  const sum = (of: keyof Timed, many: number) =>
    times.slice(0, many).reduce((all, [, time]) => all + time[of], 0);
  const sumUpTo = (many: number) => ({ wall: sum('wall', many), cpu: sum('cpu', many) });
  return [
    ...times,
    ['from chunks to a first list', sumUpTo(3)] as const,
    ['from chunks to lists and facets', sumUpTo(times.length)] as const,
  ];
}

/** The first of several rounds, which meets nothing that is compiled, and the others. */
function startRows(rounds: ReturnType<typeof starting>[]) {
  const of = (some: typeof rounds, when: string) =>
    (some[0] ?? []).map(([what], at) =>
      row(
        `${what}, ${when}`,
        some.flatMap((round) => round[at]?.[1] ?? []),
      ),
    );
  return [...of(rounds.slice(0, 1), 'first time'), ...of(rounds.slice(1), 'again')];
}

/** Searches, best matches and suggestions for each typed text, as tasks to be timed. */
function textQueries(
  pricedCatalog: ReturnType<CatalogEngine['getPricedCatalog']>,
  page: { offset: number; limit: number },
) {
  const find = (text: string) => ({ ...everything, words: words(text) });
  return [
    ...typed.map((text) => {
      const task = () => pricedCatalog.products(find(text), sorts[7] as Sort, page);
      return ['search', text, task] as const;
    }),
    ...typed.map((text) => {
      const task = () => pricedCatalog.groups(find(text), bestMatch, page);
      return ['best match', text, task] as const;
    }),
    ...typed.map((text) => {
      const task = () => pricedCatalog.suggestions({ ...find(text), category: 'PAA' }, 4);
      return ['suggestions', text, task] as const;
    }),
  ];
}

/** Loading, first and repeated questions, and memory, of one range and price list. */
export function measureEngine(
  range: readonly Uint8Array[],
  prices: readonly Uint8Array[],
  stockChunks: readonly Uint8Array[],
) {
  const starts = Array.from({ length: 5 }, () => starting(range, prices, stockChunks));
  const before = memory();
  const engine = CatalogEngine.load(range);
  const rest = timed(() => [...engine.completeSteps()]);
  const stock = new StockView(engine);
  const stockLoad = timed(() => stock.load(stockChunks));
  const loaded = memory();
  let pricedCatalog = engine.getPricedCatalog({ prices: null, today: benchDay, stock });
  const priced = timed(() => {
    pricedCatalog = engine.getPricedCatalog({ prices, today: benchDay, stock });
  });
  const page = { offset: 0, limit: 50 };
  const warm = timed(() => pricedCatalog.warm());
  const queries = filters(engine, pricedCatalog);
  const first = {
    facets: [] as Timed[],
    'facets of models': [] as Timed[],
    products: [] as Timed[],
    groups: [] as Timed[],
    search: [] as Timed[],
    'best match': [] as Timed[],
    suggestions: [] as Timed[],
  };
  const kinds = new Map<string, Timed[]>();
  const measure = (what: keyof typeof first, kind: string, task: () => unknown) => {
    const time = timed(task);
    first[what].push(time);
    const name = `${what}: ${kind}`;
    kinds.set(name, [...(kinds.get(name) ?? []), time]);
  };
  queries.forEach(({ kind, c }, at) => {
    const sort = sorts[at % sorts.length] as Sort;
    measure('facets', kind, () => pricedCatalog.facets(c));
    measure('facets of models', kind, () => pricedCatalog.facets(c, 'model'));
    measure('products', kind, () => pricedCatalog.products(c, sort, { offset: 0, limit: 12 }));
    measure('groups', kind, () => pricedCatalog.groups(c, sort, page));
  });
  for (const [what, text, task] of textQueries(pricedCatalog, page)) measure(what, text, task);
  const repeated = queries
    .slice(-20)
    .flatMap(({ c }, at) => [
      timed(() => pricedCatalog.facets(c)),
      timed(() =>
        pricedCatalog.groups(c, sorts[(queries.length - 20 + at) % sorts.length] as Sort, page),
      ),
    ]);
  const others = timed(() => {
    for (let dealer = 0; dealer < 10_000; dealer++)
      engine.getPricedCatalog({ prices, today: benchDay, stock });
  });
  const full = memory();
  const http = overHttp(pricedCatalog);
  console.table(slowest(kinds));
  const chunk = range.reduce((sum, bytes) => sum + bytes.length, 0);
  console.log(
    `memory: engine and stock ${mb(loaded - before)} MB, with price list, orders and answers ` +
      `${mb(full - before)} MB, engine.bytes ${mb(engine.bytes)} MB; chunks ${mb(chunk)} MB`,
  );
  return [
    ...startRows(starts),
    row('read the rest', [rest]),
    row('stock of all', [stockLoad]),
    row('read a price list', [priced]),
    row('market.warm()', [warm]),
    ...Object.entries(first).map(([what, times]) => row(`${what}, first time`, times)),
    row('all of these', Object.values(first).flat()),
    row('filters of `http`, first time', http),
    row('repeated', repeated),
    row('10,000 markets of one list', [others]),
  ];
}
