import type { BonusLine, BonusScope, BonusStep, BonusSums, BonusTerms } from './bonus-terms.ts';

const noSums: BonusSums = { value: 0, quantity: 0, points: 0 };

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a line is of the brand and category of an agreement, whatever its day. */
const hasBrand = ({ brand }: BonusScope, line: BonusLine) =>
  brand === null || isSame(brand, line.brand);
const hasCategory = ({ category }: BonusScope, line: BonusLine) =>
  category === null || category === line.category;

/** Whether an agreement runs on a day. */
export const isInForce = ({ active, from, to }: BonusScope, day: string): boolean =>
  active && from <= day && day <= to;

/** Whether an agreement counts a line. */
const counts = (terms: BonusScope, line: BonusLine): boolean =>
  isInForce(terms, line.date) && hasBrand(terms, line) && hasCategory(terms, line);

/** Adds the lines that an agreement counts to what it has counted before. */
export function addLines(
  terms: BonusScope,
  lines: readonly BonusLine[],
  before: BonusSums = noSums,
): BonusSums {
  const sums = { ...before };
  for (const line of lines) {
    if (!counts(terms, line)) continue;
    sums.value += line.value;
    sums.quantity += line.quantity;
    sums.points += line.points;
  }
  return sums;
}

/** The sum that is compared with the thresholds of an agreement. */
export const basisOf = ({ basis }: BonusScope, sums: BonusSums): number =>
  basis === 'sales' ? sums.value : sums[basis];

type Ladder = Pick<BonusTerms, 'steps'>;

/** Returns the highest step that a basis has reached; null for none. */
export const findStep = ({ steps }: Ladder, basis: number): BonusStep | null =>
  steps.findLast(({ threshold }) => threshold <= basis) ?? null;

/** The next step, what it takes, and what it brings. */
export interface NextBonusStep extends BonusStep {
  /** Minor units, points or pieces until the threshold. */
  missing: number;
  /** The reward above that of the step reached, in the unit of rewards. */
  gain: number;
}

/** Returns the next step that brings more; null when there is none. */
export function findNextStep(ladder: Ladder, basis: number): NextBonusStep | null {
  const reached = findStep(ladder, basis)?.reward ?? 0;
  const next = ladder.steps.find(({ threshold, reward }) => threshold > basis && reward > reached);
  if (!next) return null;
  return { ...next, missing: next.threshold - basis, gain: next.reward - reached };
}

/** `part / whole` rounded half up, exact for values from 0. */
const divide = (part: bigint, whole: bigint): number => Number((2n * part + whole) / (2n * whole));

/**
 * The reward for what an agreement has counted, in minor units (reading 104). An amount is that of the step reached.
 * Percentages are of the net value: with `all` the percentage of the step reached for all of it, with `above` each
 * step's percentage for what lies between its threshold and the next one. Where points or pieces are counted, the
 * value is divided in proportion to them.
 */
export function computeReward(terms: BonusTerms, sums: BonusSums): number {
  const basis = basisOf(terms, sums);
  const reached = findStep(terms, basis);
  if (!reached || basis <= 0) return 0;
  if (terms.rewardType === 'amount') return reached.reward;
  if (sums.value <= 0) return 0;
  const { steps } = terms;
  const weighted =
    terms.appliesTo === 'all'
      ? BigInt(basis) * BigInt(reached.reward)
      : steps.reduce((sum, { threshold, reward }, at) => {
          const end = Math.min(steps[at + 1]?.threshold ?? basis, basis);
          return sum + BigInt(Math.max(0, end - threshold)) * BigInt(reward);
        }, 0n);
  return divide(BigInt(sums.value) * weighted, BigInt(basis) * 10_000n);
}

/** An agreement with what it has counted. `isLate` takes its steps away. */
export interface BonusState<Terms extends BonusTerms = BonusTerms> {
  terms: Terms;
  sums: BonusSums;
  isLate: boolean;
}

/** Returns the whole bonus in minor units: what combines is added, of all others the best one counts. */
export function projectBonus(states: readonly BonusState[]): number {
  let added = 0;
  let best = 0;
  for (const { terms, sums, isLate } of states) {
    const reward = isLate ? 0 : computeReward(terms, sums);
    if (terms.combines) added += reward;
    else best = Math.max(best, reward);
  }
  return added + best;
}

/** Finds the agreement that is closest to its next step; undefined when no step is left. */
export function findClosest<State extends BonusState>(states: readonly State[]): State | undefined {
  const share = ({ terms, sums }: State) => {
    const basis = basisOf(terms, sums);
    const next = findNextStep(terms, basis);
    return next ? basis / next.threshold : Number.NEGATIVE_INFINITY;
  };
  const open = states.filter(({ terms, sums }) => findNextStep(terms, basisOf(terms, sums)));
  return open.toSorted((a, b) => share(b) - share(a))[0];
}

/** Why an invoice line counts or does not count; `creditNote` counts and lowers the sum of its month. */
export const bonusReasons = [
  'counts',
  'creditNote',
  'noPoints',
  'inactive',
  'outsidePeriod',
  'otherCategory',
  'otherBrand',
  'noAgreement',
] as const;
export type BonusReason = (typeof bonusReasons)[number];

/**
 * Says whether a line counts, or the reason that is closest to counting.
 * @param agreements all those of the customer, also past and inactive ones
 */
export function findReason(line: BonusLine, agreements: readonly BonusScope[]): BonusReason {
  if (agreements.length === 0) return 'noAgreement';
  const counting = agreements.filter((terms) => counts(terms, line));
  if (counting.length > 0) {
    const hasNoPoints = counting.every(({ basis }) => basis === 'points') && line.points === 0;
    return hasNoPoints ? 'noPoints' : line.value < 0 ? 'creditNote' : 'counts';
  }
  const fits = (terms: BonusScope) => hasBrand(terms, line) && hasCategory(terms, line);
  const runs = ({ from, to }: BonusScope) => from <= line.date && line.date <= to;
  if (agreements.some((terms) => fits(terms) && runs(terms))) return 'inactive';
  const active = agreements.filter((terms) => terms.active);
  if (active.length === 0) return 'inactive';
  if (active.some(fits)) return 'outsidePeriod';
  const running = active.filter(runs);
  if (running.length === 0) return 'outsidePeriod';
  return running.some((terms) => hasBrand(terms, line)) ? 'otherCategory' : 'otherBrand';
}

/** Whether a reason means that the line is in the sum of an agreement. */
export const isCounted = (reason: BonusReason): boolean =>
  reason === 'counts' || reason === 'creditNote';
