import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { itemsOnPage, requestItem } from '#src/features/content/content-reading.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  type ListedSalesDocumentFragment,
  SalesDocumentDocument,
  SalesDocumentListDocument,
  SalesDocumentsByGroupDocument,
  SalesDocumentsWithoutGroupDocument,
  type SalesDocumentType,
  SalesDocumentTypesDocument,
} from '#src/graphql/generated/graphql.ts';

/** Groups of a page. */
export const groupsOnPage = 10;

/** Documents of a group on the page of all groups; the rest is on a page of the group. */
export const shownOfGroup = 6;

/** In the address in place of the id of a group: the documents without one. */
export const noGroup = 'none';

/** Documents below a heading. */
export interface DocumentSection {
  /** The id of the group, or `noGroup`. */
  id: string;
  /** Of the group; empty for documents without one. */
  name: string;
  documents: readonly ListedSalesDocumentFragment[];
  /** How many documents it has. */
  count: number;
}

/** A page of documents; two of the three lists are empty. */
export interface DocumentPage {
  /** The types that have documents. */
  types: readonly { id: SalesDocumentType; count: number }[];
  sections: readonly DocumentSection[];
  /** The results of a search. */
  documents: readonly ListedSalesDocumentFragment[];
  /** Groups or documents of all pages. */
  count: number;
  asOf: string;
}

interface Asked {
  /** Null for the tiles of the types. */
  type: SalesDocumentType | null;
  /** A search finds documents of both types and all groups. */
  q: string;
  /** The id of a group, `noGroup`, or empty for all groups. */
  group: string;
  page: number;
}

const nothing = { types: [], sections: [], documents: [] };

async function loadTypes(signal: AbortSignal): Promise<DocumentPage> {
  const { general, technical } = await request(SalesDocumentTypesDocument, {}, { signal });
  const counts = [
    { id: 'general', count: general.info.count },
    { id: 'technical', count: technical.info.count },
  ] as const;
  const types = counts.filter(({ count }) => count > 0);
  return { ...nothing, types, count: types.length, asOf: general.asOf };
}

async function loadGroups(
  type: SalesDocumentType,
  page: number,
  signal: AbortSignal,
): Promise<DocumentPage> {
  const asked = { page, limit: groupsOnPage, type, shown: shownOfGroup };
  const answer = await request(SalesDocumentsByGroupDocument, asked, { signal });
  const { salesDocumentGroups, info, asOf } = answer.salesDocumentGroupsWithDocuments;
  const groups = salesDocumentGroups.map(({ totalDocuments: count, ...group }) => ({
    ...group,
    count,
  }));
  const { salesDocuments: documents, info: apart } = answer.salesDocumentsWithoutGroup;
  const rest = { id: noGroup, name: '', documents, count: apart.count };
  const hasRest = page === 1 && documents.length > 0;
  return {
    ...nothing,
    sections: hasRest ? [...groups, rest] : groups,
    count: info.count,
    asOf,
  };
}

async function loadGroup({ type, group, page }: Asked, signal: AbortSignal): Promise<DocumentPage> {
  const paging = { page, limit: itemsOnPage };
  const ofGroup = { ...paging, filter: { group, ...(type && { type }) } };
  const { salesDocuments, info, asOf } =
    group === noGroup
      ? (await request(SalesDocumentsWithoutGroupDocument, { ...paging, type }, { signal }))
          .salesDocumentsWithoutGroup
      : (await request(SalesDocumentListDocument, ofGroup, { signal })).salesDocuments;
  const name = salesDocuments[0]?.salesDocumentGroup?.name ?? '';
  const section = { id: group, name, documents: salesDocuments, count: info.count };
  const sections = salesDocuments.length > 0 ? [section] : [];
  return { ...nothing, sections, count: info.count, asOf };
}

async function search({ q, page }: Asked, signal: AbortSignal): Promise<DocumentPage> {
  const asked = { page, limit: itemsOnPage, search: q };
  const { salesDocuments } = await request(SalesDocumentListDocument, asked, { signal });
  const { salesDocuments: documents, info, asOf } = salesDocuments;
  return { ...nothing, documents, count: info.count, asOf };
}

/** Sales documents that the user may read today; all keys begin with `sales_document`. */
export const documentQueries = {
  list: (asked: Asked) =>
    queryOptions({
      queryKey: ['sales_document', 'list', asked],
      queryFn: ({ signal }) => {
        const { type, q, group, page } = asked;
        if (q) return search(asked, signal);
        if (group) return loadGroup(asked, signal);
        return type ? loadGroups(type, page, signal) : loadTypes(signal);
      },
      placeholderData: keepPreviousData,
    }),
  /** One document, null where it is not for this user. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['sales_document', 'one', id],
      queryFn: ({ signal }) => requestItem(SalesDocumentDocument, { id }, signal),
    }),
};
