import { parseCriteria } from '#server/features/catalog/catalog.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { ProductAttributes, QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { type ManagedRow, managedPage } from './managed-products.store.ts';

const mostPerPage = 1_000;

const toAttributes = (state: {
  order_blocked: boolean;
  new_from: string | null;
  new_to: string | null;
  active: boolean;
}): ProductAttributes => ({
  orderFlag: !state.order_blocked,
  newFrom: state.new_from,
  newTo: state.new_to,
  active: state.active,
});

function toProduct({ row, article }: ManagedRow) {
  const { override, fed, version } = article;
  const { order_blocked: blocked } = override;
  return {
    articleCode: article.code,
    article_code_display: row.code_display,
    sorg: article.sorg,
    name: row.name,
    brand: row.brand,
    category: row.category,
    slug: row.slug,
    image: row.image,
    now: toAttributes(row.now),
    fed: toAttributes(fed),
    override:
      version === null || !row.changed_at
        ? null
        : {
            version: String(version),
            at: row.changed_at.toISOString(),
            by: row.changed_by ?? '',
            orderFlag: blocked === null ? null : !blocked,
            newArrival: override.has_new_arrival,
            inactive: override.inactive,
            deletedAt: override.deleted_at?.toISOString() ?? null,
          },
  };
}

/** The articles that staff may change, with what they have changed (readings 70 and 71). */
export const managedProducts: QueryResolvers['managedProducts'] = async (_, args, ctx) => {
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 12 }, mostPerPage);
  const { count, rows } = await managedPage(
    ctx.db,
    {
      userId: viewerOf(ctx).userId,
      criteria: { ...parseCriteria(args.filter), words: [] },
      search: toSearchPatterns(args.filter?.search),
      state: args.state ?? 'listed',
      sorg: checkedText(args.sorg, 'sorg'),
      today: getDayIn(ctx.host.timeZone),
    },
    page,
  );
  return { products: rows.map(toProduct), info: pageInfo(page, count) };
};
