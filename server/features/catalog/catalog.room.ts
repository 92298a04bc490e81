import type { Room } from '#server/graphql/room.ts';
import { bikeCategories } from './bikeCategories.ts';
import { filter } from './filter.ts';
import { groupsets } from './groupsets.ts';
import { productDetailsV2 } from './productDetailsV2.ts';
import { productGroups } from './productGroups.ts';
import { productStock } from './productStock.ts';
import { products } from './products.ts';
import { searchSuggestions } from './searchSuggestions.ts';

export const catalog: Room = {
  name: 'catalog',
  resolvers: {
    Query: {
      products,
      productGroups,
      filter,
      bikeCategories,
      productDetailsV2,
      productStock,
      searchSuggestions,
      groupsets,
    },
  },
};
