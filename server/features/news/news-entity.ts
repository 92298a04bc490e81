import {
  createItemEntity,
  parseItem,
  toAuditedCards,
  toAuditedDays,
  toAuditedItem,
} from '#server/features/content/content.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { News, NewsInput } from '#server/graphql/generated/types.ts';
import { findNews, type NewsRow } from './news.store.ts';
import { toNews } from './show-news.ts';

/** Describes news to the shared mutations, for one request. @throws GraphQLError FORBIDDEN (B037) */
export const createNewsEntity = (ctx: Context) =>
  createItemEntity<NewsRow, NewsInput, News>(ctx, {
    kind: 'news',
    feature: 'news',
    ownsHistory: true,
    find: findNews,
    async parse(tx, _ctx, input) {
      const item = await parseItem(tx, ctx, 'news', input);
      return 'userErrors' in item ? item : { parsed: item.parsed.values };
    },
    show: toNews,
    audited: (row) => ({
      ...toAuditedItem('news', row),
      ...toAuditedDays(row),
      ...toAuditedCards(row),
      tags: row.tags.join(', '),
      mustRead: row.mustRead,
    }),
  });
