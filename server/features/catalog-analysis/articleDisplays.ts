import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { displayPage } from './displays.store.ts';

const perPage = 10;
const mostWords = 12;
const mostSorgs = 200;

/**
 * Articles by code, old code, EAN or name (O042), in the sales organisations the viewer has areas in,
 * whichever host the call came to; `sorgs` narrows them, and foreign ones in it find nothing.
 */
export const articleDisplays: QueryResolvers['articleDisplays'] = async (_, args, ctx) => {
  const page = parsePage({ page: args.page ?? 1, limit: perPage }, perPage);
  const search = toSearchPatterns(args.search);
  if (search.length > mostWords) throw badUserInput(`search has more than ${mostWords} words`);
  const sorgs = args.sorgs?.length ? args.sorgs.map((sorg) => checkedText(sorg, 'sorgs')) : null;
  if (sorgs && sorgs.length > mostSorgs)
    throw badUserInput(`sorgs has more than ${mostSorgs} values`);
  const { userId } = viewerOf(ctx);
  const { count, rows } = await displayPage(ctx.db, { userId, sorgs, search }, page);
  return {
    articles: rows.map((row) => ({
      article_code: row.code,
      article_code_display: row.code_display,
      sorg: row.sorg,
      name: row.name,
      brand: row.brand,
      active: row.active,
    })),
    info: pageInfo(page, count),
  };
};
