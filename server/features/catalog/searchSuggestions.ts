import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { suggestedArticles } from './browse.store.ts';
import { criteriaOf } from './criteria.rules.ts';
import { marketOf } from './market.ts';

const fewestLetters = 3;
const mostSuggestions = 4;

/** What the search box offers from the third letter on, one article per model (B088, B090). */
export const searchSuggestions: QueryResolvers['searchSuggestions'] = async (_, args, ctx) => {
  if (args.limit < 1) throw badUserInput('limit must be 1 or more');
  const text = args.text.trim();
  const criteria = criteriaOf({ search: text, category: args.category });
  if (text.length < fewestLetters) return [];
  const market = await marketOf(ctx);
  const limit = Math.min(args.limit, mostSuggestions);
  const rows = await suggestedArticles(ctx.db, criteria, market, text, limit);
  return rows.map(({ exact, code_display, code, ...row }) => ({
    ...row,
    article_code: code,
    suggestion: exact ? code_display : row.name,
  }));
};
