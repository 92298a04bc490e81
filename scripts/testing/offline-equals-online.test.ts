import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertRandomRange, words } from '#server/features/catalog/testing/random-range.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { getDayIn, utcDay } from '#shared/days.ts';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { downloadCatalog, refreshCatalog } from '#src/offline/catalog/download-catalog.ts';
import { CatalogDevice } from '#src/offline/catalog/testing/catalog-device.ts';
import { FakeStorage } from '#src/offline/catalog/testing/fake-storage.ts';
import { root } from '../generate/root.ts';
import { createTransport } from './inject-transport.ts';

// The device against the real server: what it took along has to answer every question alike.

const folder = `${root}src/features/`;
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.graphql'))
  .map((path) => readFileSync(`${folder}${path}`, 'utf8'));
const { definitions } = parse(documents.join('\n'));
const fragments = new Map(
  definitions.flatMap((node) =>
    node.kind === 'FragmentDefinition'
      ? [[node.name.value, node] satisfies [string, FragmentDefinitionNode]]
      : [],
  ),
);

/** Two dealers of different price lists, on hosts that show stock differently. */
const people = [
  { user: 'dealer1', host: 'localhost', customer: '0002000001' },
  { user: 'dealer2', host: 'us.localhost', customer: '0002000002' },
  { user: 'dealer1', host: 'us.localhost', customer: '0002000001' },
] as const;
/** A sales person's device has the prices and blocks of both dealers. */
const both = ['0002000001', '0002000002'];

interface Asker {
  token: string;
  device: CatalogDevice;
  customer: string;
}

let app: TestApp;
const askers: Asker[] = [];
const devices: CatalogDevice[] = [];

async function createDevice(host: string, token: string, customers: readonly string[]) {
  const config = await getHostConfig(app.db, host);
  const device = new CatalogDevice(
    { transport: createTransport(app, host, token) },
    undefined,
    config ?? undefined,
  );
  device.now = Date.now();
  devices.push(device);
  await downloadCatalog(device.deps, { customers, pictures: false });
  return device;
}

/** A time zone in which it is not the day of UTC, ahead of it or behind it. */
const elsewhere = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';

/** Deals for everybody of one day, named after whose day it is. */
async function insertDealsOfDays(): Promise<void> {
  const days = { 'DAY-SORG': getDayIn(elsewhere), 'DAY-UTC': utcDay(Date.now()) };
  const step = { position: 1, term: '>=', qty: 3, uom: 'PCS', type: 'fixed', value: -7 };
  const deals = Object.entries(days).map(([deal_no, day]) => ({
    sorg: '2000',
    deal_no,
    article: 'P-1',
    description: deal_no,
    ...step,
    valid_from: day,
    valid_to: day,
  }));
  await app.db.insertInto('deal').values(deals).execute();
}

const sets = ['set-a', 'set-b', 'set-c', 'set-d'];

beforeAll(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  app = await startTestApp();
  await given(app).timeZone(elsewhere);
  await insertDealsOfDays();
  await insertRandomRange(app.db, 200);
  const config = {
    availableStockCheck: true,
    maskStock: 2,
    maskNextArrival: 30,
    stockDisplay: 'per-warehouse',
    nextArrivalMonth: 6,
  };
  await app.db
    .updateTable('host')
    .set({ config: JSON.stringify(config) })
    .where('host', '=', 'us.localhost')
    .execute();
  await app.db
    .insertInto('search_synonym')
    .values({
      sorg: '2000',
      id: 'guard',
      language: 'en',
      words: ['fender', 'Crank', 'alto', 'arm-set'],
    })
    .execute();
  // Names that sort differently by letters than by their code units.
  const named = sets.map((id, at) => ({ id, name: ['Über', 'alto', 'Zeta', 'Éclair'][at] ?? '' }));
  await app.db
    .insertInto('groupset')
    .values(named.map((one) => ({ ...one, sorg: '2000', brand: 'Kette', slug: one.id })))
    .execute();
  const members = sets.flatMap((groupset_id, set) =>
    Array.from({ length: set + 1 }, (_, at) => ({
      sorg: '2000',
      groupset_id,
      position: at + 1,
      article: `RA-${set * 11 + at * 7}`,
      qty: at + 1,
    })),
  );
  await app.db.insertInto('groupset_article').values(members).execute();
  await app.gql(await app.login('dealer1'), '{ bikeCategories { id } }');
  for (const { user, host, customer } of people) {
    const token = await app.login(user, host);
    askers.push({ token, customer, device: await createDevice(host, token, [customer]) });
  }
  const shared = await createDevice('localhost', await app.login('sales1'), both);
  for (const user of ['dealer1', 'dealer2'] as const) {
    const customer = both[user === 'dealer1' ? 0 : 1] ?? '';
    askers.push({ token: await app.login(user), customer, device: shared });
  }
});
afterAll(async () => {
  for (const device of devices) device.db.close();
  vi.unstubAllGlobals();
  await app.close();
});

/** Returns the fields of the device's answer that the document selects. */
function selected(set: SelectionSetNode | undefined, data: unknown): unknown {
  if (!set || data === null || data === undefined) return data;
  if (Array.isArray(data)) return data.map((one) => selected(set, one));
  return Object.fromEntries(
    set.selections.flatMap((selection): [string, unknown][] => {
      if (selection.kind === 'Field') {
        const name = selection.name.value;
        const value = (data as Record<string, unknown>)[name];
        // The first two differ between answers that were read at different moments, the third only the server knows.
        return ['asOf', 'version', 'custorder'].includes(name)
          ? []
          : [[name, selected(selection.selectionSet, value)]];
      }
      if (selection.kind !== 'FragmentSpread') return [];
      const fragment = fragments.get(selection.name.value);
      return Object.entries(selected(fragment?.selectionSet, data) as object);
    }),
  );
}

function findDocument(name: string) {
  const operation = definitions.find(
    (node): node is OperationDefinitionNode =>
      node.kind === 'OperationDefinition' && node.name?.value === name,
  );
  if (!operation) throw new Error(`No document ${name}`);
  const used = new Set<string>();
  const take = (text: string) => {
    for (const [, fragment = ''] of text.matchAll(/\.\.\.(\w+)/g))
      if (!used.has(fragment)) {
        used.add(fragment);
        take(print(fragments.get(fragment) as FragmentDefinitionNode));
      }
  };
  take(print(operation));
  const parts = [...used].map((one) => fragments.get(one) as FragmentDefinitionNode);
  return { operation, text: [operation, ...parts].map(print).join('\n') };
}

const some = (values: readonly (string | null)[]) =>
  fc.subarray(
    values.filter((value): value is string => !!value),
    { minLength: 1, maxLength: 2 },
  );
const filter = fc.record(
  {
    category: fc.constantFrom('Bike', 'PAA'),
    search: fc.constantFrom('RA-1', 'alto', '100%', 'ÜBER 1', 'krank', '4000', 'no arc'),
    brands: some(words.brands),
    frameSizes: some(words.sizes),
    merchandiseCategories: some(words.categories),
    articleTags: some(words.tags),
    promotions: some(['D1', 'R-B', 'R-mc', 'R-one']),
    price: fc.record({ from: fc.nat(3500) }),
    hasStock: fc.boolean(),
    isNew: fc.boolean(),
  },
  { requiredKeys: [] },
);
const sort = fc.record({
  field: fc.constantFrom('price', 'name', 'newest', 'popularity', 'relevance'),
  order: fc.constantFrom('ASC', 'DESC'),
});
const page = fc.record({ page: fc.integer({ min: 1, max: 3 }), limit: fc.constantFrom(1, 5, 12) });
const slug = fc.oneof(
  fc.constantFrom('trail-500', 'chain-11', 'tyre-29', 'misc', 'none'),
  fc.nat(39).map((at) => `ra-g-${at}`),
);
const codes = fc.uniqueArray(
  fc.oneof(fc.constantFrom('P-1', 'P-4', 'P-5', 'B-1', 'B-4'), fc.constantFrom('P-2', 'P-6')),
  { minLength: 1, maxLength: 4 },
);
/** Codes in any spelling, an EAN, and a code that nobody has; not those of articles that leave the range. */
const spelt = fc.uniqueArray(
  fc.oneof(
    codes.map(([code = '']) => code),
    fc.constantFrom('p-1', ' P 2 ', 'b.4', 'ra 5', 'RA—60', 'ra19', '04006381333931', 'never-1'),
  ),
  { minLength: 1, maxLength: 6 },
);
const listed = fc
  .tuple(filter, sort, page)
  .map(([asked, by, part]) => ({ filter: asked, sort: by, ...part }));
/** Words, codes, misspelt words and synonyms. */
const searches = fc.constantFrom(
  'alto',
  'arc',
  'RA-1',
  'übe',
  'ueber',
  'krank',
  'fender',
  'kette',
  'zeta',
  'crank xl',
  'wool',
  'arc nothing',
  'arm set bolt',
);
const sorg = fc.constant('2000');
const question = fc.oneof(
  fc.tuple(fc.constantFrom('Products', 'ProductGroups'), listed),
  fc.tuple(fc.constant('Filter'), fc.record({ filter, unit: fc.constantFrom('article', 'model') })),
  fc.tuple(fc.constantFrom('ProductDetails', 'ProductStock'), fc.record({ slug })),
  fc.tuple(
    fc.constant('Groupsets'),
    fc
      .tuple(page, fc.record({ search: searches }, { requiredKeys: [] }))
      .map(([part, more]) => ({ ...part, ...more })),
  ),
  fc.tuple(fc.constant('SearchHits'), fc.record({ search: searches })),
  fc.tuple(
    fc.constant('Groupset'),
    fc.record({ slug: fc.constantFrom(...sets, 'groupset-g1', 'none') }),
  ),
  fc.tuple(fc.constant('ProductAnalyses'), fc.record({ sorg, articleCodes: codes })),
  fc.tuple(fc.constant('CatalogAnalysis'), fc.record({ sorg, articleCodes: spelt })),
  fc.tuple(
    fc.constant('SearchSuggestions'),
    fc.record({
      text: searches,
      category: fc.constantFrom('Bike', 'PAA', null),
      limit: fc.constant(4),
    }),
  ),
  fc.tuple(fc.constant('ResolveArticles'), fc.record({ codes })),
  fc.tuple(fc.constant('BikeCategories'), fc.constant({})),
);
const asked = fc.tuple(question, fc.nat(4), fc.constantFrom('en-us', 'de', 'fr'));

const blocked = fc.uniqueArray(
  fc.record({
    customer: fc.constantFrom('', ...both, '0002000003'),
    about: fc.constantFrom<['brand' | 'category' | 'hierarchy' | 'sorg', string]>(
      ...words.brands.map((brand): ['brand', string] => ['brand', brand]),
      ...words.categories.map((id): ['hierarchy', string] => ['hierarchy', id]),
      ['brand', 'Kette'],
      ['category', 'Bike'],
      ['sorg', ''],
    ),
    description: fc.constantFrom('', 'No contract.', 'Recalled.'),
  }),
  { selector: ({ customer, about }) => `${customer} ${about}`, maxLength: 6 },
);

/** Writes the generated state into the tables before the queries are compared. */
async function change(
  blocks: typeof blocked extends fc.Arbitrary<infer B> ? B : never,
  gone: readonly string[],
): Promise<void> {
  await app.db.deleteFrom('order_block').execute();
  const rows = blocks.map(({ about: [kind, value], ...rest }) => ({
    sorg: '2000',
    kind,
    value,
    ...rest,
  }));
  if (rows.length > 0) await app.db.insertInto('order_block').values(rows).execute();
  if (gone.length === 0) return;
  await sql`update article set active = false where sorg = '2000' and code = any(${gone}::text[])`.execute(
    app.db,
  );
}

async function mustBeAlike([[name, variables], at, locale]: [[string, object], number, string]) {
  const { token, device, customer } = askers[at] as Asker;
  const { operation, text } = findDocument(name);
  const online = await app.gql(token, text, { ...variables }, { 'accept-language': locale });
  expect(online.errors).toBeUndefined();
  const offline = await device.answer(name, variables, customer, locale);
  expect(selected(operation.selectionSet, offline)).toEqual(
    selected(operation.selectionSet, online.data),
  );
}

test('answers every question offline exactly as online (R15)', async () => {
  const gone = fc.subarray(['RA-0', 'RA-11', 'RA-18', 'RA-22', 'RA-33', 'RA-47'], { maxLength: 2 });
  const questions = fc.array(asked, { minLength: 30, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(blocked, gone, questions, async (blocks, left, all) => {
      await change(blocks, left);
      await app.gql(askers[0]?.token ?? '', '{ bikeCategories { id } }');
      for (const device of devices) {
        expect(await refreshCatalog(device.deps)).toBe(true);
        await device.service.handle({ type: 'reload' });
      }
      for (const one of all) await mustBeAlike(one);
    }),
    { ...propertyRuns(6), endOnFailure: true },
  );
}, 120_000);

test('suggests the first results, online and offline', async () => {
  const { token, device, customer } = askers[0] as Asker;
  const ask = async (name: string, variables: object) => {
    const online = await app.gql(token, findDocument(name).text, { ...variables });
    return [online.data, await device.answer(name, variables, customer, 'en')];
  };
  for (const text of ['alto', 'ueber', 'crank xl', 'fender', 'RA-12', 'bolt', 'krank']) {
    const filter = { search: text };
    const sort = { field: 'relevance', order: 'DESC' };
    const lists = await ask('ProductGroups', { filter, sort, page: 1, limit: 4 });
    const offers = await ask('SearchSuggestions', { text, category: null, limit: 4 });
    for (const [at, offered] of offers.entries()) {
      const found = lists[at].productGroups.productGroups;
      expect(found.length).toBeGreaterThan(0);
      expect(
        offered.searchSuggestions.map(({ article_code }: { article_code: string }) => article_code),
      ).toEqual(found.map(({ hit }: { hit: { article_code: string } }) => hit.article_code));
    }
  }
});

test('applies deals on the organisation’s day, online and offline', async () => {
  const { token, device, customer } = askers[0] as Asker;
  const variables = { codes: ['P-1'] };
  const online = await app.gql(token, findDocument('ResolveArticles').text, variables);
  const offline = await device.answer('ResolveArticles', variables, customer, 'en');
  for (const answer of [online.data, offline]) {
    expect(JSON.stringify(answer)).toContain('DAY-SORG');
    expect(JSON.stringify(answer)).not.toContain('DAY-UTC');
  }
});

test('sends a device no blocks of other customers', async () => {
  await change(
    [{ customer: '0002000003', about: ['brand', 'Alto'], description: 'Recalled.' }],
    [],
  );
  const transport = createTransport(app, 'localhost', askers[0]?.token ?? '');
  const headers = { authorization: `Bearer ${askers[0]?.token}` };
  const own = await transport.fetch('/catalog/extras?customers=0002000001', { headers });
  expect(await own.text()).not.toContain('Recalled');
  const other = await transport.fetch('/catalog/extras?customers=0002000003', { headers });
  expect(other.status).toBe(403);
});
