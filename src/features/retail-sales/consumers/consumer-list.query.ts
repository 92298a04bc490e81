import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  ConsumerRecordsDocument,
  type ConsumerRecordsQuery,
} from '#src/graphql/generated/graphql.ts';
import type { ConsumerListParams } from './consumer-list.params.ts';

/** A record with data of a consumer. */
export type ShownConsumer = ConsumerRecordsQuery['consumerRecords']['records'][number];

/** The first part of the keys of these queries. */
export const consumersKey = 'consumers';

/** A page of the records with data of consumers. The device keeps no answer of it. */
export const consumerListQuery = ({ search, page, limit, sort }: ConsumerListParams) =>
  queryOptions({
    queryKey: [consumersKey, { search, page, limit, sort }],
    queryFn: async ({ signal }) => {
      const order = toServerSort(sort);
      const variables = { page, limit, ...(search && { search }), ...(order && { sort: order }) };
      return (await request(ConsumerRecordsDocument, variables, { signal })).consumerRecords;
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
