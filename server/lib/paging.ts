import { GraphQLError } from 'graphql';
import type { PageInfo } from '#server/graphql/generated/types.ts';

/** A page of a list: `limit` rows after `offset`. */
export interface Page {
  page: number;
  limit: number;
  offset: number;
}

/** An input no client of ours sends; answered as a GraphQL error with code BAD_USER_INPUT. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/**
 * The page a list operation was asked for.
 * @param most the highest limit the operation allows
 * @throws GraphQLError BAD_USER_INPUT when page or limit is out of bounds
 */
export function parsePage(args: { page: number; limit: number }, most: number): Page {
  const { page, limit } = args;
  if (!Number.isInteger(page) || page < 1) throw badUserInput('page must be 1 or more');
  if (!Number.isInteger(limit) || limit < 1 || limit > most)
    throw badUserInput(`limit must be between 1 and ${most}`);
  return { page, limit, offset: (page - 1) * limit };
}

/** Describes the position of a page in a list. @param counted how many rows the list has */
export function pageInfo({ page, limit }: Page, counted: number | BoundedCount): PageInfo {
  const { count, more } = typeof counted === 'number' ? { count: counted, more: false } : counted;
  return { page, limit, count, pageTotal: Math.ceil(count / limit), more };
}

/** How many rows of a list are counted, and have pages, where its count is bounded. */
export const mostCounted = 10_000;

/** A count that stops at `mostCounted`. */
export interface BoundedCount {
  count: number;
  /** Whether there are more than `count`. */
  more: boolean;
}

/** The part of a page that lies within the rows that are counted. */
export const toBoundedPage = (page: Page): Page => ({
  ...page,
  limit: Math.max(0, Math.min(page.limit, mostCounted - page.offset)),
});

/** Bounds a number of rows, of which no more than `mostCounted` and one were counted. */
export const toBoundedCount = (counted: number): BoundedCount => ({
  count: Math.min(counted, mostCounted),
  more: counted > mostCounted,
});

/**
 * Checks text on its way to the database, which knows no NUL character.
 * @throws GraphQLError BAD_USER_INPUT when it is too long or holds a NUL
 */
export function checkedText(text: string, name: string, most = 200): string {
  if (text.length > most) throw badUserInput(`${name} is longer than ${most} characters`);
  if (text.includes('\0')) throw badUserInput(`${name} holds a character that is not allowed`);
  return text;
}

/** Adds the counts of a list by some of the values, null for all of them. */
export function addCounts<Value>(
  counts: ReadonlyMap<Value, BoundedCount>,
  chosen: readonly Value[] | null,
): BoundedCount {
  let sum = 0;
  let isMore = false;
  for (const [value, { count, more }] of counts) {
    if (chosen && !chosen.includes(value)) continue;
    sum += count;
    isMore ||= more;
  }
  return toBoundedCount(isMore ? mostCounted + 1 : sum);
}
