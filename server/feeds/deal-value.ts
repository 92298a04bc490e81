import { parseMoney } from '#shared/money.ts';
import { quote } from './cell-types.ts';
import type { Row, Tell } from './feed-file.ts';

const BASIS_POINTS = 2;

/** Reads the `value` of a deal in the units of its `type`: basis points of a percentage, else minor units (B102). */
export function readDealValue(row: Row, tell: Tell, precision: number): void {
  if (typeof row.value !== 'string') return;
  const decimals = row.type === 'percentage' ? BASIS_POINTS : precision;
  const value = parseMoney(row.value, decimals);
  if (value === null)
    tell('value', 'NOT_A_NUMBER', `${quote(row.value)} is not a number with ${decimals} decimals`);
  else if (row.type === 'percentage' && Math.abs(value) > 10_000)
    tell('value', 'OUT_OF_RANGE', `${row.value} is not between -100 and 100 per cent`);
  row.value = value;
}
