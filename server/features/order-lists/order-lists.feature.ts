import type { Feature } from '#server/graphql/feature.ts';
import { articleAliases } from './articleAliases.ts';
import { deleteOrderList } from './deleteOrderList.ts';
import { orderListState } from './orderListState.ts';
import { orderLists as orderListsQuery } from './orderLists.ts';
import { saveArticleAliases } from './saveArticleAliases.ts';
import { saveOrderList } from './saveOrderList.ts';

export const orderLists: Feature = {
  name: 'order-lists',
  resolvers: {
    Query: { orderLists: orderListsQuery, articleAliases, orderListState },
    Mutation: { saveOrderList, deleteOrderList, saveArticleAliases },
  },
};
