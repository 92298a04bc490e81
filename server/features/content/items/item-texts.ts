import type { Context } from '#server/graphql/context.ts';
import type { ContentText } from '#server/graphql/generated/types.ts';
import { cleanHtml } from '../clean-html.ts';

/** Resolvers that clean HTML again when it is selected, because rows may have another source than a form or a feed (N120). */
export const cleanItemTexts = {
  body: ({ body }: { body: string }, _: unknown, { host }: Context) => cleanHtml(body, host.host),
  texts: ({ texts }: { texts: ContentText[] }, _: unknown, { host }: Context) =>
    texts.map((text) => ({ ...text, body: cleanHtml(text.body, host.host) })),
};
