import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText, type Page, pageInfo, parsePage } from '#server/lib/paging.ts';
import { groupsetsWith, toGroupset } from '#shared/catalog-engine/answers/groupsets.ts';
import { productsByCode } from './catalog.public.ts';
import { mostPerPage, rejectBadCriteria } from './criteria.rules.ts';
import {
  allGroupsets,
  countGroupsets,
  type GroupsetRow,
  type GroupsetsArgs,
  groupsetArticles,
  groupsetPage,
} from './groupset.store.ts';
import { getViewerCatalog } from './viewer-catalog.ts';

interface Found {
  count: number;
  rows: GroupsetRow[];
}

async function listed({ db }: Context, args: GroupsetsArgs, page: Page): Promise<Found> {
  const [count, rows] = await Promise.all([countGroupsets(db, args), groupsetPage(db, args, page)]);
  return { count, rows };
}

/** By the rules of the catalog's search, as a device answers. */
async function searched(
  ctx: Context,
  { sorg, slug }: GroupsetsArgs,
  search: string,
  { offset, limit }: Page,
): Promise<Found> {
  const [{ engine }, all] = await Promise.all([getViewerCatalog(ctx), allGroupsets(ctx.db, sorg)]);
  const found = rejectBadCriteria(() => groupsetsWith(engine, search, all)).filter(
    (set) => slug === null || set.slug === slug,
  );
  return { count: found.length, rows: found.slice(offset, offset + limit) };
}

/** Sets of articles sold together, by name (O025); a blocked article stays visible in its set. */
export const groupsets: QueryResolvers['groupsets'] = async (_, args, ctx) => {
  const page = parsePage(args, mostPerPage);
  const { sorg } = viewerOf(ctx);
  const slug = args.slug ? checkedText(args.slug, 'slug') : null;
  const asOf = new Date().toISOString();
  const { count, rows } = args.search?.trim()
    ? await searched(ctx, { sorg, slug }, args.search, page)
    : await listed(ctx, { sorg, slug }, page);
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
    groupsets: rows.map((row) => toGroupset(row, itemsOf(row.id), ctx.host)),
    info: pageInfo(page, count),
    asOf,
  };
};
