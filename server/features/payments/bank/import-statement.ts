import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { parseMoney } from '#shared/money.ts';
import { applyReports, type ReportOf } from '../requests/apply-report.ts';
import { lockRequests } from '../requests/request.store.ts';
import { BadStatement, type Statement, type StatementLine } from './camt.rules.ts';
import { findNewLines } from './find-new-lines.rules.ts';
import { type Match, matchCredits, matchReturn } from './match-credit.rules.ts';
import {
  findRequestsByAmount,
  findRequestsByNumber,
  insertEntries,
  lockKnownEntries,
  type NewEntry,
  readCurrencies,
  type StoredMatch,
  storeMatches,
  storeRepetitions,
} from './statement.store.ts';

/** How many lines are taken together. */
const portion = 500;

/**
 * Takes the lines of a bank statement, each once however often statements bring it: credits that pay a request complete
 * it, money that was taken back is noted with its request, and what no rule decides about is listed for staff.
 * @param name of the file; it begins with the sales organisation whose account it is: `3000-2031-05-07.xml`
 * @returns how many lines were new, and why others cannot be read
 * @throws BadStatement
 */
export async function importStatement(
  db: Db,
  name: string,
  statement: Statement,
): Promise<{ taken: number; problems: string[] }> {
  const sorg = /^(\w{1,10})-/.exec(name)?.[1] ?? '';
  const own = (await readCurrencies(db)).get(sorg);
  if (!own) throw new BadStatement('has a name that does not begin with a sales organisation');
  const problems = [...statement.problems];
  const entries = statement.lines.flatMap((line): NewEntry[] => {
    const amount = readAmount(line, own);
    if (amount !== null) return [{ ...line, sorg, amount }];
    problems.push(
      `has the amount ${line.amount} in "${line.currency.slice(0, 10)}" (${line.reference})`,
    );
    return [];
  });
  const taken = await transact(db, async (tx) => {
    const known = await lockKnownEntries(tx, sorg, entries);
    const { fresh, repetitions } = findNewLines(entries, known);
    if (repetitions.length > 0) await storeRepetitions(tx, repetitions);
    const credits = fresh.filter(({ kind }) => kind === 'credit');
    const returns = fresh.filter(({ kind }) => kind === 'return');
    // A credit and its return may be in one statement.
    for (const [lines, take] of [
      [credits, takeCredits],
      [returns, takeReturns],
    ] as const)
      for (let at = 0; at < lines.length; at += portion)
        await take(tx, sorg, await insertEntries(tx, lines.slice(at, at + portion)));
    return fresh.length;
  });
  return { taken, problems };
}

/** @returns minor units, negative for what was taken back; null for what is no amount of the currency */
function readAmount(
  { kind, amount, currency }: StatementLine,
  own: { currency: string; precision: number },
): number | null {
  const decimals = currency === own.currency ? own.precision : decimalsOf(currency);
  const minor = decimals === null ? null : parseMoney(amount, decimals);
  return minor === null || kind === 'credit' ? minor : -minor;
}

type Stored = NewEntry & { id: number };

/** Takes credits by the same number of SQL statements for any number of them. */
async function takeCredits(tx: Db, sorg: string, entries: readonly Stored[]): Promise<void> {
  const named = await findRequestsByNumber(
    tx,
    sorg,
    entries.flatMap(({ numbers }) => numbers),
  );
  const found = new Set(named.map(({ externalId }) => externalId));
  const doubtful = entries.filter(({ doubt }) => doubt !== null);
  const credits = entries.filter(({ doubt }) => doubt === null);
  const unnamed = credits.filter(({ numbers }) => !numbers.some((number) => found.has(number)));
  const waiting = await findRequestsByAmount(tx, sorg, unnamed, ['pending', 'on processing']);
  const matches = matchCredits(credits, named, waiting);
  await payRequests(tx, matches);
  await storeMatches(tx, [
    ...matches.map(({ credit, match }) => ({ ...match, id: credit.id })),
    ...doubtful.map(({ id, doubt, numbers }): StoredMatch => {
      const [externalId = null, another] = numbers.filter((number) => found.has(number));
      return { id, reason: doubt, externalId: another ? null : externalId };
    }),
  ]);
}

/** Completes the requests that credits pay. */
async function payRequests(
  tx: Db,
  matches: readonly { credit: NewEntry; match: Match }[],
): Promise<void> {
  // Another amount, and money for a request that is over, are noted with the request as well.
  const reports = matches.flatMap(({ credit, match: { externalId } }): ReportOf[] =>
    externalId === null ? [] : [reportOf(externalId, credit, 'complete')],
  );
  await applyToRequests(tx, reports);
}

/** Notes money that was taken back with its request, and lists it in any case. */
async function takeReturns(tx: Db, sorg: string, entries: readonly Stored[]): Promise<void> {
  const named = await findRequestsByNumber(
    tx,
    sorg,
    entries.flatMap(({ numbers }) => numbers),
  );
  const amounts = entries.map(({ amount, currency }) => ({ amount: -amount, currency }));
  const paid = await findRequestsByAmount(tx, sorg, amounts, ['complete']);
  // What may be a repetition is decided by staff.
  const [doubtful, sure] = [
    entries.filter(({ doubt }) => doubt === 'REPEATED'),
    entries.filter(({ doubt }) => doubt !== 'REPEATED'),
  ];
  const matches = sure.map((entry) => {
    const itsNamed = named.filter(({ externalId }) => entry.numbers.includes(externalId));
    const itsPaid = paid.filter(
      ({ amount, currency }) => amount === -entry.amount && currency === entry.currency,
    );
    return { entry, request: matchReturn(entry, itsNamed, itsPaid) };
  });
  // A request that nobody has paid stays as it is.
  const reports = matches.flatMap(({ entry, request }): ReportOf[] =>
    request?.status === 'complete'
      ? [reportOf(request.externalId, { ...entry, amount: -entry.amount }, 'returned')]
      : [],
  );
  await applyToRequests(tx, reports);
  await storeMatches(tx, [
    ...matches.map(
      ({ entry, request }): StoredMatch => ({
        id: entry.id,
        reason: 'RETURNED',
        externalId: request?.externalId ?? null,
      }),
    ),
    ...doubtful.map(({ id }): StoredMatch => ({ id, reason: 'REPEATED', externalId: null })),
  ]);
}

const reportOf = (
  externalId: string,
  { amount, currency }: { amount: number; currency: string },
  status: 'complete' | 'returned',
): ReportOf => ({
  externalId,
  report: { reference: null, status, reason: null, amount, currency },
});

/** Applies reports to the requests that no provider reports about. */
async function applyToRequests(tx: Db, reports: readonly ReportOf[]): Promise<void> {
  if (reports.length === 0) return;
  const requests = await lockRequests(
    tx,
    reports.map(({ externalId }) => externalId),
  );
  const own = requests.filter(({ gateway }) => gateway === null);
  await applyReports(tx, null, own, reports, { source: 'statement' });
}

/** @returns null for what is no currency */
function decimalsOf(currency: string): number | null {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return null;
  }
}
