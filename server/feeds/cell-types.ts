import { isSupportedDay } from '#shared/days.ts';
import { readMailAddress } from '#shared/mail-address.ts';
import { parseMoney } from '#shared/money.ts';
import { readBoolean } from '#shared/read-boolean.ts';
import { readPlainDay } from '#shared/read-plain-day.ts';
import type { ProblemCode } from './import-report.ts';

/** The reason why a cell is refused. */
export class Wrong {
  readonly code: ProblemCode;
  readonly reason: string;

  constructor(code: ProblemCode, reason: string) {
    this.code = code;
    this.reason = reason;
  }
}

/** How the text of a cell becomes a value, and the SQL type it travels in. */
export interface CellType<T = unknown> {
  sql: string;
  /** @param precision decimals of the row's currency */
  read(text: string, precision: number): T | Wrong;
  /** Blanks at both ends belong to the value. */
  blanks?: boolean;
}

/** A cell's text in a sentence, shortened. */
export const quote = (text: string) => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;

const INT4 = 2_147_483_647;

/** Text of at most `max` characters. */
export const text = (max = 500): CellType<string> => ({
  sql: 'text',
  read(cell) {
    if (cell.length > max) return new Wrong('OUT_OF_RANGE', `is longer than ${max} characters`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the database takes no NUL in a text
    if (/\u0000/.test(cell)) return new Wrong('NOT_ALLOWED', 'holds a NUL character');
    return cell;
  },
});

/** Text of a given form, for example `pattern(/^[a-z]+$/, 'a word in small letters')`. */
export const pattern = (form: RegExp, name: string): CellType<string> => ({
  sql: 'text',
  read: (cell) =>
    form.test(cell) ? cell : new Wrong('NOT_ALLOWED', `${quote(cell)} is not ${name}`),
});

/** An e-mail address, whose domain is stored in the letters of the DNS. */
export const mailAddress: CellType<string> = {
  sql: 'text',
  read: (cell) =>
    readMailAddress(cell) ??
    new Wrong('NOT_ALLOWED', `${quote(cell)} is not an e-mail address such as name@shop.example`),
};

/** One of some words. */
export const oneOf = (words: readonly string[]): CellType<string> => ({
  sql: 'text',
  read: (cell) =>
    words.includes(cell)
      ? cell
      : new Wrong('NOT_ALLOWED', `${quote(cell)} is none of ${words.join(', ')}`),
});

/** A single character, blanks included: separators of amounts. */
export const character: CellType<string> = {
  sql: 'text',
  blanks: true,
  read: (cell) =>
    /^[^\d]$/.test(cell) ? cell : new Wrong('NOT_ALLOWED', `${quote(cell)} is not one character`),
};

/** A whole number between two bounds. */
export const int = (min = 0, max = INT4): CellType<number> => ({
  sql: 'int4',
  read(cell) {
    if (!/^-?\d{1,15}$/.test(cell))
      return new Wrong('NOT_A_NUMBER', `${quote(cell)} is not a whole number`);
    const value = Number(cell);
    if (value >= min && value <= max) return value;
    return new Wrong('OUT_OF_RANGE', `${cell} is not between ${min} and ${max}`);
  },
});

/** An amount in the row's currency, as minor units; it is negative when a customer has paid too much. */
export const signedAmount: CellType<number> = {
  sql: 'int8',
  read(cell, precision) {
    const value = parseMoney(cell, precision);
    if (value !== null) return value;
    return new Wrong(
      'NOT_A_NUMBER',
      `${quote(cell)} is not an amount with at most ${precision} decimals`,
    );
  },
};

/** An amount in the row's currency, as minor units, from 0. */
export const amount: CellType<number> = {
  sql: 'int8',
  read(cell, precision) {
    const value = signedAmount.read(cell, precision);
    if (value instanceof Wrong || value >= 0) return value;
    return new Wrong('OUT_OF_RANGE', `${cell} is below 0`);
  },
};

/** A decimal number as it is written, from 0 to 1. */
export const fraction: CellType<string> = {
  sql: 'numeric',
  read(cell) {
    if (!/^\d{1,9}(\.\d{1,9})?$/.test(cell))
      return new Wrong('NOT_A_NUMBER', `${quote(cell)} is not a decimal number`);
    return Number(cell) <= 1 ? cell : new Wrong('OUT_OF_RANGE', `${cell} is not between 0 and 1`);
  },
};

/** A decimal number between two bounds. */
export const decimal = (min: number, max: number): CellType<number> => ({
  sql: 'float8',
  read(cell) {
    if (!/^-?\d{1,9}(\.\d{1,15})?$/.test(cell))
      return new Wrong('NOT_A_NUMBER', `${quote(cell)} is not a decimal number`);
    const value = Number(cell);
    if (value >= min && value <= max) return value;
    return new Wrong('OUT_OF_RANGE', `${cell} is not between ${min} and ${max}`);
  },
});

/** A day of the calendar. */
export const date: CellType<string> = {
  sql: 'date',
  read(cell) {
    const day = readPlainDay(cell);
    return day && day >= '1900' ? day : new Wrong('NOT_A_DATE', `${quote(cell)} is not a day`);
  },
};

/** A day that clients send back to the server as an argument, which takes the years 2000 to 2100. */
export const supportedDay: CellType<string> = {
  sql: 'date',
  read(cell) {
    const day = readPlainDay(cell);
    return day && isSupportedDay(day)
      ? day
      : new Wrong('NOT_A_DATE', `${quote(cell)} is not a day of the years 2000 to 2100`);
  },
};

export const bool: CellType<boolean> = {
  sql: 'bool',
  read(cell) {
    const wrong = () => new Wrong('NOT_A_BOOLEAN', `${quote(cell)} is neither true nor false`);
    return readBoolean(cell) ?? wrong();
  },
};

/** Reads a list with `|` between its members, each by `member`. Reports the first wrong member. */
export function listOf<T>(member: CellType<T>, sql = 'text[]'): CellType<T[]> {
  return {
    sql,
    read(cell, precision) {
      const values: T[] = [];
      for (const part of new Set(cell.split('|').map((piece) => piece.trim()))) {
        if (part === '') continue;
        const value = member.read(part, precision);
        if (value instanceof Wrong) return value;
        values.push(value);
      }
      return values;
    },
  };
}

/** The name of a picture in `images/`; the value is the name without its ending. */
export const picture: CellType<string> = {
  sql: 'text',
  read(cell) {
    const match = /^([\w-][\w.-]{0,150})\.(svg|webp|png|jpe?g|gif|avif)$/i.exec(cell);
    return match?.[1] ?? new Wrong('NOT_ALLOWED', `${quote(cell)} is not the name of a picture`);
  },
};
