import pg from 'pg';

const { builtins } = pg.types;
const asText = (value: string) => value;

/** Reads the text form of an array whose members hold no commas or quotes. */
const listOf =
  <T>(read: (member: string) => T) =>
  (value: string): (T | null)[] =>
    value === '{}'
      ? []
      : value
          .slice(1, -1)
          .split(',')
          .map((member) => (member === 'NULL' ? null : read(member)));

const INT8_LIST = 1016;
const DATE_LIST = 1182;
const NUMERIC_LIST = 1231;

/**
 * How columns become JavaScript values, by type number; both drivers get the same table. 64-bit
 * integers become numbers (amounts stay far below 2^53), dates and intervals stay text, so that no
 * time zone can move a day; `timestamptz` becomes a Date by the drivers' own rule.
 */
export const parsers: Record<number, (value: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.DATE]: asText,
  [builtins.TIMESTAMP]: asText,
  [builtins.INTERVAL]: asText,
  [INT8_LIST]: listOf(Number),
  [DATE_LIST]: listOf(asText),
  [NUMERIC_LIST]: listOf(asText),
};

/** The table in the form a pg pool takes; it leaves the process-wide table alone. */
export const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) ||
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
