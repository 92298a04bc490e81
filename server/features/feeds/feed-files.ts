import type { FeedFile } from '#server/feeds/feed-file.ts';
import type { FeedFolder, FeedPart } from '#server/feeds/feed-folder.ts';
import { inReadingOrder } from '#server/feeds/reading-order.ts';
import { feedParts } from '#server/generated/feed-files.ts';

/**
 * The order that docs/feeds.md promises: distributors know it from their reports. A new file needs no
 * entry; it is read behind these, or before the one that refers to it.
 */
const promisedOrder = [
  'sales_orgs.csv',
  'hosts.csv',
  'permissions.csv',
  'roles.csv',
  'group_roles.csv',
  'warehouses.csv',
  'price_lists.csv',
  'customers.csv',
  'ship_tos.csv',
  'credits.csv',
  'content_target_markets.csv',
  'users.csv',
  'merchandise_categories.csv',
  'bike_categories.csv',
  'search_synonyms.csv',
  'product_groups.csv',
  'articles.csv',
  'prices.csv',
  'deals.csv',
  'orders.csv',
  'order_lines.csv',
  'order_confirmations.csv',
  'deliveries.csv',
  'delivery_lines.csv',
  'stock.csv',
  'arrivals.csv',
  'groupsets.csv',
  'announcements.csv',
  'banners.csv',
  'product_messages.csv',
  'order_blocks.csv',
  'promotions.csv',
  'shipment_rates.csv',
  'freight_benefits.csv',
  'closed_days.csv',
  'payments.csv',
];

const isFile = (part: FeedPart): part is FeedFile => 'table' in part;
const isFolder = (part: FeedPart): part is FeedFolder => 'folder' in part;

const rankOf = ({ name }: FeedFile) =>
  promisedOrder.includes(name) ? promisedOrder.indexOf(name) : promisedOrder.length;

/** The files of a feed in the order they are read: what is referred to comes first. */
export const feedFiles: readonly FeedFile[] = inReadingOrder(
  feedParts.filter(isFile).toSorted((a, b) => rankOf(a) - rankOf(b)),
);

/** The folders that features read, after all files. */
export const folderReaders: readonly FeedFolder[] = feedParts.filter(isFolder);

/** The folders that a feed may have next to its CSV files. Files in other folders do not belong to the feed. */
export const feedFolders: readonly string[] = [
  'images',
  'images/banners',
  ...feedFiles.flatMap(({ documents }) => (documents ? [documents.folder] : [])),
  ...folderReaders.map(({ folder }) => folder),
];
