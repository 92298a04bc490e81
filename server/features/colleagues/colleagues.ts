import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { showColleague } from './colleague-entity.ts';
import { colleaguePage } from './colleagues.store.ts';
import { shopOwnerOf } from './shop-owner.ts';

/** The active users of the viewer's customers and of no others, by name. */
export const colleagues: QueryResolvers['colleagues'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const search = toSearchPatterns(args.search);
  const asOf = new Date().toISOString();
  const owner = await shopOwnerOf(ctx);
  const { rows, count } = await colleaguePage(ctx.db, owner, { search, page });
  return {
    colleagues: rows.map((row) => showColleague(row, owner)),
    info: pageInfo(page, count),
    asOf,
  };
};
