import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListVariables } from '#src/features/content/content-writing.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  type WriterSalesDocumentFragment,
  type WrittenSalesDocumentFragment,
  type WrittenSalesDocumentGroupFragment,
  WrittenSalesDocumentGroupItemDocument,
  WrittenSalesDocumentGroupListDocument,
  WrittenSalesDocumentItemDocument,
  WrittenSalesDocumentListDocument,
} from '#src/graphql/generated/graphql.ts';
import type { DocumentWritingParams, GroupWritingParams } from './write-documents.params.ts';

export type ListedDocument = WriterSalesDocumentFragment;
export type WrittenDocument = WrittenSalesDocumentFragment;
export type WrittenGroup = WrittenSalesDocumentGroupFragment;

/** The first part of the keys of all queries of sales documents. */
const root = 'sales_document';

/** The queries that a change of documents or groups makes old. */
export const invalidatedByDocuments = [[root]];

const documentKey = (id: string) => [root, 'written', 'one', id] as const;
const groupKey = (id: string) => [root, 'written', 'group', id] as const;

/** Sales documents for those who write them, also drafts and deleted ones; the device keeps none of them. */
export const writtenDocumentQueries = {
  list: ({ type, group, market, state, ...params }: DocumentWritingParams) => {
    const asked = toListVariables(params, { type, group, market, state });
    return queryOptions({
      queryKey: [root, 'written', 'list', asked],
      queryFn: async ({ signal }) =>
        (await request(WrittenSalesDocumentListDocument, asked, { signal })).salesDocuments,
      placeholderData: keepPreviousData,
    });
  },
  oneKey: documentKey,
  /** Null for a document that is gone or of others. */
  one: (id: string) =>
    queryOptions({
      queryKey: documentKey(id),
      queryFn: async ({ signal }) =>
        (await request(WrittenSalesDocumentItemDocument, { id }, { signal })).salesDocument,
    }),
};

/** Groups of sales documents for those who write them. */
export const writtenGroupQueries = {
  list: ({ market, ...params }: GroupWritingParams) => {
    const asked = toListVariables(params, { market });
    return queryOptions({
      queryKey: [root, 'written', 'groups', asked],
      queryFn: async ({ signal }) =>
        (await request(WrittenSalesDocumentGroupListDocument, asked, { signal }))
          .salesDocumentGroups,
      placeholderData: keepPreviousData,
    });
  },
  oneKey: groupKey,
  /** Null for a group that is gone or of others. */
  one: (id: string) =>
    queryOptions({
      queryKey: groupKey(id),
      queryFn: async ({ signal }) =>
        (await request(WrittenSalesDocumentGroupItemDocument, { id }, { signal }))
          .salesDocumentGroup,
    }),
};

export const toGroupOption = ({ id, name }: { id: string; name: string }) => ({
  value: id,
  label: name,
});

/** Finds a page of groups for what is typed. */
export async function findGroups(
  search: string,
  { page, signal }: { page: number; signal: AbortSignal },
) {
  const asked = { page, limit: 20, ...(search && { search }) };
  const answer = await request(WrittenSalesDocumentGroupListDocument, asked, { signal });
  const { salesDocumentGroups, info } = answer.salesDocumentGroups;
  return { rows: salesDocumentGroups, count: info.count };
}
