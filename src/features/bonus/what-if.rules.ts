import {
  addLines,
  type BonusState,
  basisOf,
  findClosest,
  findNextStep,
  findStep,
  isInForce,
  type NextBonusStep,
  projectBonus,
} from '#shared/bonus/bonus.rules.ts';
import type { BonusStep, BonusTerms } from '#shared/bonus/bonus-terms.ts';
import { linePrice, type PriceStep } from '#shared/price-rule.ts';
import type { BonusAgreement } from './bonus.queries.ts';

/** A line of a cart as the bonus sees it. */
export interface CartBonusLine {
  qty: number;
  product: {
    brand: string;
    category: string;
    price: { dealer?: number | null; discounts: readonly PriceStep[] };
  };
}

/** The bonus with a cart: what it becomes, and the step that the cart reaches or that is next. */
export interface WhatIf {
  /** Minor units. */
  total: number;
  gain: number;
  reached: { terms: BonusTerms; step: BonusStep } | null;
  next: { terms: BonusTerms; step: NextBonusStep } | null;
}

/** An agreement of the server's answer as the rule takes it. */
export const toState = (agreement: BonusAgreement): BonusState<BonusAgreement> => ({
  terms: agreement,
  sums: agreement.sums,
  isLate: agreement.arrears?.isLate ?? false,
});

/**
 * Computes the bonus as if the lines of a cart were invoiced today, by the rule of the server (reading 104). The points
 * of articles are not known before their invoice.
 * @returns null when no agreement that runs counts one of the lines
 */
export function computeWhatIf(
  agreements: readonly BonusAgreement[],
  cart: readonly CartBonusLine[],
  today: string,
): WhatIf | null {
  const lines = cart.map(({ qty, product: { brand, category, price } }) => ({
    date: today,
    brand,
    category,
    value: linePrice(price.dealer ?? 0, qty, price.discounts).total,
    quantity: qty,
    points: 0,
  }));
  const before = agreements.filter((terms) => isInForce(terms, today)).map(toState);
  const after = before.map((state) => ({
    ...state,
    sums: addLines(state.terms, lines, state.sums),
  }));
  const moved = after.filter(({ terms, sums, isLate }, at) => {
    const old = before[at]?.sums ?? sums;
    return !isLate && basisOf(terms, sums) > basisOf(terms, old);
  });
  if (moved.length === 0) return null;
  const total = projectBonus(after);
  const closest = findClosest(moved);
  const step = closest && findNextStep(closest.terms, basisOf(closest.terms, closest.sums));
  return {
    total,
    gain: total - projectBonus(before),
    reached: findReached(before, after),
    next: closest && step ? { terms: closest.terms, step } : null,
  };
}

function findReached(before: readonly BonusState[], after: readonly BonusState[]) {
  for (const [at, { terms, sums, isLate }] of after.entries()) {
    const old = before[at];
    const step = findStep(terms, basisOf(terms, sums));
    if (isLate || !old || !step) continue;
    if (findStep(terms, basisOf(terms, old.sums))?.threshold !== step.threshold)
      return { terms, step };
  }
  return null;
}
