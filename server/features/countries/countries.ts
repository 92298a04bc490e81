import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { getCountries } from './get-countries.ts';

/** Countries of an address, with or without a login. */
export const countries: QueryResolvers['countries'] = (_, __, ctx) =>
  getCountries(ctx.db, ctx.host.sorg, ctx.locale);
