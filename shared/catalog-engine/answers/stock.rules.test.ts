import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskQty, together } from './stock.rules.ts';

const mask = fc.option(fc.integer({ min: 0, max: 8 }), { nil: null });
const arrival = fc.record({
  date: fc.constantFrom('2026-02-01', '2026-02-02'),
  qty: fc.integer({ min: 1, max: 6 }),
});
const article = fc.record({ qty: fc.integer({ min: 0, max: 6 }), next: fc.option(arrival) });

const shown = (qty: number, next: { date: string; qty: number } | null, masks: Masks) => {
  const hidden =
    next !== null && masks.maskNextArrival !== null && next.qty > masks.maskNextArrival;
  const nextArrival = next && { date: next.date, qty: hidden ? null : next.qty, mask: hidden };
  return { ...maskQty(qty, masks.maskStock), nextArrival };
};
interface Masks {
  maskStock: number | null;
  maskNextArrival: number | null;
}

// N030
test('sums masked stock to the same result as the real figures', () => {
  fc.assert(
    fc.property(fc.array(article), mask, mask, (articles, maskStock, maskNextArrival) => {
      const masks = { maskStock, maskNextArrival };
      const date = articles.flatMap(({ next }) => next?.date ?? []).sort()[0];
      const coming = articles.flatMap(({ next }) => (next?.date === date ? (next?.qty ?? 0) : 0));
      const next = date === undefined ? null : { date, qty: coming.reduce((a, b) => a + b, 0) };
      const qty = articles.reduce((sum, one) => sum + one.qty, 0);
      const levels = articles.map((one) => shown(one.qty, one.next, masks));
      expect(together(levels, masks)).toEqual(shown(qty, next, masks));
    }),
  );
});
