import { useEffect, useEffectEvent } from 'react';
import { type LoaderFunction, redirect } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { ErrorMessage } from '#src/lib/error-codes.ts';
import { targetMarketsQuery } from './content.queries.ts';

const message: ErrorMessage = 'noMarket';
const noMarketPath = paths.errorAdmin({ pi: 'warning', t: message, s: message });

/**
 * Content of a type is for users with a market for it; others see whom to ask (B027, B028, M002, M003).
 * Without a network the page itself says what it cannot show.
 */
export function requireMarket(type: string): LoaderFunction {
  return async ({ params }) => {
    const markets = await queryClient.fetchQuery(targetMarketsQuery(type)).catch((error) => {
      if (isNetworkError(error)) return null;
      throw error;
    });
    if (markets === null || markets.length > 0) return null;
    throw redirect(localePath(params.locale ?? '', noMarketPath));
  };
}

/**
 * Asks again for the markets of the user where a page has nothing to show: the last one may have been taken away
 * since the page was opened, and then the user sees whom to ask.
 */
export function useMarketCheck(type: string, isEmpty: boolean): void {
  const navigate = useLocaleNavigate();
  const check = useEffectEvent(async () => {
    const query = { ...targetMarketsQuery(type), staleTime: 0 };
    const markets = await queryClient.fetchQuery(query).catch(() => null);
    if (markets?.length === 0) await navigate(noMarketPath, { replace: true });
  });
  useEffect(() => {
    if (isEmpty) void check();
  }, [isEmpty]);
}
