import { type CellType, quote, Wrong } from '#server/feeds/cell-types.ts';
import { isSerialPattern } from '#shared/serials/serial-rules.ts';

/** The form of a brand's frame numbers. */
export const serialPattern: CellType<string> = {
  sql: 'text',
  read: (cell) =>
    isSerialPattern(cell)
      ? cell
      : new Wrong(
          'NOT_ALLOWED',
          `${quote(cell)} is no pattern of capitals, digits, \\d, [A-Z0-9], ?, {n}, {n,m} and |`,
        ),
};
