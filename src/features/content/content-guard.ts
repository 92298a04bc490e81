import { type LoaderFunction, redirect } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import type { ErrorMessage } from '#src/lib/error-codes.ts';
import { targetMarketsQuery } from './content.queries.ts';

/**
 * Content of a type is for users with a market for it; others see whom to ask (B027, B028, M002, M003).
 * Without a network the page itself says what it cannot show.
 */
export function requireMarket(type: string): LoaderFunction {
  return async ({ params }) => {
    const markets = await queryClient.ensureQueryData(targetMarketsQuery(type)).catch((error) => {
      if (isNetworkError(error)) return null;
      throw error;
    });
    if (markets === null || markets.length > 0) return null;
    const message: ErrorMessage = 'noMarket';
    const query = { pi: 'warning', t: message, s: message };
    throw redirect(localePath(params.locale ?? '', paths.errorAdmin(query)));
  };
}
