import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  ClickCollectOrderDocument,
  ClickCollectOrdersDocument,
  type ListedClickCollectOrderFragment,
  type ShownClickCollectOrderFragment,
} from '#src/graphql/generated/graphql.ts';
import type { ClickCollectParams } from './click-collect.params.ts';

export type ListedOrder = ListedClickCollectOrderFragment;
/** An order with its lines. */
export type ShownOrder = ShownClickCollectOrderFragment;

/** Orders of consumers; all keys begin with `click-collect`. */
export const clickCollectQueries = {
  list: ({ search, status, overdue, page, limit }: ClickCollectParams) =>
    queryOptions({
      queryKey: ['click-collect', 'list', { search, status, overdue, page, limit }],
      queryFn: async ({ signal }) => {
        const asked = {
          ...(search && { search }),
          ...(status.length > 0 && { status: [...status] }),
          ...(overdue && { overdue }),
          page,
          limit,
        };
        return (await request(ClickCollectOrdersDocument, asked, { signal })).clickCollectOrders;
      },
      placeholderData: keepPreviousData,
    }),
  one: (orderId: string) =>
    queryOptions({
      queryKey: ['click-collect', 'one', orderId],
      queryFn: async ({ signal }) =>
        (await request(ClickCollectOrderDocument, { orderId }, { signal })).clickCollectOrder,
    }),
};
