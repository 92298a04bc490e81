import { readOneItem } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findNews } from './news.store.ts';
import { toNews } from './show-news.ts';

/** A news item, as writers see it where the viewer writes it, else as readers see it (O206). */
export const news: QueryResolvers['news'] = async (_, args, ctx) => {
  const id = checkedText(args.id, 'id');
  return readOneItem(ctx, 'news', (reader) => findNews(ctx.db, reader, id), toNews);
};
