import { type Db, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { seed } from '#server/testing/seed.ts';
import { userId } from '#server/testing/user-id.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { withBudget } from '../budget.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { type CallsRow, measureCalls, type TimedCall } from '../calls.ts';
import { countFilled, fillVisits } from './visits-data.store.ts';

const dealers = 10_000;

/**
 * Lists of visits and of customers to visit, answered by a server in this process on PostgreSQL.
 * @param visits with eleven photos each
 */
export async function benchVisits(visits: number): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  try {
    const database = await open();
    try {
      await prepare(database.db, visits);
    } finally {
      await database.close();
    }
    const app = await startTestApp({ openDatabase: open });
    try {
      const filled = await countFilled(app.db);
      console.log(`${filled.visits} visits, ${filled.photos} photos, PostgreSQL`);
      console.table(withBudget(await measureLists(app)));
      console.table([await measureExport(app)]);
    } finally {
      await app.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function prepare(db: Db, visits: number): Promise<void> {
  await migrate(db);
  await seed(db);
  const sales = await userId(db, 'sales1');
  await db
    .updateTable('user_area')
    .set({ limitation: 'all', value: '' })
    .where('user_id', '=', sales)
    .execute();
  const authors: number[] = [];
  for (let nth = 0; nth < 100; nth += 1)
    authors.push(await given({ db }).newUser(`rep${nth}`, { areas: ['2000:all:'] }));
  await fillVisits(db, { visits, dealers, authors, dealer: await userId(db, 'dealer1') });
}

const answers = `otherMidrange qtyPlgGrp brandDisplay { id label } seriesList { id label }
  seriesBrand { brand series } notes equipment { id label }`;
const listed =
  'id custCode custName qtyPlgGrp qtyNonPlgGrp photoCount capturedAt displayName mayChange version';
const list = `query ($custCode: String, $createdBy: String, $from: Date, $search: String, $page: Int) {
  formVisits(kind: polygon, custCode: $custCode, createdBy: $createdBy, from: $from, search: $search,
    page: $page, limit: 20) { visits { ${listed} } authors { createdBy displayName } info { count } asOf } }`;
const one = `query ($id: ID!) { formVisits(id: $id) {
  visits { ${listed} ${answers} photos { place takenAt file { id name bytes type } } } } }`;
const customers = `query ($page: Int, $limit: Int) {
  formVisitSalesCustomers(kind: polygon, page: $page, limit: $limit) {
    customers { custCode name visitedAt lastVisit { ${answers} } } info { count } } }`;

function measureLists(app: TestApp): Promise<CallsRow[]> {
  const budget = budgets.visitListP99Ms;
  const calls: TimedCall[] = [
    { what: 'first page', query: list, variables: () => ({}), budget },
    { what: 'page 5', query: list, variables: () => ({ page: 5 }), budget },
    {
      what: 'of a month',
      query: list,
      variables: (call) => ({ from: `2026-0${1 + (call % 6)}-01` }),
      budget,
    },
    {
      what: 'of an author',
      query: list,
      variables: (call) => ({ createdBy: `rep${call % 50}` }),
      budget,
    },
    {
      what: 'search by customer',
      query: list,
      variables: (call) => ({ search: `Dealer ${1000 + call}` }),
      budget,
    },
    {
      what: 'search for a word that all have',
      query: list,
      variables: () => ({ search: 'window' }),
      times: 20,
      budget,
    },
    { what: 'one visit', query: one, variables: (call) => ({ id: `V${2 + call * 100}` }), budget },
    {
      what: '10 customers to visit',
      query: customers,
      variables: () => ({ limit: 10 }),
      times: 50,
      budget,
    },
    {
      what: '1,000 customers to take along',
      query: customers,
      variables: () => ({ limit: 1_000 }),
      times: 10,
      budget: budgets.visitCustomersP99Ms,
    },
  ];
  const users = [
    ['dealer', 'dealer1'],
    ['staff of a region', 'group1'],
    ['staff of all', 'sales1'],
  ] as const;
  return measureCalls(app, users, calls);
}

/** Writes all visits of a kind into a spreadsheet. */
async function measureExport(app: TestApp) {
  const token = await app.login('sales1');
  const names = [
    'capturedAt',
    'custCode',
    'custName',
    'displayName',
    'qtyPlgGrp',
    'seriesList',
    'notes',
  ];
  const columns = names.map((name) => ({ name, header: name }));
  const body = { format: 'xlsx', title: 'Visits', columns, filter: { kind: 'polygon' } };
  const started = performance.now();
  const { status } = await app.rest('POST', '/exports/visits', { token, body });
  if (status !== 200) throw new Error(`The export answers ${status}`);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { what: 'XLSX of all polygon visits', seconds };
}
