import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findNews } from './news.store.ts';
import { toReader, toWriter } from './news-reader.ts';
import { toNews } from './show-news.ts';

/** A news item, as writers see it where the viewer writes it, else as readers see it (O206). */
export const news: QueryResolvers['news'] = async (_, args, ctx) => {
  const id = checkedText(args.id, 'id');
  const reader = toReader(ctx);
  if (!reader) return null;
  const writer = viewerOf(ctx).scopes.has('news.cu') ? toWriter(ctx) : null;
  const written = writer && (await findNews(ctx.db, writer, id));
  if (written) return toNews(written, writer);
  const row = await findNews(ctx.db, reader, id);
  return row && toNews(row, reader);
};
