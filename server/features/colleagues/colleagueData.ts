import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { showLanguage } from '#server/lib/show-language.ts';
import { shopOwnerOf } from './shop-owner.ts';

/** The choices of the form for a colleague. */
export const colleagueData: QueryResolvers['colleagueData'] = async (_, _args, ctx) => {
  const { released, languages, customers } = await shopOwnerOf(ctx);
  return {
    groupRoles: released,
    languages: languages.map((id) => showLanguage(ctx.host, id)),
    customers,
  };
};
