import {
  bool,
  type CellType,
  int,
  listOf,
  oneOf,
  quote,
  text,
  Wrong,
} from '#server/feeds/cell-types.ts';
import { checkParents } from '#server/feeds/content/check-parents.ts';
import {
  altColumns,
  cardPicture,
  checkFiles,
  listNamedFiles,
  neededFileColumns,
} from '#server/feeds/content/file-columns.ts';
import {
  cardColumns,
  contentTargetMarkets,
  itemColumns,
  line,
  refreshSearch,
  toKey,
} from '#server/feeds/content/item-columns.ts';
import { type FeedFile, feedFile, inSorg, optional, required } from '#server/feeds/feed-file.ts';
import { html } from '#server/feeds/message-cells.ts';
import { contentLimits } from '#shared/content/content-limits.ts';
import { CategoryChecks } from './feed/category-checks.ts';
import { copyTypes } from './feed/category-tree.store.ts';
import { findRouteProblem } from './route.rules.ts';

const label = 'category of marketing material';

const routeProblems = {
  BAD_ROUTE: 'is not a route of small letters, digits and single hyphens',
  ROUTE_RESERVED: 'is a word of the portal’s own addresses',
};

/** The part of an address that names a category (reading 66). */
const route: CellType<string> = {
  sql: 'text',
  read(cell) {
    const problem = findRouteProblem(cell);
    return problem ? new Wrong('NOT_ALLOWED', `${quote(cell)} ${routeProblems[problem]}`) : cell;
  },
};

const refreshCategories = refreshSearch({
  table: 'marketing_material_category',
  texts: ['title'],
  hasTags: false,
});

const categories = feedFile({
  name: 'marketing_categories.csv',
  translated: ['title'],
  table: 'marketing_material_category',
  key: ['sorg', 'id'],
  keepsStaffChanges: 'of_staff',
  raisesVersion: true,
  columns: {
    ...itemColumns,
    parent: optional(text(60), {
      to: 'parent_id',
      references: inSorg('marketing_material_category', label),
    }),
    type: required(oneOf(['marketing_material', 'brand_assets'])),
    route: required(route),
    title: required(line),
    contentTargetMarkets,
    showChilds: optional(bool, { empty: true }),
    sorting: optional(int(), { empty: 0 }),
    ...cardColumns,
    file: cardPicture(),
    ...altColumns,
  },
  checks: (run) => new CategoryChecks(run),
  namedFiles: listNamedFiles,
  finish: checkFiles,
  async after(rows, run) {
    await copyTypes(run.db, rows.map(toKey));
    await refreshCategories(rows, run);
  },
});

/** The articles, models or brands it is about; the catalog need not have them yet. */
const links = () => optional(listOf(text(contentLimits.tag)), { empty: [] });

const materials = feedFile({
  name: 'marketing_materials.csv',
  translated: ['title', 'body'],
  table: 'marketing_material',
  key: ['sorg', 'id'],
  keepsStaffChanges: 'of_staff',
  raisesVersion: true,
  columns: {
    ...itemColumns,
    marketingMaterialCategory: required(text(60), {
      to: 'parent_id',
      references: inSorg('marketing_material_category', label),
    }),
    title: required(line),
    body: optional(html, { empty: '' }),
    contentTargetMarkets,
    ...cardColumns,
    tags: optional(listOf(text(contentLimits.tag)), { empty: [] }),
    articles: links(),
    models: links(),
    brands: links(),
    published: optional(bool, { empty: true }),
    placeholderFile: cardPicture(),
    ...neededFileColumns,
  },
  derived: {
    table: 'marketing_material_category',
    on: 'd.sorg = r.sorg and d.id = r.parent_id',
    columns: ['type'],
  },
  checks: checkParents('marketingMaterialCategory', 'marketing_material_category', label),
  namedFiles: listNamedFiles,
  finish: checkFiles,
  after: refreshSearch({ table: 'marketing_material', texts: ['title', 'body'], hasTags: true }),
});

/** The files of a feed that this feature reads. */
export const marketingMaterialFeed: readonly FeedFile[] = [categories, materials];
