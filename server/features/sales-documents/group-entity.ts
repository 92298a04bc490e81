import {
  createItemEntity,
  parseItem,
  toAuditedItem,
} from '#server/features/content/content.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type {
  SalesDocumentGroup,
  SalesDocumentGroupInput,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { countDocuments, findGroup, type GroupRow } from './groups.store.ts';
import { toGroup } from './show-documents.ts';

/** Describes groups to the shared mutations, for one request. @throws GraphQLError FORBIDDEN (B037) */
export const createGroupEntity = (ctx: Context) =>
  createItemEntity<GroupRow, SalesDocumentGroupInput, SalesDocumentGroup>(ctx, {
    kind: 'sales_document_group',
    feature: 'sales-documents',
    ownsHistory: false,
    find: findGroup,
    async parse(tx, _ctx, { name, ...input }) {
      const sent = { ...input, title: name };
      const titleField = 'input.name';
      const item = await parseItem(tx, ctx, 'sales_document_group', sent, { titleField });
      return 'userErrors' in item ? item : { parsed: item.parsed.values };
    },
    async checkDelete(tx, { id }) {
      const count = await countDocuments(tx, id);
      if (count === 0) return [];
      return [userError('id', 'NOT_EMPTY', `${count} items are in it; move them first`, { count })];
    },
    show: (row) => toGroup(row),
    audited: (row) => toAuditedItem('sales_document_group', row),
  });
