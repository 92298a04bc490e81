import { toPaper } from '#src/features/content/testing/content-files.ts';
import type { ShownSalesDocumentFragment } from '#src/graphql/generated/graphql.ts';

/** A sales document for tests: general, in a group, with a PDF, which need not be read. */
export const toDocument = (
  change: Partial<ShownSalesDocumentFragment> = {},
): ShownSalesDocumentFragment => ({
  id: '2000~7',
  type: 'general',
  title: 'Price list',
  subtitle: 'Valid from spring on',
  body: '<p>All prices.</p>',
  language: 'en',
  validFrom: '2026-11-18',
  mustRead: false,
  readAt: null,
  salesDocumentGroup: { id: '2000~g1', name: 'Prices' },
  tags: ['workshop'],
  itemPerLine: 3,
  layout: null,
  files: [toPaper()],
  changedAt: '2026-11-18T08:00:00Z',
  ...change,
});
