import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  ClickCollectConsumerDocument,
  ClickCollectConsumersDocument,
  ClickCollectCountsDocument,
  ClickCollectOrderDocument,
  ClickCollectOrdersDocument,
  type ListedClickCollectOrderFragment,
  type ShownClickCollectOrderFragment,
} from '#src/graphql/generated/graphql.ts';
import type { ClickCollectParams } from './click-collect.params.ts';

export type ListedOrder = ListedClickCollectOrderFragment;
/** An order with its lines. */
export type ShownOrder = ShownClickCollectOrderFragment;

const toVariables = ({ search, status, overdue, page, limit }: ClickCollectParams) => ({
  ...(search && { search }),
  ...(status.length > 0 && { status: [...status] }),
  ...(overdue && { overdue }),
  page,
  limit,
});

/** Orders of consumers; all keys begin with `click-collect`. The device keeps the orders, and no consumer. */
export const clickCollectQueries = {
  list: (params: ClickCollectParams) =>
    queryOptions({
      queryKey: ['click-collect', 'list', toVariables(params)],
      queryFn: async ({ signal }) =>
        (await request(ClickCollectOrdersDocument, toVariables(params), { signal }))
          .clickCollectOrders,
      placeholderData: keepPreviousData,
    }),
  /** The names of the consumers of a page of orders, by the ids of the orders. */
  consumers: (params: ClickCollectParams) =>
    queryOptions({
      queryKey: ['click-collect', 'consumers', toVariables(params)],
      queryFn: async ({ signal }) => {
        const answer = await request(ClickCollectConsumersDocument, toVariables(params), {
          signal,
        });
        const { orders } = answer.clickCollectOrders;
        return new Map(orders.map(({ id, customer }) => [id, customer?.fullName ?? '']));
      },
      placeholderData: keepPreviousData,
    }),
  /** The counts by status of the active customer's orders, and how many are overdue. */
  counts: (customer: string) =>
    queryOptions({
      queryKey: ['click-collect', 'counts', customer],
      queryFn: async ({ signal }) =>
        (await request(ClickCollectCountsDocument, {}, { signal })).clickCollectOrders,
    }),
  one: (orderId: string) =>
    queryOptions({
      queryKey: ['click-collect', 'one', orderId],
      queryFn: async ({ signal }) =>
        (await request(ClickCollectOrderDocument, { orderId }, { signal })).clickCollectOrder,
    }),
  consumer: (orderId: string) =>
    queryOptions({
      queryKey: ['click-collect', 'consumer', orderId],
      queryFn: async ({ signal }) => {
        const answer = await request(ClickCollectConsumerDocument, { orderId }, { signal });
        return answer.clickCollectOrder?.customer ?? null;
      },
    }),
};
