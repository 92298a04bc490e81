import { type ItemReader, toContentFiles } from '#server/features/content/content.public.ts';
import type { News } from '#server/graphql/generated/types.ts';
import { getContentState } from '#shared/content/content-state.rules.ts';
import type { NewsRow } from './news.store.ts';

/** Returns a news item as clients get it (E745 to E756). Its HTML is cleaned where it is selected. */
export function toNews(
  { fileRows, published, ownLanguage, ...row }: NewsRow,
  { locale, today, isWriter }: ItemReader,
): News {
  const { validFrom, validTo, deletedAt } = row;
  const { file, files } = toContentFiles(fileRows, { locale, language: ownLanguage, isWriter });
  const state = getContentState({ validFrom, validTo, published, deletedAt }, today);
  return { ...row, file, files, state };
}
