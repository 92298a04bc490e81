import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { suggestionsAnswer } from '#shared/catalog-engine/answers/suggestions.ts';
import { counterOf } from './counter.ts';
import { asked } from './criteria.rules.ts';

/** What the search box offers from the third letter on, one article per model (B088, B090). */
export const searchSuggestions: QueryResolvers['searchSuggestions'] = async (_, args, ctx) => {
  if (args.limit < 1) throw badUserInput('limit must be 1 or more');
  const counter = await counterOf(ctx);
  return asked(() =>
    suggestionsAnswer({ ...counter, locale: ctx.locale }, args.text, args.category, args.limit),
  );
};
