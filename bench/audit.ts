import type { Db } from '#server/db/database.ts';
import { checkAudit } from '#server/features/audit/verify-audit.ts';
import { given } from '#server/testing/given.ts';
import { addDays, getDayIn } from '#shared/days.ts';
import { fillAuditLog, findAuditTargets, rare } from './audit-data.store.ts';
import { calculatePercentile, timeCalls } from './percentile.ts';
import { dataOf, logIn, send, withFixture } from './with-fixture.ts';

const calls = 200;
const limit = 20;
const budget = 25;

interface Page {
  auditEvents: { events: { id: string }[] };
}

type Filter = Readonly<Record<string, string | readonly string[]>>;

/**
 * Pages of the audit log over HTTP against PostgreSQL, as an owner of three sales organisations reads them, and how
 * long a check of the whole chain takes.
 * @param events how many there are
 * @throws when the chain is broken
 */
export async function benchAudit(events: number): Promise<void> {
  await withFixture({ durable: false }, async ({ db, start }) => {
    const started = performance.now();
    await fillAuditLog(db, events);
    console.log(`${events} events after ${Math.round((performance.now() - started) / 1_000)} s`);
    await given({ db }).owner('owner1');
    const { url } = await start();
    const owner = await logIn(url, 'owner1');
    const read = async (filter: Filter): Promise<number> => {
      const question = { operation: 'AuditEvents', variables: { limit, ...filter } };
      return dataOf(await send<Page>(url, owner, question)).auditEvents.events.length;
    };
    const rows = [];
    for (const [what, filterOf] of Object.entries(await listFilters(db, events)))
      rows.push(await measurePage(what, (nth) => read(filterOf(nth))));
    console.table(rows);
    await measureCheck(db, events);
  });
}

/** The filters to measure, each for the nth call. */
async function listFilters(
  db: Db,
  events: number,
): Promise<Record<string, (nth: number) => Filter>> {
  const found = await findAuditTargets(db, events);
  const pick = (values: readonly string[], nth: number) => values[nth % values.length] ?? '';
  const today = getDayIn('UTC');
  const dayOf = (nth: number) => addDays(today, -1 - ((nth * 97) % 1_000));
  const eventOf = (nth: number) => String(1_000 + ((nth * 7_919_999) % (events - 1_000)));
  const records = ['record.created', 'record.changed', 'record.deleted', 'record.restored'];
  return {
    'first page': () => ({}),
    'page after an event': (nth) => ({ before: eventOf(nth) }),
    'a person': (nth) => ({ actor: pick(found.users, nth) }),
    'a person with very many events': () => ({ actor: found.busy }),
    'a person with few old events': () => ({ actor: found.rare }),
    'a kind': () => ({ kinds: ['login.failed'] }),
    'a kind with few old events': () => ({ kinds: [rare.kind] }),
    'four kinds': () => ({ kinds: records }),
    'a feature': () => ({ feature: 'orders' }),
    'a feature with few old events': () => ({ feature: rare.feature }),
    'a record': (nth) => ({ feature: 'orders', record: pick(found.records, nth) }),
    'a record without its feature': (nth) => ({ record: pick(found.records, nth) }),
    'a day': (nth) => ({ from: dayOf(nth), to: dayOf(nth) }),
    'two years, to a day': (nth) => ({ from: addDays(today, -1_000), to: dayOf(nth * 3) }),
    'a person and a kind': (nth) => ({ actor: pick(found.users, nth), kinds: ['access.refused'] }),
    'a person and a feature': (nth) => ({ actor: pick(found.users, nth), feature: 'orders' }),
    'a busy person and a rare kind': () => ({ actor: found.busy, kinds: [rare.kind] }),
    'a busy person and a rare feature': () => ({ actor: found.busy, feature: rare.feature }),
    'a feature and a kind': () => ({ feature: 'payments', kinds: ['record.deleted'] }),
    'a feature and a kind it has not': () => ({ feature: 'orders', kinds: ['record.restored'] }),
    'a day, a kind and a feature': (nth) => ({
      from: dayOf(nth),
      to: dayOf(nth),
      kinds: ['record.changed'],
      feature: 'invoices',
    }),
  };
}

async function measurePage(what: string, read: (nth: number) => Promise<number>) {
  let found = 0;
  const samples = await timeCalls(calls, async (nth) => {
    found = Math.max(found, await read(nth));
  });
  const at = (share: number) => calculatePercentile(samples, share);
  return { what, found, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'budget p99': budget };
}

async function measureCheck(db: Db, events: number): Promise<void> {
  const started = performance.now();
  const { ok, message } = await checkAudit(db);
  const seconds = (performance.now() - started) / 1_000;
  if (!ok) throw new Error(message);
  const perMillion = (seconds / events) * 1e6;
  console.log(`verify: ${seconds.toFixed(1)} s, ${perMillion.toFixed(1)} s per million events`);
}
