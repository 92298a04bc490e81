import type { FeedFile } from '#server/feeds/feed-file.ts';
import { groupsets } from './feed/groupsets.feed.ts';
import { productMessages } from './feed/product-messages.feed.ts';
import {
  articles,
  bikeCategories,
  merchandiseCategories,
  productGroups,
} from './feed/products.feed.ts';
import { searchSynonyms } from './feed/search-synonyms.feed.ts';
import { arrivals, stock, warehouses } from './feed/stock.feed.ts';

/** The files of a feed that this feature reads. */
export const catalogFeed: readonly FeedFile[] = [
  warehouses,
  merchandiseCategories,
  bikeCategories,
  searchSynonyms,
  productGroups,
  articles,
  stock,
  arrivals,
  groupsets,
  productMessages,
];
