import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

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

/** Date: an existing calendar day, YYYY-MM-DD. */
export const DateScalar = textScalar('Date', isDay, 'a day as YYYY-MM-DD');

/** DateTime: an instant in UTC, ISO 8601; the database's dates are written so. */
export const DateTime = textScalar('DateTime', isInstant, 'an instant as 2026-01-31T12:00:00Z');

function money(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  return refuse('Money must be a whole number of minor units');
}

function textScalar(name: string, fits: (text: string) => boolean, wanted: string) {
  const parse = (value: unknown): string =>
    typeof value === 'string' && fits(value) ? value : refuse(`${name} must be ${wanted}`);
  return new GraphQLScalarType<string, string>({
    name,
    parseValue: parse,
    serialize: (value) => parse(value instanceof Date ? value.toISOString() : value),
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

function isDay(text: string): boolean {
  // The database's calendar has no year 0.
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isInstant(text: string): boolean {
  const match = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.exec(text);
  return match?.[1] !== undefined && isDay(match[1]) && !Number.isNaN(Date.parse(text));
}
