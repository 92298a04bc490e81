import { foldSerial, parseStoredSerial } from '#shared/serials/parse-serial.ts';
import { isSerialPattern } from '#shared/serials/serial-rules.ts';
import { type CellType, quote, Wrong } from './cell-types.ts';

function readSerial(cell: string): string | Wrong {
  const { normal, problem } = parseStoredSerial(cell);
  if (normal !== undefined) return normal;
  return problem === 'FRAME_TOO_LONG'
    ? new Wrong('OUT_OF_RANGE', `${quote(cell)} has more than 30 letters and digits`)
    : new Wrong('NOT_ALLOWED', `${quote(cell)} is no serial number of letters and digits`);
}

/** A serial number as it is written. */
export const serialNumber: CellType<string> = {
  sql: 'text',
  read(cell) {
    const normal = readSerial(cell);
    return normal instanceof Wrong ? normal : cell;
  },
};

/** A serial number in its normal form. */
export const normalSerial: CellType<string> = { sql: 'text', read: readSerial };

/** Returns the forms in which the number of a row is compared; none for a cell that was refused. */
export function getSerialForms(value: unknown): { normal?: string; folded?: string } {
  const { normal } = typeof value === 'string' ? parseStoredSerial(value) : {};
  return normal === undefined ? {} : { normal, folded: foldSerial(normal) };
}

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
