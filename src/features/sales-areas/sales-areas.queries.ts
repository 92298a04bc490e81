import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  choiceParam,
  defineListParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  type SalesAreaCategory,
  SalesAreaMapsDocument,
  type SalesAreaMapsQuery,
} from '#src/graphql/generated/graphql.ts';

/** A point of the map with its region groups. */
export type Region = SalesAreaMapsQuery['salesAreaMaps']['regions'][number];

/** The categories of region groups, in the order in which they are listed (E564). */
export const categories = ['A', 'B', 'C', 'D', 'NONE'] as const satisfies SalesAreaCategory[];

export const salesAreaParams = defineListParams(
  v.object({ search: textParam(), category: choiceParam(['', ...categories]), ...pageParams }),
);

/** The points that search and category find; the list shows them by pages, the map all of them. */
export const salesAreaQuery = ({
  search,
  category,
}: Pick<typeof salesAreaParams.defaults, 'search' | 'category'>) =>
  queryOptions({
    queryKey: ['sales-areas', search, category],
    queryFn: async ({ signal }) => {
      const variables = { ...(search && { search }), ...(category && { category }) };
      return (await request(SalesAreaMapsDocument, variables, { signal })).salesAreaMaps;
    },
    placeholderData: keepPreviousData,
  });
