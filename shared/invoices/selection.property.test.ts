import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { compareByDueDate, type InvoiceItem, isPayable, selectionKey } from './item.ts';
import { addDeductions, proposePayment } from './proposal.rules.ts';
import { blockedCode, validateSelection } from './selection.rules.ts';
import { accounts, anyTerms, item, terms, today } from './testing/items.ts';
import { naiveCanPay, naiveEarlier, naiveSums } from './testing/naive-selection.ts';

/** Some of an account's keys, and now and then one that no item has. */
const selections = accounts.chain((items) =>
  fc.record({
    items: fc.constant(items),
    selected: fc.uniqueArray(fc.constantFrom(...items.map(selectionKey), '+unknown'), {
      maxLength: items.length,
    }),
  }),
);
const fractions = fc.nat({ max: 1000 }).map((thousandths) => ({ thousandths }));
/** The whole total of 0.01 is typed, the method's discount rounds to all of it, and no part may be paid. */
const nothingLeft = item('PENNY', { accountingAmount: 1 });
const typed = fc.option(fc.integer({ min: -10, max: 60_000 }), { freq: 3 });

test('validates random selections as the requirements say', () => {
  fc.assert(
    fc.property(selections, anyTerms, fractions, typed, (account, rules, fraction, amount) => {
      const { items, selected } = account;
      const choice = { methodDiscount: fraction.thousandths / 1000, amount };
      const validation = validateSelection(items, new Set(selected), rules, choice);
      const expected = naiveCanPay(items, selected, rules, fraction, amount);
      if ((validation.problems.length === 0) !== expected)
        expect.fail(JSON.stringify({ problems: validation.problems, expected }));
      const sums = naiveSums(validation.chosen, rules.today, fraction, amount);
      const { selected: total, beforeMethod, toPay, isPartial } = validation.amounts;
      if (
        total !== sums.selected ||
        beforeMethod !== sums.before ||
        toPay !== sums.toPay ||
        isPartial !== sums.isPartial
      )
        expect(validation.amounts).toMatchObject(sums);
    }),
    {
      ...propertyRuns(20_000),
      examples: [
        [
          { items: [nothingLeft], selected: [selectionKey(nothingLeft)] },
          terms(),
          { thousandths: 500 },
          1,
        ],
      ],
    },
  );
});

test('names the earliest invoice that must be chosen first', () => {
  fc.assert(
    fc.property(selections, anyTerms, ({ items, selected }, rules) => {
      const { firstBefore } = validateSelection(items, new Set(selected), rules);
      for (const one of items) {
        const [first = null] = naiveEarlier(one, items, selected, rules).sort(compareByDueDate);
        expect(firstBefore(one)?.id).toBe(first?.id);
      }
    }),
    propertyRuns(1_000),
  );
});

/** The longest prefix of the payables, oldest first, that an amount covers, by trying them all. */
function naiveProposal(items: readonly InvoiceItem[], amount: number): InvoiceItem[] {
  const payables = items
    .filter((one) => isPayable(one) && !one.isDisputed && blockedCode(one, terms()) === null)
    .sort(compareByDueDate);
  const ofCompany = payables.filter((one) => one.companyCode === payables[0]?.companyCode);
  const prefixes = ofCompany.map((_, at) => ofCompany.slice(0, at + 1));
  const covered = prefixes.filter((prefix) => {
    const { toPay } = naiveSums(prefix, today, { thousandths: 0 }, null);
    return toPay > 0 && toPay <= amount;
  });
  return covered.at(-1) ?? [];
}

const amounts = fc.integer({ min: 0, max: 200_000 });

test('proposes the most invoices that an amount covers', () => {
  fc.assert(
    fc.property(accounts, amounts, (items, amount) => {
      const proposal = proposePayment(items, amount, terms());
      expect(proposal.chosen).toEqual(naiveProposal(items, amount));
      expect(proposal.amounts.toPay + proposal.left).toBe(amount);
    }),
    propertyRuns(2_000),
  );
});

test('proposes only what can be paid', () => {
  fc.assert(
    fc.property(accounts, amounts, anyTerms, (items, amount, rules) => {
      const { chosen, partialAmount, left } = proposePayment(items, amount, rules);
      if (chosen.length === 0) return;
      const keys = new Set(chosen.map(selectionKey));
      const { problems } = validateSelection(items, keys, rules, { amount: partialAmount });
      expect(problems).toEqual([]);
      expect(left).toBeGreaterThanOrEqual(0);
      if (partialAmount !== null) expect(left).toBe(0);
    }),
    propertyRuns(2_000),
  );
});

test('adds credit notes only as far as something is left to pay', () => {
  fc.assert(
    fc.property(selections, anyTerms, ({ items, selected }, rules) => {
      const before = validateSelection(items, new Set(selected), rules);
      if (before.problems.length > 0) return;
      const keys = addDeductions(items, new Set(selected), rules);
      const after = validateSelection(items, keys, rules);
      expect(after.problems).toEqual([]);
      const { toPay } = after.amounts;
      for (const left of items) {
        if (isPayable(left) || keys.has(selectionKey(left))) continue;
        if (blockedCode(left, rules) || left.companyCode !== after.chosen[0]?.companyCode) continue;
        expect(toPay + left.accountingAmount).toBeLessThanOrEqual(0);
      }
    }),
    propertyRuns(2_000),
  );
});

test('looks at each of 2,000 items a constant number of times', () => {
  let reads = 0;
  const counted = Array.from({ length: 2_000 }, (_, nth) => {
    const one = item(`N${nth}`, { dueDate: `2026-12-${String(1 + (nth % 28)).padStart(2, '0')}` });
    return new Proxy(one, {
      get(target, name) {
        reads++;
        return Reflect.get(target, name);
      },
    });
  });
  const keys = new Set(counted.slice(0, 1_000).map(selectionKey));
  reads = 0;
  const { firstBefore } = validateSelection(counted, keys, terms({ rule: 'oldest' }));
  for (const one of counted) firstBefore(one);
  expect(reads).toBeLessThan(2_000 * 60);
});
