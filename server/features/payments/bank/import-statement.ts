import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { parseMoney } from '#shared/money.ts';
import { applyReports, type ReportOf } from '../requests/apply-report.ts';
import { lockRequests } from '../requests/request.store.ts';
import { BadStatement, type Credit, readStatement } from './camt.rules.ts';
import { findRequestNumbers, type Match, matchCredits } from './match-credit.rules.ts';
import {
  findRequestsByAmount,
  findRequestsByNumber,
  insertEntries,
  type NewEntry,
  readCurrencies,
  storeMatches,
} from './statement.store.ts';

/** How many credits are taken together. */
const portion = 500;

/**
 * Takes the credits of a bank statement, each once however often statements bring it: those that pay a request
 * complete it, the others are listed for staff.
 * @param name of the file; it begins with the sales organisation whose account it is: `3000-2031-05-07.xml`
 * @returns how many credits were new
 * @throws BadStatement, BadXml
 */
export async function importStatement(db: Db, name: string, document: string): Promise<number> {
  const sorg = /^(\w{1,10})-/.exec(name)?.[1] ?? '';
  const own = (await readCurrencies(db)).get(sorg);
  if (!own) throw new BadStatement('has a name that does not begin with a sales organisation');
  const credits = readStatement(document).map((credit) => toEntry(credit, sorg, own));
  // Of credits with the same reference the first one counts.
  const byReference = Map.groupBy(credits, ({ reference }) => reference);
  const entries = [...byReference.values()].flatMap(([first]) => first ?? []);
  return transact(db, async (tx) => {
    let taken = 0;
    for (let at = 0; at < entries.length; at += portion)
      taken += await takeEntries(tx, sorg, entries.slice(at, at + portion));
    return taken;
  });
}

/** @throws BadStatement for an amount with more decimals than its currency has */
function toEntry(
  credit: Credit,
  sorg: string,
  own: { currency: string; precision: number },
): NewEntry {
  const { currency } = credit;
  const decimals = currency === own.currency ? own.precision : decimalsOf(currency);
  const amount = parseMoney(credit.amount, decimals);
  if (amount === null)
    throw new BadStatement(`has an amount with too many decimals in ${currency}`);
  return { ...credit, sorg, amount };
}

/** Takes credits by the same number of SQL statements for any number of them. @returns how many were new */
async function takeEntries(tx: Db, sorg: string, entries: readonly NewEntry[]): Promise<number> {
  const ids = await insertEntries(tx, entries);
  const fresh = entries.flatMap((entry) => {
    const id = ids.get(entry.reference);
    return id === undefined
      ? []
      : [{ ...entry, id, numbers: findRequestNumbers(entry.remittance) }];
  });
  if (fresh.length === 0) return 0;
  const numbers = fresh.flatMap((credit) => credit.numbers);
  const named = await findRequestsByNumber(tx, sorg, numbers);
  const found = new Set(named.map(({ externalId }) => externalId));
  const unnamed = fresh.filter((credit) => !credit.numbers.some((number) => found.has(number)));
  const matches = matchCredits(fresh, named, await findRequestsByAmount(tx, sorg, unnamed));
  await payRequests(tx, matches);
  await storeMatches(
    tx,
    matches.map(({ credit, match }) => ({ ...match, id: credit.id })),
  );
  return fresh.length;
}

/** Completes the requests that credits pay. */
async function payRequests(
  tx: Db,
  matches: readonly { credit: NewEntry; match: Match }[],
): Promise<void> {
  const ids = matches.flatMap(({ match }) => match.externalId ?? []);
  if (ids.length === 0) return;
  const requests = (await lockRequests(tx, ids)).filter(({ gateway }) => gateway === null);
  // Another amount, and money for a request that is over, are noted with the request as well.
  const reports = matches.flatMap(({ credit, match: { externalId } }): ReportOf[] => {
    if (externalId === null) return [];
    const { amount, currency } = credit;
    const paid = { reference: null, status: 'complete', reason: null } as const;
    return [{ externalId, report: { ...paid, amount, currency } }];
  });
  await applyReports(tx, null, requests, reports, { source: 'statement' });
}

/** @throws BadStatement for what is no currency */
function decimalsOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    throw new BadStatement(`has an amount in "${currency.slice(0, 10)}"`);
  }
}
