import { bool, listOf, oneOf, text } from '#server/feeds/cell-types.ts';
import { checkParents } from '#server/feeds/content/check-parents.ts';
import {
  checkFiles,
  listNamedFiles,
  neededFileColumns,
} from '#server/feeds/content/file-columns.ts';
import {
  cardColumns,
  checkDays,
  contentTargetMarkets,
  dayColumns,
  itemColumns,
  line,
  refreshSearch,
} from '#server/feeds/content/item-columns.ts';
import { type FeedFile, feedFile, inSorg, optional, required } from '#server/feeds/feed-file.ts';
import { html } from '#server/feeds/message-cells.ts';
import { contentLimits } from '#shared/content/content-limits.ts';

const groups = feedFile({
  name: 'sales_document_groups.csv',
  translated: ['name'],
  table: 'sales_document_group',
  key: ['sorg', 'id'],
  keepsStaffChanges: 'of_staff',
  raisesVersion: true,
  columns: { ...itemColumns, name: required(line, { to: 'title' }), contentTargetMarkets },
  after: refreshSearch({ table: 'sales_document_group', texts: ['title'], hasTags: false }),
});

const label = 'group of sales documents';

const documents = feedFile({
  name: 'sales_documents.csv',
  translated: ['title', 'subtitle', 'body'],
  table: 'sales_document',
  key: ['sorg', 'id'],
  keepsStaffChanges: 'of_staff',
  raisesVersion: true,
  columns: {
    ...itemColumns,
    type: required(oneOf(['general', 'technical'])),
    salesDocumentGroup: optional(text(60), {
      to: 'parent_id',
      references: inSorg('sales_document_group', label),
    }),
    title: required(line),
    subtitle: optional(line, { empty: '' }),
    body: optional(html, { empty: '' }),
    ...dayColumns,
    contentTargetMarkets,
    ...cardColumns,
    tags: optional(listOf(text(contentLimits.tag)), { empty: [] }),
    mustRead: optional(bool, { empty: false }),
    published: optional(bool, { empty: true }),
    ...neededFileColumns,
  },
  checks: checkParents('salesDocumentGroup', 'sales_document_group', label),
  namedFiles: listNamedFiles,
  finish(row, tell) {
    checkDays(row, tell);
    checkFiles(row, tell);
  },
  after: refreshSearch({
    table: 'sales_document',
    texts: ['title', 'subtitle', 'body'],
    hasTags: true,
  }),
});

/** The files of a feed that this feature reads. */
export const salesDocumentsFeed: readonly FeedFile[] = [groups, documents];
