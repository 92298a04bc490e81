import { type Db, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { seed } from '#server/testing/seed.ts';
import { userId } from '#server/testing/user-id.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { withBudget } from '../budget.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { calculatePercentile, timeCalls } from '../percentile.ts';
import { countFilled, fillVisits } from './visits-data.store.ts';

interface VisitsRow {
  what: string;
  'p50 ms': number;
  /** The p99. */
  figure: number;
  budget: number;
  /** The most SQL statements of a call. */
  statements: number;
}

const dealers = 10_000;
const calls = 200;

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

/** The customers that a device asks for to make visits without a network; a page shows ten of them. */
const takeAlong = '1,000 customers to take along';

async function measureLists(app: TestApp): Promise<VisitsRow[]> {
  const lists: [
    what: string,
    query: string,
    variables: (call: number) => object,
    times?: number,
  ][] = [
    ['first page', list, () => ({})],
    ['page 5', list, () => ({ page: 5 })],
    ['of a month', list, (call) => ({ from: `2026-0${1 + (call % 6)}-01` })],
    ['of an author', list, (call) => ({ createdBy: `rep${call % 50}` })],
    ['search by customer', list, (call) => ({ search: `Dealer ${1000 + call}` })],
    ['search for a word that all have', list, () => ({ search: 'window' }), 20],
    ['one visit', one, (call) => ({ id: `V${2 + call * 100}` })],
    ['10 customers to visit', customers, () => ({ limit: 10 }), 50],
    [takeAlong, customers, () => ({ limit: 1_000 }), 10],
  ];
  const rows: VisitsRow[] = [];
  for (const [who, username] of [
    ['dealer', 'dealer1'],
    ['staff of a region', 'group1'],
    ['staff of all', 'sales1'],
  ] as const) {
    const token = await app.login(username);
    const send = async (query: string, variables: object) => {
      const { result, statements } = await countStatements(() => app.gql(token, query, variables));
      if (result.errors) throw new Error(JSON.stringify(result.errors));
      return statements;
    };
    for (const [what, query, variables, times = calls] of lists) {
      let statements = 0;
      for (let nth = 0; nth < 5; nth += 1) statements = await send(query, variables(nth));
      const samples = await timeCalls(times, (nth) => send(query, variables(nth)));
      rows.push({
        what: `${who}: ${what}`,
        'p50 ms': calculatePercentile(samples, 0.5),
        figure: calculatePercentile(samples, 0.99),
        budget: what === takeAlong ? budgets.visitCustomersP99Ms : budgets.visitListP99Ms,
        statements,
      });
    }
  }
  return rows;
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
