import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { groupBySlug } from './article.store.ts';
import { everything } from './criteria.rules.ts';
import { descriptionIn } from './group.rules.ts';
import { loadGroups } from './groups.load.ts';
import { marketOf } from './market.ts';

/** A model with all its variants and related models; null when there is nothing to show. */
export const productDetailsV2: QueryResolvers['productDetailsV2'] = async (_, args, ctx) => {
  const slug = checkedText(args.slug, 'slug');
  const market = await marketOf(ctx);
  const asOf = new Date().toISOString();
  const row = await groupBySlug(ctx.db, market.sorg, slug);
  if (!row) return null;
  const ids = [...new Set([row.id, ...row.related])];
  const groups = await loadGroups(ctx, everything, market, ids);
  const group = groups.find(({ id }) => id === row.id);
  if (!group) return null;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: row.category,
    brand: row.brand,
    model: row.model,
    serie: row.serie,
    model_year: row.model_year,
    description: descriptionIn(row.descriptions, ctx.locale),
    image: group.image,
    specs: row.specs,
    items: group.items,
    related: groups.filter(({ id }) => id !== row.id),
    asOf,
  };
};
