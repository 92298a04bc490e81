import { type Db, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { seed } from '#server/testing/seed.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { withBudget } from '../budget.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { type CallsRow, measureCalls, type TimedCall } from '../calls.ts';
import { measureCards } from './cards.ts';
import { deepCategory, fillContent, largeCategory } from './content-data.store.ts';
import { measurePictures } from './pictures.ts';
import { measurePublished } from './published.ts';

const sizes = {
  news: 10_000,
  documents: 10_000,
  groups: 1_000,
  categories: 2_000,
  materials: 50_000,
  markets: 200,
};

/**
 * Lists, searches and single items of content, and who sees them, answered by a server in this process on PostgreSQL; then
 * publishing, the cards of a large category in a browser, and the upload of 200 pictures, fewer with fewer users.
 * @param users with three markets each
 */
export async function benchContent(users: number): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  try {
    const database = await open();
    try {
      await prepare(database.db, users);
    } finally {
      await database.close();
    }
    const app = await startTestApp({ openDatabase: open });
    try {
      console.log(`${JSON.stringify(sizes)}, ${users} users, PostgreSQL`);
      console.table(withBudget(await measureContent(app)));
    } finally {
      await app.close();
    }
  } finally {
    await postgres.stop();
  }
  console.table(withBudget(await measurePublished(users)));
  console.table(withBudget(await measureCards(9_999)));
  console.table(withBudget(await measurePictures(Math.min(users, 200))));
}

async function prepare(db: Db, users: number): Promise<void> {
  await migrate(db);
  await seed(db);
  await fillContent(db, { ...sizes, users });
}

const info = 'info { count }';
const news = `query ($page: Int, $search: String, $forWriters: Boolean, $sort: [NewsSort!]) {
  newsList(page: $page, limit: 60, search: $search, forWriters: $forWriters, sort: $sort) {
    news { id title body language file { thumbnailUrl } mustRead readAt } ${info} } }`;
const documents = `query ($page: Int, $search: String, $forWriters: Boolean) {
  salesDocuments(page: $page, limit: 60, search: $search, forWriters: $forWriters) {
    salesDocuments { id title subtitle salesDocumentGroup { id name } files { fileName } } ${info} } }`;
const groups = `query ($page: Int) { salesDocumentGroupsWithDocuments(page: $page, limit: 10) {
  salesDocumentGroups { id name totalDocuments documents { id title } } ${info} } }`;
const material = `query ($page: Int, $search: String, $forWriters: Boolean, $filter: MarketingMaterialFilterInput) {
  marketingMaterials(page: $page, limit: 60, search: $search, forWriters: $forWriters, filter: $filter) {
    marketingMaterials { id title category { id title } files { thumbnailUrl } } ${info} } }`;
const ofCategory = `query ($id: ID!, $page: Int) { marketingMaterialsByCategory(id: $id, page: $page) {
  marketingMaterials { id title files { thumbnailUrl } } ${info} } }`;
const view = `query ($id: ID!) { marketingMaterialCategoryView(id: $id) { id title totalChildren
  totalMaterials breadcrumb { id title route } children { id title totalMaterials } } }`;
const roots = `{ marketingMaterialRootCategories { marketingMaterialCategories {
  id title totalChildren totalMaterials } ${info} } }`;
const sameParent = `query ($id: ID!) { marketingMaterialsSameParent(id: $id) { id } }`;
const audience = `query ($of: ContentAudienceInput!) { contentAudience(of: $of) {
  users { username } ${info} others } }`;

const budget = budgets.contentListP99Ms;
const call = (
  what: string,
  query: string,
  variables: TimedCall['variables'] = () => ({}),
): TimedCall => ({ what, query, variables, budget });

/** A word that all have, and one of a single item. */
const word = { search: 'chain' };
const one = (name: string) => (nth: number) => ({ search: `${name} ${1_000 + nth}` });

function listsOf(writes: boolean): TimedCall[] {
  const of = (variables: object) => () => ({ ...variables, forWriters: writes });
  return [
    call('news', news, of({})),
    call('news, page 10', news, of({ page: 10 })),
    call('news by title', news, of({ sort: [{ by: 'title', order: 'ASC' }] })),
    call('news, search for one', news, one('News')),
    call('news, word of all', news, of(word)),
    call('documents', documents, of({})),
    call('documents, word of all', documents, of(word)),
    call('material', material, of({})),
    call('material, page 10', material, of({ page: 10 })),
    call('material, search for one', material, one('Picture')),
    call('material, word of all', material, of(word)),
    call('material of a category', material, of({ filter: { category: largeCategory } })),
  ];
}

/** The calls of a reader. */
function readerCalls(): TimedCall[] {
  return [
    ...listsOf(false),
    call('groups with documents', groups, (nth) => ({ page: 1 + (nth % 5) })),
    call('9,999 pictures', ofCategory, (nth) => ({ id: largeCategory, page: 1 + (nth % 20) })),
    call('category with 99 levels', view, () => ({ id: deepCategory })),
    call('root categories', roots),
    call('1,000 of the same category', sameParent, (nth) => ({ id: `2000~P${1 + nth * 20}` })),
  ];
}

/** The calls of a writer. */
function writerCalls(): TimedCall[] {
  const seenBy = [
    ['news', { kind: 'news', contentTargetMarkets: ['K1', 'K11', 'K21', 'K31'] }],
    [
      'a category',
      {
        kind: 'marketing_material_category',
        contentTargetMarkets: ['K1', 'K11'],
        parent: deepCategory,
      },
    ],
  ] as const;
  const audiences = seenBy.map(([what, of]) => ({
    what: `who sees ${what}`,
    query: audience,
    variables: () => ({ of }),
    times: 50,
    budget: budgets.contentAudienceP99Ms,
  }));
  return [...listsOf(true), ...audiences];
}

async function measureContent(app: TestApp): Promise<CallsRow[]> {
  return [
    ...(await measureCalls(app, [['reader', 'dealer1']], readerCalls())),
    ...(await measureCalls(app, [['writer', 'contentadmin']], writerCalls())),
  ];
}
