import type { Measured } from './budget.ts';

/** A measurement with its name. */
export interface MeasuredRow extends Measured {
  /** With the unit of its figure. */
  what: string;
}
