import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { accountStatuses } from '#shared/serials/account-status.ts';
import {
  choiceParam,
  defineListParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  ConsumerAccountsDocument,
  type ConsumerAccountsQuery,
} from '#src/graphql/generated/graphql.ts';

export type ConsumerAccount = ConsumerAccountsQuery['accountPolygonBikesDatas']['accounts'][number];

/** An empty status leaves all. */
export const accountListParams = defineListParams(
  v.object({ search: textParam(), status: choiceParam(['', ...accountStatuses]), ...pageParams }),
);

/** A page of the accounts. The device keeps no answer of it, because they are data of consumers. */
export const accountListQuery = (params: typeof accountListParams.defaults) =>
  queryOptions({
    queryKey: ['consumer-accounts', params],
    queryFn: async ({ signal }) => {
      const { search, status, page, limit } = params;
      const asked = { ...(search && { search }), ...(status && { status }), page, limit };
      return (await request(ConsumerAccountsDocument, asked, { signal })).accountPolygonBikesDatas;
    },
    placeholderData: keepPreviousData,
  });
