import type { Row } from './columns.ts';
import type { Market, MarketKey } from './markets.ts';
import { type Random, randomFor } from './random.ts';

/** Companies a dealer may deal with besides its own, by market. */
const furtherCompanies: Record<MarketKey, readonly [code: string, name: string][]> = {
  id: [
    ['ID11', 'PT Roda Komponen Demo'],
    ['ID12', 'PT Roda Konsinyasi Demo'],
  ],
  us: [
    ['US21', 'Pannier Demo Components LLC'],
    ['US22', 'Pannier Demo Consignment LLC'],
  ],
  de: [
    ['DE31', 'Pannier Demo Teile GmbH'],
    ['DE32', 'Pannier Demo Konsignation GmbH'],
  ],
};

/** The dealers of the demo logins: how many companies; all but the blocked one have room to buy. */
const fixed: Record<number, { companies: number; used: number }> = {
  1: { companies: 2, used: 0.12 },
  2: { companies: 3, used: 0.2 },
  3: { companies: 1, used: 0.15 },
  4: { companies: 1, used: 1.15 },
};

/**
 * Returns the debts of a customer with this limit. They exceed the limit when that is the reason why its
 * orders are blocked.
 */
function createAmounts(random: Random, limit: number, reason: string, round: Round, used?: number) {
  const part = reason === 'limit_exceeded' ? random.int(102, 130) : random.int(5, 75);
  const creditExposure = round(limit * (used ?? part / 100));
  const openDo = round(creditExposure * random.pick([0, 0, 0.05, 0.12]));
  const consignment = round(creditExposure * random.pick([0, 0, 0, 0.08]));
  const openInvoice = creditExposure - openDo - consignment;
  return { openInvoice, openDo, consignment, creditExposure };
}

type Round = (amount: number) => number;

/** How many companies a dealer deals with: most with one, some with two or three. */
function companyCount(random: Random, index: number, reason: string): number {
  const count = random.pick([1, 1, 1, 1, 1, 1, 1, 1, 2, 3]);
  return fixed[index]?.companies ?? (reason === 'other_company_blocked' ? 2 : count);
}

/** Returns the marketing target and the achieved sales of a year; only half of the dealers have a target. */
function createTarget(random: Random, index: number, limit: number, round: Round) {
  const marketingTarget = random.int(3, 12) * limit;
  const marketingAchieved = round((marketingTarget * random.int(10, 115)) / 100);
  const has = random.chance(0.5);
  return (fixed[index] ? index % 2 === 1 : has) ? { marketingTarget, marketingAchieved } : {};
}

/** The credit of a dealer with its own company, as its customer row says, and with others. */
export function creditRows(
  market: Market,
  index: number,
  customer: Row<'customers.csv'>,
): Row<'credits.csv'>[] {
  const random = randomFor(`credit ${market.sorg} ${index}`);
  const reason = String(customer.orderBlocked ?? '');
  const limit = Number(customer.creditLimit);
  const step = market.precision === 0 ? 1_000 : 1;
  const round: Round = (amount) => Math.round(amount / step) * step;
  const others = furtherCompanies[market.key].slice(0, companyCount(random, index, reason) - 1);
  const own = {
    companyCode: customer.companyCode,
    companyName: customer.companyName,
    reasonBlocked: reason,
    creditLimit: limit,
    ...createAmounts(random, limit, reason, round, fixed[index]?.used),
    ...createTarget(random, index, limit, round),
  };
  const further = others.map(([companyCode, companyName], nth) => {
    const share = round((limit * random.int(2, 5)) / 10);
    // The first of the other companies blocks the dealer, and therefore the own company does too.
    const blocks = reason === 'other_company_blocked' && nth === 0 ? 'overdue_over_limit' : '';
    const amounts = createAmounts(random, share, blocks, round);
    return { companyCode, companyName, reasonBlocked: blocks, creditLimit: share, ...amounts };
  });
  return [own, ...further].map((row) => ({
    sorg: market.sorg,
    customer: customer.unified,
    creditControl: row.companyCode,
    ...row,
  }));
}
