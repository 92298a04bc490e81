import {
  createItemEntity,
  parseItem,
  toAuditedCards,
  toAuditedDays,
  toAuditedItem,
} from '#server/features/content/content.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { SalesDocument, SalesDocumentInput } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { type DocumentRow, findDocument } from './documents.store.ts';
import { toDocument } from './show-documents.ts';

/** The words for a group that is not there. */
const ofGroup = {
  field: 'input.salesDocumentGroup',
  code: 'UNKNOWN_GROUP',
  message: 'There is no such group',
};

const noFile = userError('input.files', 'FILE_REQUIRED', 'Add a file');

/** Describes documents to the shared mutations, for one request. @throws GraphQLError FORBIDDEN (B037) */
export const createDocumentEntity = (ctx: Context) =>
  createItemEntity<DocumentRow, SalesDocumentInput, SalesDocument>(ctx, {
    kind: 'sales_document',
    feature: 'sales-documents',
    ownsHistory: true,
    find: findDocument,
    async parse(tx, _ctx, { salesDocumentGroup, ...input }) {
      const sent = { ...input, parent: salesDocumentGroup ?? null };
      const userErrors = input.files.length === 0 ? [noFile] : [];
      const item = await parseItem(tx, ctx, 'sales_document', sent, {
        parent: ofGroup,
        userErrors,
      });
      if ('userErrors' in item) return item;
      const { values, parent } = item.parsed;
      const columns = { ...values.columns, type: input.type, parent_id: parent?.id ?? null };
      return { parsed: { ...values, columns } };
    },
    show: toDocument,
    audited: (row) => ({
      type: row.type,
      ...toAuditedItem('sales_document', row),
      ...toAuditedDays(row),
      ...toAuditedCards(row),
      salesDocumentGroup: row.salesDocumentGroup?.name ?? null,
      tags: row.tags.join(', '),
      mustRead: row.mustRead,
    }),
  });
