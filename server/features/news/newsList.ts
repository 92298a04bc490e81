import {
  hasKind,
  toItemFilter,
  toReader,
  toWriter,
} from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { newsPage } from './news-list.store.ts';
import { toNews } from './show-news.ts';

/** A page of the news that the viewer reads, or with `forWriters` writes (O205, N118). */
export const newsList: QueryResolvers['newsList'] = async (_, args, ctx) => {
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 10 }, 100);
  const asOf = new Date().toISOString();
  const reader = args.forWriters ? toWriter(ctx, 'news') : toReader(ctx);
  const market = checkedText(args.filter?.market ?? '', 'market') || null;
  const search = toSearchPatterns(args.search);
  if (!hasKind(ctx, 'news')) return { news: [], info: pageInfo(page, 0), asOf };
  const filter = toItemFilter('news', reader, { market, state: args.filter?.state ?? null });
  const asked = { filter, search, sort: args.sort ?? null, page };
  const { rows, count } = await newsPage(ctx.db, reader, asked);
  return { news: rows.map((row) => toNews(row, reader)), info: pageInfo(page, count), asOf };
};
