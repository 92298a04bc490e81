import { toPicture } from '#src/features/content/testing/content-files.ts';
import type { ShownMarketingMaterialFragment } from '#src/graphql/generated/graphql.ts';
import type { ReadCategory } from '../material.queries.ts';

/** Marketing material for tests: a picture in the category 2000~c1, linked to no article. */
export const toMaterial = (
  change: Partial<ShownMarketingMaterialFragment> = {},
): ShownMarketingMaterialFragment => ({
  id: '2000~m1',
  type: 'brand_assets',
  title: 'Bike on a hill',
  language: 'en',
  layout: null,
  placeholderFile: null,
  files: [toPicture()],
  uploadAt: { date: '2026-11-18' },
  articles: [],
  marketingMaterialCategoryId: '2000~c1',
  changedAt: '2026-11-18T08:00:00Z',
  body: '<p>Taken in Bandung.</p>',
  tags: ['hill'],
  itemPerLine: 3,
  category: { id: '2000~c1', title: 'Logos' },
  ...change,
});

/** A category for tests: root, without categories below it. */
export const toCategory = (change: Partial<ReadCategory> = {}): ReadCategory => ({
  id: '2000~c1',
  type: 'brand_assets',
  title: 'Logos',
  language: 'en',
  totalChildren: 0,
  totalMaterials: 1,
  layout: null,
  file: null,
  uploadAt: null,
  changedAt: '2026-11-18T08:00:00Z',
  showChilds: true,
  itemPerLine: 4,
  breadcrumb: [],
  children: [],
  ...change,
});
