import { randomUUID } from 'node:crypto';
import { type Db, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { inquiryBody } from '#server/features/inquiry/testing/send-inquiry.ts';
import { callPublic } from '#server/graphql/testing/public-call.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { seed } from '#server/testing/seed.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { type Measured, withBudget } from '../budget.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { calculatePercentile, timeCalls } from '../percentile.ts';
import { countInquiries, fillCities } from './cities-data.store.ts';

interface InquiryRow extends Measured {
  what: string;
}

const cities = 150_000;
const calls = 1_000;

/**
 * The public endpoint on PostgreSQL: cities by their beginnings, and programs that post inquiries of many networks.
 * @param posts of programs
 */
export async function benchInquiry(posts: number): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  try {
    const database = await open();
    try {
      await prepare(database.db);
    } finally {
      await database.close();
    }
    const app = await startTestApp({ openDatabase: open });
    try {
      await given(app).hostSettings({ email: 'desk@dealer.example' });
      console.log(`${cities.toLocaleString('en')} cities, ${posts.toLocaleString('en')} posts`);
      const rows = [...(await measureCities(app)), ...(await measurePrograms(app, posts))];
      console.table(withBudget(rows));
    } finally {
      await app.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function prepare(db: Db): Promise<void> {
  await migrate(db);
  await seed(db);
  await fillCities(db, cities);
}

async function measureCities(app: TestApp): Promise<InquiryRow[]> {
  const letters = 'aeiourstlnbcdf';
  const letter = (nth: number) => letters[nth % letters.length];
  const ask = async (variables: object) => {
    const { body } = await callPublic(app, 'Cities', variables);
    if (!body.data) throw new Error(JSON.stringify(body));
  };
  const typed = (nth: number) =>
    ask({ countryId: 'US', limit: 100, search: `${letter(nth)}${letter(nth * 5 + 1)}` });
  const first = () => ask({ countryId: 'US', limit: 100 });
  const rows: InquiryRow[] = [];
  for (const [what, call] of [
    ['cities by two letters, p99 ms', typed],
    ['first 100 cities of a country, p99 ms', first],
  ] as const) {
    await timeCalls(50, call);
    const samples = await timeCalls(calls, call);
    console.log(what, 'p50', calculatePercentile(samples, 0.5));
    rows.push({ what, figure: calculatePercentile(samples, 0.99), budget: budgets.citiesP99Ms });
  }
  return rows;
}

async function measurePrograms(app: TestApp, posts: number): Promise<InquiryRow[]> {
  const samples = await timeCalls(posts, async (nth) => {
    const address = `198.${51 + (nth >> 16)}.${(nth >> 8) % 256}.${nth % 256}`;
    const values = { custName: `Program ${nth}`, custEmail: `victim-${nth % 50}@b.example` };
    const headers = { 'idempotency-key': randomUUID() };
    const caller = { address, headers };
    await callPublic(app, 'CreateCustomerInquiry', { ...inquiryBody, ...values }, caller);
  });
  const { stored, mails } = await countInquiries(app.db);
  return [
    { what: 'stored', figure: stored, budget: budgets.inquiriesStored },
    // One to the host for each, and one to each of fifty addresses.
    { what: 'mails', figure: mails, budget: budgets.inquiriesStored + 50 },
    {
      what: 'a post, p99 ms',
      figure: calculatePercentile(samples, 0.99),
      budget: budgets.inquiryP99Ms,
    },
  ];
}
