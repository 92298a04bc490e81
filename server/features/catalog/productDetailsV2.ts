import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findDetails, toDetailAnswer } from '#shared/catalog-engine/answers/details-answer.ts';
import { getViewerCatalog } from './viewer-catalog.ts';

/** A model with all its variants and related models; null when there is nothing to show (O034). */
export const productDetailsV2: QueryResolvers['productDetailsV2'] = async (_, args, ctx) => {
  const slug = checkedText(args.slug, 'slug');
  const { engine, answering } = await getViewerCatalog(ctx);
  const found = findDetails(engine, slug);
  if (!found) return null;
  const rows = [found.model, ...found.related].flatMap((group) => group.rows);
  return toDetailAnswer(await answering(rows), found);
};
