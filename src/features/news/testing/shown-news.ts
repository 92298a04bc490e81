import type { ReadNews } from '../news.queries.ts';

/** A news item for tests: text without a picture, which need not be read. */
export const toNews = (change: Partial<ReadNews> = {}): ReadNews => ({
  id: '2000~7',
  title: 'Grease for bearings',
  body: '<p>New grease from spring on.</p>',
  language: 'en',
  validFrom: '2026-11-18',
  mustRead: false,
  readAt: null,
  tags: ['workshop'],
  itemPerLine: 3,
  layout: null,
  file: null,
  files: [],
  changedAt: '2026-11-18T08:00:00Z',
  ...change,
});
