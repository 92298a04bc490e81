import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { parseMoney } from '#shared/money.ts';
import { applyReport } from '../requests/apply-report.ts';
import { lockRequest } from '../requests/request.store.ts';
import {
  findRequestsByAmount,
  findRequestsByNumber,
  insertEntry,
  readCurrencies,
  storeMatch,
} from './bank.store.ts';
import { BadStatement, type Credit, readStatement } from './camt.rules.ts';
import { findRequestNumbers, matchCredit } from './match-credit.rules.ts';

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
  const credits = readStatement(document);
  return transact(db, async (tx) => {
    let taken = 0;
    for (const credit of credits) if (await takeCredit(tx, sorg, own, credit)) taken++;
    return taken;
  });
}

async function takeCredit(
  tx: Db,
  sorg: string,
  own: { currency: string; precision: number },
  credit: Credit,
): Promise<boolean> {
  const { currency } = credit;
  const decimals = currency === own.currency ? own.precision : decimalsOf(currency);
  const amount = parseMoney(credit.amount, decimals);
  if (amount === null)
    throw new BadStatement(`has an amount with too many decimals in ${currency}`);
  const id = await insertEntry(tx, { ...credit, sorg, amount });
  if (id === null) return false;
  const numbers = findRequestNumbers(credit.remittance);
  const named = numbers.length > 0 ? await findRequestsByNumber(tx, sorg, numbers) : [];
  const waiting =
    named.length > 0 ? [] : await findRequestsByAmount(tx, sorg, { amount, currency });
  const match = matchCredit({ ...credit, amount }, named, waiting);
  await storeMatch(tx, id, match);
  const request = match.externalId && (await lockRequest(tx, match.externalId));
  // Another amount, and money for a request that is over, are noted with the request as well.
  if (request && request.gateway === null) {
    const report = { reference: null, status: 'complete', amount, currency, reason: null } as const;
    await applyReport(tx, null, request, report, { source: 'statement' });
  }
  return true;
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
