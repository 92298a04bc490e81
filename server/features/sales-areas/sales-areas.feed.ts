import { bool, decimal, oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, inSorg, optional, required } from '#server/feeds/feed-file.ts';

/** Nothing is deleted by being left out: a row that is not active takes its entry away. */
const active = optional(bool, { to: null, empty: true });

/** The points of the map of sales areas (E558 to E561). */
const regions = feedFile({
  name: 'sales_regions.csv',
  table: 'sales_region',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(text(60)),
    description: required(text(200)),
    lat: required(decimal(-90, 90)),
    lng: required(decimal(-180, 180)),
    active,
  },
  removesInactive: true,
});

/** The region groups at the points; a trigger takes a category that is another one than in the file before. */
const regionGroups = feedFile({
  name: 'sales_region_groups.csv',
  table: 'sales_region_group',
  key: ['sorg', 'code'],
  columns: {
    sorg,
    code: required(text(60)),
    region: required(text(60), { references: inSorg('sales_region', 'sales region') }),
    description: required(text(200)),
    category: optional(oneOf(['A', 'B', 'C', 'D']), { to: 'fed_category', empty: 'NONE' }),
    salesGroup: optional(text(60)),
    active,
  },
  removesInactive: true,
});

/** The files of a feed that this feature reads. */
export const salesAreasFeed: readonly FeedFile[] = [regions, regionGroups];
