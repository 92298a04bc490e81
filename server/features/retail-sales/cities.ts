import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPattern } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { listCities } from './cities.store.ts';

/** More countries than one form needs. */
const mostCountries = 50;

/** Cities for the address of a consumer. */
export const cities: QueryResolvers['cities'] = async (_, args, ctx) => {
  const named = [...(args.countries ?? []), args.countryId ?? ''].filter(Boolean);
  if (named.length > mostCountries) throw badUserInput('Too many countries');
  const { countryId } = ctx.host;
  const countries = named.length === 0 && countryId ? [countryId] : named;
  return listCities(ctx.db, viewerOf(ctx).sorg, {
    countries: countries.map((country) => checkedText(country, 'country', 10).toUpperCase()),
    search: toSearchPattern(args.search, 100),
  });
};
