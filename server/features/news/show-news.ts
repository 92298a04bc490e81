import { cleanHtml, toContentFiles } from '#server/features/content/content.public.ts';
import type { News, NewsResolvers } from '#server/graphql/generated/types.ts';
import { getContentState } from '#shared/content/content-state.rules.ts';
import type { NewsReader, NewsRow } from './news-columns.store.ts';

/** Returns a news item as clients get it (E745 to E756). Title, body and texts are cleaned where they are selected. */
export function toNews(
  { fileRows, published, ownLanguage, ...row }: NewsRow,
  { locale, today, isWriter }: NewsReader,
): News {
  const { validFrom, validTo, deletedAt } = row;
  const { file, files } = toContentFiles(fileRows, { locale, language: ownLanguage, isWriter });
  const state = getContentState({ validFrom, validTo, published, deletedAt }, today);
  return { ...row, file, files, state };
}

/** Cleans HTML again when it is selected, because rows may have another source than a form or a feed (N120). */
export const newsTexts: Pick<NewsResolvers, 'body' | 'texts'> = {
  body: ({ body }, _, { host }) => cleanHtml(body, host.host),
  texts: ({ texts }, _, { host }) =>
    texts.map((text) => ({ ...text, body: cleanHtml(text.body, host.host) })),
};
