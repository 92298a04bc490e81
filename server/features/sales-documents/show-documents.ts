import { type ItemReader, toContentFiles } from '#server/features/content/content.public.ts';
import type { SalesDocument, SalesDocumentGroup } from '#server/graphql/generated/types.ts';
import { getContentState } from '#shared/content/content-state.rules.ts';
import type { DocumentRow } from './documents.store.ts';
import type { GroupRow } from './groups.store.ts';

/** Returns a document as clients get it (E757 to E771). Its HTML is cleaned where it is selected. */
export function toDocument(
  { fileRows, published, ownLanguage, ...row }: DocumentRow,
  { locale, today, isWriter }: ItemReader,
): SalesDocument {
  const { validFrom, validTo, deletedAt } = row;
  const { files } = toContentFiles(fileRows, { locale, language: ownLanguage, isWriter });
  const state = getContentState({ validFrom, validTo, published, deletedAt }, today);
  return { ...row, files, state };
}

/** Returns a group as clients get it (E772 to E774). */
export const toGroup = (
  { title, ...row }: GroupRow,
  documents: readonly SalesDocument[] = [],
): SalesDocumentGroup => ({ ...row, name: title, documents: [...documents] });
