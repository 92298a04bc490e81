import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { suggestionsAnswer } from '#shared/catalog-engine/answers/suggestions.ts';
import { rejectBadCriteria } from './criteria.rules.ts';
import { getViewerCatalog } from './viewer-catalog.ts';

/** The suggestions of the search box from the third letter on, one article per model (B088, B090). */
export const searchSuggestions: QueryResolvers['searchSuggestions'] = async (_, args, ctx) => {
  if (args.limit < 1) throw badUserInput('limit must be 1 or more');
  const catalog = await getViewerCatalog(ctx);
  return rejectBadCriteria(() =>
    suggestionsAnswer({ ...catalog, locale: ctx.locale }, args.text, args.category, args.limit),
  );
};
