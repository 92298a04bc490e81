import { randomUUID } from 'node:crypto';
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
import { type Question, requestAs } from '../http-questions.ts';
import { calculatePercentile, timeCalls } from '../percentile.ts';
import {
  claimedFrameOf,
  claimOf,
  fillClaims,
  openClaims,
  referenceOf,
} from './claims-data.store.ts';

interface ClaimsRow {
  what: string;
  'p50 ms': number;
  /** The p95; of changes of the status the longest. */
  figure: number;
  budget: number;
  /** The most SQL statements of a call. */
  statements: number;
}

const dealers = 10_000;
const calls = 200;
/** The claims whose status one call changes. */
const atOnce = 200;
const statuses = ['SUBMITTED', 'INFO', 'APPROVED', 'CLOSED'];

/**
 * Lists of claims, single claims and changes of their status as the client asks for them, answered by a server in this
 * process on PostgreSQL.
 * @param claims with 7.5 times as many comments
 * @throws when the number of SQL statements depends on how many claims an answer has
 */
export async function benchClaims(claims: number): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  try {
    const database = await open();
    try {
      await prepare(database.db, claims);
    } finally {
      await database.close();
    }
    const app = await startTestApp({ openDatabase: open });
    try {
      console.log(`${claims.toLocaleString('en')} claims, PostgreSQL`);
      console.table(withBudget(await measureLists(app, claims)));
      console.table(withBudget(await measureDetails(app, claims)));
      console.table(withBudget([await measureStatuses(app)]));
    } finally {
      await app.close();
    }
  } finally {
    await postgres.stop();
  }
}

/** Fills the fixture; user sales1 sees all claims, group1 those of a tenth of the dealers, dealer1 those of one. */
async function prepare(db: Db, claims: number): Promise<void> {
  await migrate(db);
  await seed(db);
  await given({ db }).claimStatuses();
  for (const role of ['salesman', 'sales.group'])
    for (const toStatusId of ['REVIEW', 'APPROVED'])
      await given({ db }).claimCapability({ role, toStatusId });
  const desk = await userId(db, 'sales1');
  await db
    .updateTable('user_area')
    .set({ limitation: 'all', value: '' })
    .where('user_id', '=', desk)
    .execute();
  const author = await userId(db, 'dealer1');
  await fillClaims(db, { claims, comments: claims * 7.5, dealers, author, desk });
}

type Send = (question: Question) => Promise<number>;

/** Sends questions of a user. @returns how many statements each took */
async function openSender(app: TestApp, username: string): Promise<Send> {
  const token = await app.login(username);
  return async (question) => {
    const { method, headers, body } = requestAs(token, question, {
      'idempotency-key': randomUUID(),
    });
    const { result, statements } = await countStatements(
      async () => await app.app.inject({ method, url: '/graphql', headers, payload: body }),
    );
    if (!result.json().data) throw new Error(result.body);
    return statements;
  };
}

async function measureLists(app: TestApp, claims: number): Promise<ClaimsRow[]> {
  const nth = (call: number) => 1 + ((call * 7_907) % claims);
  const lists: [what: string, filter: (call: number) => object, times?: number][] = [
    ['first page', () => ({})],
    ['page of a status', (call) => ({ status: statuses[call % statuses.length] })],
    ['waiting for me', () => ({ waitingForMe: true })],
    ['search by reference', (call) => ({ search: referenceOf(nth(call)) })],
    ['search by frame number', (call) => ({ search: claimedFrameOf(nth(call)) })],
    ['search for a word that all have', () => ({ search: 'fork' }), 20],
    ['page of a brand', (call) => ({ brand: `Brand ${call % 29}` })],
    ['page 5 by status and age', () => ({ page: 5, sort: [{ by: 'statusAt', order: 'ASC' }] })],
  ];
  const rows: ClaimsRow[] = [];
  const statements = new Map<string, number>();
  for (const [who, username] of [
    ['dealer', 'dealer1'],
    ['staff of a region', 'group1'],
    ['staff of all', 'sales1'],
  ] as const) {
    const send = await openSender(app, username);
    for (const [what, filter, times] of lists) {
      const row = await measured(
        `${who}: ${what}`,
        budgets.listP95Ms,
        (call) => send({ operation: 'Claims', variables: { limit: 20, ...filter(call) } }),
        times,
      );
      rows.push(row);
      const before = statements.get(what) ?? row.statements;
      if (before !== row.statements)
        throw new Error(`${what}: ${before} and ${row.statements} statements`);
      statements.set(what, before);
    }
    rows.push(
      await measured(`${who}: to do on the home page`, budgets.listP95Ms, () =>
        send({ operation: 'ClaimsToDo', variables: {} }),
      ),
    );
  }
  return rows;
}

async function measureDetails(app: TestApp, claims: number): Promise<ClaimsRow[]> {
  const budget = budgets.claimDetailP95Ms;
  const ask = (nth: number): Question => ({
    operation: 'ClaimDetail',
    variables: { id: claimOf(1 + (nth % claims)) },
  });
  const dealer = await openSender(app, 'dealer1');
  const staff = await openSender(app, 'sales1');
  return [
    await measured('dealer: one claim', budget, (call) => dealer(ask(99 + call * 100))),
    await measured('staff of all: one claim', budget, (call) => staff(ask(call * 7_907))),
  ];
}

/** Changes the status of many claims of one dealer at once. */
async function measureStatuses(app: TestApp): Promise<ClaimsRow> {
  const staff = await openSender(app, 'sales1');
  const samples: number[] = [];
  const change = async (count: number) => {
    const ids = await openClaims(app.db, count);
    const started = performance.now();
    const variables = { ids, status: 'REVIEW' };
    const statements = await staff({ operation: 'ChangeClaimStatus', variables });
    samples.push(performance.now() - started);
    return statements;
  };
  // The first answer reads what the server remembers.
  await change(2);
  const few = await change(2);
  samples.length = 0;
  let statements = 0;
  for (let nth = 0; nth < 10; nth += 1) statements = await change(atOnce);
  if (few !== statements) throw new Error(`statuses take ${few} and ${statements} statements`);
  return {
    what: `status of ${atOnce} claims`,
    'p50 ms': calculatePercentile(samples, 0.5),
    figure: calculatePercentile(samples, 1),
    budget: budgets.claimStatusesMs,
    statements,
  };
}

async function measured(
  what: string,
  budget: number,
  call: (nth: number) => Promise<number>,
  times = calls,
): Promise<ClaimsRow> {
  // The first answers read what the server remembers, such as the host.
  let statements = 0;
  for (let nth = 0; nth < 5; nth += 1) statements = await call(nth);
  const samples = await timeCalls(times, async (nth) => {
    const sent = await call(nth);
    if (sent !== statements) throw new Error(`${what}: ${statements} and ${sent} statements`);
  });
  return {
    what,
    'p50 ms': calculatePercentile(samples, 0.5),
    figure: calculatePercentile(samples, 0.95),
    budget,
    statements,
  };
}
