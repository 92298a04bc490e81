import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { searchWords } from '#server/lib/like.ts';
import { checkedText, pageInfo, pageOf } from '#server/lib/paging.ts';
import { groupsetOf } from '#shared/catalog-engine/answers/groupsets.ts';
import { productsByCode } from './catalog.public.ts';
import { mostPerPage } from './criteria.rules.ts';
import {
  countGroupsets,
  type GroupsetsAsked,
  groupsetArticles,
  groupsetPage,
} from './groupset.store.ts';

/** Sets of articles sold together, by name (O025); a blocked article stays visible in its set. */
export const groupsets: QueryResolvers['groupsets'] = async (_, args, ctx) => {
  const page = pageOf(args, mostPerPage);
  const { sorg } = viewerOf(ctx);
  const slug = args.slug ? checkedText(args.slug, 'slug') : null;
  const asked: GroupsetsAsked = {
    sorg,
    slug,
    words: searchWords(checkedText(args.search ?? '', 'search')),
  };
  const asOf = new Date().toISOString();
  const [count, rows] = await Promise.all([
    countGroupsets(ctx.db, asked),
    groupsetPage(ctx.db, asked, page),
  ]);
  const members = await groupsetArticles(
    ctx.db,
    sorg,
    rows.map(({ id }) => id),
  );
  const products = await productsByCode(ctx, [...new Set(members.map(({ article }) => article))]);
  const itemsOf = (id: string) =>
    members.flatMap(({ groupset_id, article, qty }) => {
      const product = products.get(article);
      return groupset_id === id && product ? [{ qty, product }] : [];
    });
  return {
    groupsets: rows.map((row) => groupsetOf(row, itemsOf(row.id), ctx.host)),
    info: pageInfo(page, count),
    asOf,
  };
};
