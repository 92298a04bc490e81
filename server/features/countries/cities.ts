import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toBeginningPattern } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText, parsePage } from '#server/lib/paging.ts';
import { listCities } from './cities.store.ts';

/** More countries than one form needs. */
const mostCountries = 50;
/** More cities than a list to choose from shows. */
const mostCities = 1_000;

/** Cities of an address; of the host's sales organisation, with or without a login. */
export const cities: QueryResolvers['cities'] = async (_, args, ctx) => {
  const named = [...(args.countries ?? []), args.countryId ?? ''].filter(Boolean);
  if (named.length > mostCountries) throw badUserInput('Too many countries');
  const { limit } = parsePage({ page: 1, limit: args.limit ?? mostCities }, mostCities);
  const { countryId, sorg } = ctx.host;
  const countries = named.length === 0 && countryId ? [countryId] : named;
  return listCities(ctx.db, sorg, {
    countries: countries.map((country) => checkedText(country, 'country', 10).toUpperCase()),
    search: toBeginningPattern(args.search, 100),
    limit,
  });
};
