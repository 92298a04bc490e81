import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { defineListParams, pageParams, textParam } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  ColleagueDataDocument,
  type ColleagueDataQuery,
  ColleaguesDocument,
  type ColleaguesQuery,
} from '#src/graphql/generated/graphql.ts';

export type Colleague = ColleaguesQuery['colleagues']['colleagues'][number];
export type ColleagueChoices = ColleagueDataQuery['colleagueData'];

export const colleagueListParams = defineListParams(
  v.object({ search: textParam(), ...pageParams }),
);

/** A page of the colleagues. The device keeps no answer of it, because they are personal data. */
export const colleagueListQuery = (params: typeof colleagueListParams.defaults) =>
  queryOptions({
    queryKey: ['colleagues', 'list', params],
    queryFn: async ({ signal }) => {
      const { search, page, limit } = params;
      const asked = { ...(search && { search }), page, limit };
      return (await request(ColleaguesDocument, asked, { signal })).colleagues;
    },
    placeholderData: keepPreviousData,
  });

/** The choices that the form of a colleague offers. */
export const colleagueChoicesQuery = queryOptions({
  queryKey: ['colleagues', 'choices'],
  queryFn: async ({ signal }) =>
    (await request(ColleagueDataDocument, {}, { signal })).colleagueData,
});
