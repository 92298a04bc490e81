import { cleanHtml } from '#server/features/content/content.public.ts';
import type { NewsResolvers } from '#server/graphql/generated/types.ts';

/** Cleans HTML again when it is selected, because rows may have another source than a form or a feed (N120). */
export const newsTexts: Pick<NewsResolvers, 'body' | 'texts'> = {
  body: ({ body }, _, { host }) => cleanHtml(body, host.host),
  texts: ({ texts }, _, { host }) =>
    texts.map((text) => ({ ...text, body: cleanHtml(text.body, host.host) })),
};
