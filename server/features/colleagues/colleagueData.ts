import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { languageNames } from '#shared/language-names.ts';
import type { Locale } from '#shared/locales.ts';
import { shopOwnerOf } from './shop-owner.ts';

/** The choices of the form for a colleague. */
export const colleagueData: QueryResolvers['colleagueData'] = async (_, _args, ctx) => {
  const { released, languages, customers } = await shopOwnerOf(ctx);
  const nameOf = (code: string) => ctx.host.languages.find((one) => one.code === code)?.name;
  return {
    groupRoles: released,
    languages: languages.map((id) => ({
      id,
      description: nameOf(id) ?? languageNames[id as Locale] ?? id,
    })),
    customers,
  };
};
