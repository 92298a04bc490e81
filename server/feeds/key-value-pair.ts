import { type CellType, quote, Wrong } from './cell-types.ts';

/** A line of a product's data sheet. */
export interface Pair {
  name: string;
  value: string;
}

/** `name=value` */
export const pair: CellType<Pair> = {
  sql: 'jsonb',
  read(cell) {
    const [name = '', ...rest] = cell.split('=');
    const value = rest.join('=').trim();
    return name.trim() && value
      ? { name: name.trim(), value }
      : new Wrong('NOT_ALLOWED', `${quote(cell)} is not name=value`);
  },
};
