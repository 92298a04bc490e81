import type { QtyProblem } from '#shared/quantity.ts';

/** Further lines are not read; the user sees how many were left out. */
export const maxOrderLines = 5_000;
/** No article's code is longer. */
export const maxCodeLength = 100;
/** So much of a line is kept to be shown. */
export const maxRawLength = 200;

/**
 * Why a quantity was refused. `FRACTION`: no whole pieces; `AMBIGUOUS_NUMBER`: 1,000 is a thousand to
 * some and one to others; `FOREIGN_DIGITS`: digits of another script, which are not guessed; `DATE`:
 * the spreadsheet has made a date of it; `NO_QUANTITY`: its cell is empty; `OTHER_UNIT`: of pairs, boxes or
 * others, not of pieces.
 */
export type QtyTextProblem =
  | Exclude<QtyProblem, 'OVER_QUOTA'>
  | 'FRACTION'
  | 'AMBIGUOUS_NUMBER'
  | 'FOREIGN_DIGITS'
  | 'DATE'
  | 'NO_QUANTITY'
  | 'OTHER_UNIT';

/** A quantity as it was typed. */
export interface QtyRead {
  /** As written. */
  qtyText: string;
  /** Null with a problem. */
  qty: number | null;
  problem: QtyTextProblem | null;
  /** The possible meanings of an ambiguous number. */
  choices: number[];
}

/** One way to read a line. */
export interface Reading extends QtyRead {
  code: string;
}

/**
 * Why a line cannot be read at all. `CODE_IS_DATE`: the spreadsheet has made a date of the code;
 * `CELL_ERROR`: a formula of the spreadsheet has failed.
 */
export type LineProblem = 'NO_CODE' | 'CODE_IS_DATE' | 'CELL_ERROR' | 'TOO_LONG';

/** A line of pasted text or a row of a sheet. */
export interface OrderLine {
  /** Its number in the text or sheet, from 1. */
  no: number;
  /** The line as it was, at most 200 characters. */
  raw: string;
  /** How it may be meant, best first; the first one whose code is known counts. None with a problem. */
  readings: Reading[];
  /** False when code and quantity may be swapped: if both are known codes, the user must choose. */
  sure: boolean;
  problem: LineProblem | null;
}

/** The result of parsing a text or sheet. */
export interface OrderLines {
  lines: OrderLine[];
  /** Lines beyond the most that are read. */
  left: number;
  /** Rows of a sheet that its spreadsheet hides, and that were read too. */
  hidden?: number;
}
