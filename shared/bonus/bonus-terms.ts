/** The sums that thresholds of agreements are compared with. */
export const bonusBases = ['sales', 'points', 'quantity'] as const;
export type BonusBasis = (typeof bonusBases)[number];

/** A step of an agreement's ladder. */
export interface BonusStep {
  /** Minor units, points or pieces, by the basis. */
  threshold: number;
  /** Hundredths of a percent, or minor units, by the agreement's `rewardType`. */
  reward: number;
}

/** The part of the terms that decides which lines count. */
export interface BonusScope {
  id: string;
  /** Null for all brands. */
  brand: string | null;
  /** Bike or PAA; null for both. */
  category: string | null;
  /** Days, both included. */
  from: string;
  to: string;
  basis: BonusBasis;
  active: boolean;
}

/** An agreement of the distributor with a customer, a group of customers, or all (reading 104). */
export interface BonusTerms extends BonusScope {
  name: string;
  /** Whether a step rewards the whole turnover of the period, or only what is above its threshold. */
  appliesTo: 'all' | 'above';
  /** Whether it adds to the other agreements; of those that do not, only the best one counts. */
  combines: boolean;
  rewardType: 'percent' | 'amount';
  /** The steps are lost while an invoice is overdue for more days than these; null for no such rule. */
  arrearsDays: number | null;
  /** By threshold. */
  steps: readonly BonusStep[];
}

/** The sums of lines that an agreement counts. */
export interface BonusSums {
  /** Net of discounts, tax and freight, minor units; credit notes are below 0. */
  value: number;
  quantity: number;
  points: number;
}

/** Invoice lines, or lines of a cart, of one day, brand and category. */
export interface BonusLine extends BonusSums {
  date: string;
  brand: string;
  /** Null for an article that the catalog lacks. */
  category: string | null;
}
