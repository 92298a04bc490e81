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

/** Describes the position of a page in a list of `count` rows. */
export function pageInfo({ page, limit }: Page, count: number): PageInfo {
  return { page, limit, count, pageTotal: Math.ceil(count / limit) };
}

/**
 * Checks text on its way to the database, which knows no NUL character.
 * @throws GraphQLError BAD_USER_INPUT when it is too long or holds a NUL
 */
export function checkedText(text: string, name: string, most = 200): string {
  if (text.length > most) throw badUserInput(`${name} is longer than ${most} characters`);
  if (text.includes('\0')) throw badUserInput(`${name} holds a character that is not allowed`);
  return text;
}
