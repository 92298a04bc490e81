import { type Random, randomFor } from '../random.ts';

/** An item of a dealer's account that the feed makes up. */
export interface PlannedItem {
  /** Its part of what is open; a deduction is below 0. Of a cleared one, of a usual invoice. */
  share: number;
  /** Days ago. */
  age: number;
  /** Days from the invoice to its due date. */
  term: number;
  /** Days from the invoice to its clearing; null while it is open. */
  paidAfter: number | null;
  instalments: number;
  /** The part that is already paid. */
  paid: number;
  dunning: number;
  /** Has an early-payment discount that still runs. */
  early: boolean;
  freightAllowance: boolean;
  /** Has gone to the shop of the next dealer. */
  otherShop: boolean;
  /** The state of the dispute that the first dealer of a market has about it; null for none. */
  dispute: 'open' | 'accepted' | null;
}

const usual: PlannedItem = {
  share: 0,
  age: 10,
  term: 30,
  paidAfter: null,
  instalments: 1,
  paid: 0,
  dunning: 0,
  early: false,
  freightAllowance: false,
  otherShop: false,
  dispute: null,
};

/** One open item of every kind; the shares add up to 1. */
const everyKind: readonly Partial<PlannedItem>[] = [
  { share: 0.06, age: 130, dunning: 3 },
  { share: 0.08, age: 100, dunning: 2 },
  { share: 0.1, age: 75, dunning: 2 },
  { share: 0.12, age: 48, dunning: 1 },
  { share: 0.05, age: 30 },
  { share: 0.2, age: 5, early: true, freightAllowance: true },
  { share: 0.24, age: 20, instalments: 3, early: true, term: 10 },
  { share: 0.1, age: 24, paid: 0.4, dispute: 'open' },
  { share: 0.08, age: 12, otherShop: true },
  { share: -0.04, age: 15 },
  { share: -0.02, age: 70 },
  { share: 0.03, age: 1, dispute: 'accepted' },
];

/**
 * Returns the open items of a dealer, oldest first. The dealers of the demo logins have one of every kind; the
 * shares of the others are random.
 */
export function plannedOpen(sorg: string, dealer: number): PlannedItem[] {
  if (dealer <= 4) return everyKind.map((item) => ({ ...usual, ...item }));
  const random = randomFor(`open invoices ${sorg} ${dealer}`);
  const count = dealer <= 24 ? random.int(3, 6) : 2;
  const parts = Array.from({ length: count }, () => random.int(2, 9));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part, nth) => {
    const age = 2 + (count - 1 - nth) * random.int(5, 22);
    const dunning = age > 60 ? 2 : age > 44 ? 1 : 0;
    return { ...usual, share: part / sum, age, dunning, early: age < 6 };
  });
}

/** Returns the cleared items of two years, oldest first: monthly for the demo logins, else by the quarter. */
export function plannedCleared(sorg: string, dealer: number): PlannedItem[] {
  const random = randomFor(`paid invoices ${sorg} ${dealer}`);
  const step = dealer <= 4 ? 30 : 90;
  const items: PlannedItem[] = [];
  for (let age = 720; age >= 60; age -= step)
    items.push(clearedItem(age - random.int(0, 9), random));
  return items;
}

/** From this age on there are no orders, whose invoices would make the sales of the year before look small. */
const beforeOrders = 330;

function clearedItem(age: number, random: Random): PlannedItem {
  const isCredit = random.chance(0.08);
  const size = age > beforeOrders ? 4 : 1;
  return {
    ...usual,
    age,
    share: isCredit ? -0.05 : (size * random.int(4, 20)) / 100,
    paidAfter: random.int(8, 45),
    instalments: !isCredit && random.chance(0.1) ? 2 : 1,
  };
}
