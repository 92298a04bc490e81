import { msg } from '@lingui/core/macro';
import { type LoaderFunction, redirect } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { i18n, restOfMessages } from '#src/i18n/i18n.ts';
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
    await restOfMessages();
    const query = {
      pi: 'warning',
      t: i18n._(msg`No Data`),
      s: i18n._(
        msg`You need to have the correct configuration, to access the data. Please contact support.`,
      ),
    };
    throw redirect(localePath(params.locale ?? '', paths.errorAdmin(query)));
  };
}
