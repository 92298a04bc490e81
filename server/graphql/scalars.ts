import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { isCalendarDay, isSupportedDay } from '#shared/days.ts';

const refuse = (message: string): never => {
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
};

/** Money: whole minor units, exactly representable; no strings, no fractions. */
export const Money = new GraphQLScalarType<number, number>({
  name: 'Money',
  parseValue: money,
  serialize: money,
  parseLiteral: (node) => (node.kind === Kind.INT ? money(Number(node.value)) : money(node)),
});

/** Date: an existing calendar day, YYYY-MM-DD; asked for may be the years 2000 to 2100. */
export const DateScalar = textScalar('Date', 'a day from 2000 to 2100 as YYYY-MM-DD', {
  isInput: isSupportedDay,
  isOutput: isCalendarDay,
});

/** DateTime: an instant in UTC, ISO 8601; the database's dates are written so. */
export const DateTime = textScalar('DateTime', 'an instant as 2026-01-31T12:00:00Z', {
  isInput: (text) => isInstant(text, isSupportedDay),
  isOutput: (text) => isInstant(text, isCalendarDay),
});

function money(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  return refuse('Money must be a whole number of minor units');
}

/**
 * @param fits checks values of requests and of answers: stored data may hold days that no request may name
 */
function textScalar(
  name: string,
  wanted: string,
  fits: { isInput: (text: string) => boolean; isOutput: (text: string) => boolean },
) {
  const check = (value: unknown, isGood: (text: string) => boolean): string =>
    typeof value === 'string' && isGood(value) ? value : refuse(`${name} must be ${wanted}`);
  return new GraphQLScalarType<string, string>({
    name,
    parseValue: (value) => check(value, fits.isInput),
    serialize: (value) => check(value instanceof Date ? value.toISOString() : value, fits.isOutput),
    parseLiteral: (node: ValueNode) =>
      check(node.kind === Kind.STRING ? node.value : null, fits.isInput),
  });
}

function isInstant(text: string, isGoodDay: (day: string) => boolean): boolean {
  const match = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.exec(text);
  return match?.[1] !== undefined && isGoodDay(match[1]) && !Number.isNaN(Date.parse(text));
}
