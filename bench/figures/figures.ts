import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { seed } from '#server/testing/seed.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { withBudget } from '../budget.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { type CallsRow, measureCalls, type TimedCall } from '../calls.ts';
import { calculatePercentile, timeCalls } from '../percentile.ts';
import {
  computeFigures,
  customerOf,
  type FigureSizes,
  fillSales,
  writeDay,
} from './figures-data.store.ts';
import { measureDownload } from './measure-download.ts';
import { measureDryRun } from './measure-dry-run.ts';
import { measureMap } from './measure-map.ts';
import { measureRecords } from './measure-records.ts';
import { measureWhatIf } from './measure-what-if.ts';

const isSmall = (lines: number) => lines < 1_000_000;

/** The lines of a day. */
const dayLines = 20_000;

/**
 * The sales overview, its options and the refresh of its figures, the bonus page and the list of click & collect, answered
 * by a server in this process on PostgreSQL; then the map in a browser, and the files of the download area.
 * @param lines of invoices over three years
 */
export async function benchFigures(lines: number): Promise<void> {
  const sizes: FigureSizes = {
    lines,
    customers: isSmall(lines) ? 1_000 : 10_000,
    brands: 200,
    categories: 600,
    models: 3_000,
  };
  const postgres = await startPostgres({ durable: true });
  const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  try {
    const database = await open();
    try {
      await migrate(database.db);
      await seed(database.db);
      await fillSales(database.db, sizes);
      const started = performance.now();
      await computeFigures(database.db);
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${JSON.stringify(sizes)}, PostgreSQL; all figures computed in ${seconds} s`);
    } finally {
      await database.close();
    }
    const app = await startTestApp({ openDatabase: open });
    try {
      console.table(withBudget(await measure(app, sizes)));
    } finally {
      await app.close();
    }
  } finally {
    await postgres.stop();
  }
  console.table(
    withBudget([
      measureWhatIf(),
      await measureMap(),
      ...(await measureDownload(isSmall(lines) ? 10_000 : 1_000_000)),
    ]),
  );
}

const sums = 'netSales netSalesLastYear invoiceQuantity';
const args = `$year: Int, $custCodes: [String!], $allCustomers: Boolean, $months: [Int!], $category: SalesCategory,
  $brands: [ID!], $merchandiseCategories: [ID!], $models: [ID!]`;
const pass = `year: $year, custCodes: $custCodes, allCustomers: $allCustomers, months: $months, category: $category,
  brands: $brands, merchandiseCategories: $merchandiseCategories, models: $models`;
const overview = `query (${args}) { salesOverviewV4(${pass}) { total { ${sums} } months { month ${sums} }
  brands { id name ${sums} } merchandiseCategories { id name ${sums} }
  models { id name brand ${sums} series { id name ${sums} } } } }`;
const option = '{ id name count }';
const options = `query (${args}) { salesOverviewFilterOptions(${pass}) { years months ${option} brands ${option}
  merchandiseCategories ${option} models ${option} series ${option} } }`;
const linesOf = `query (${args}) { salesOverviewLines(${pass}) { lines { id invoiceNo netSales } more } }`;

/** Filters that people set, one after the other. */
const filters: readonly object[] = [
  {},
  { category: 'Bike' },
  { brands: ['Brand 7', 'Brand 8'] },
  { months: [1, 2, 3] },
  { merchandiseCategories: ['FC9'], months: [5] },
  { models: ['Brand 11~Model 11'] },
];

const some = (count: number, customers: number) =>
  Array.from({ length: count }, (_, nth) => customerOf((nth * 13) % customers));

function callsOf(of: string, chosen: object, budget: number): TimedCall[] {
  const isWide = 'allCustomers' in chosen;
  const variables = (nth: number) => ({ ...chosen, ...filters[nth % filters.length] });
  const lastYear = (nth: number) => ({ ...variables(nth), year: new Date().getFullYear() - 1 });
  const call = (
    what: string,
    query: string,
    ask: TimedCall['variables'],
    most: number,
  ): TimedCall => ({
    what: `${what}, ${of}`,
    query,
    variables: ask,
    times: 60,
    budget: most,
  });
  return [
    call('overview', overview, variables, budget),
    call('overview of the last year', overview, lastYear, budget),
    call(
      'options',
      options,
      variables,
      budget === budgets.salesManyP95Ms ? budget : budgets.salesOptionsP95Ms,
    ),
    call('lines', linesOf, variables, isWide ? budgets.salesLinesP95Ms : budget),
  ];
}

async function measure(app: TestApp, sizes: FigureSizes): Promise<CallsRow[]> {
  const { salesOverviewP95Ms: usual, salesManyP95Ms: many } = budgets;
  const ofOne = { custCodes: some(1, sizes.customers) };
  const ofMany = { custCodes: some(500, sizes.customers) };
  const rows = [
    ...(await measureCalls(
      app,
      [['audit', 'audit1']],
      [
        ...callsOf('one customer', ofOne, usual),
        ...callsOf('500 customers', ofMany, usual),
        ...callsOf('whole organisation', { allCustomers: true }, usual),
      ],
    )),
    ...(await measureCalls(
      app,
      [['sales group', 'group1']],
      callsOf('half of all', { allCustomers: true }, many),
    )),
  ];
  const samples = await timeCalls(5, (nth) => writeDay(app.db, sizes, nth, dayLines));
  const refresh: CallsRow = {
    what: `a day of ${dayLines} lines, written and refreshed`,
    'p50 ms': calculatePercentile(samples, 0.5),
    figure: calculatePercentile(samples, 0.99),
    budget: budgets.salesRefreshMs,
    statements: 2,
  };
  return [
    ...rows,
    refresh,
    ...(await measureRecords(app, isSmall(sizes.lines))),
    await measureDryRun(app),
  ];
}
