import type { Measured } from '../budget.ts';

/** A row of the tables that `npm run bench -- content` prints. */
export interface ContentRow extends Measured {
  /** With the unit of its figure. */
  what: string;
}
