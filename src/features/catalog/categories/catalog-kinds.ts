import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { FilterDocument, GroupsetsDocument } from '#src/graphql/generated/graphql.ts';
import { persistedFor } from '#src/graphql/query-persist.ts';

/** Which of the three catalogs have products. */
export interface CatalogKinds {
  Bike: boolean;
  PAA: boolean;
  groupset: boolean;
}

/** Which catalogs there are, for menus (B035); kept, so that menus are whole without a network. */
export const catalogKindsQuery = queryOptions({
  queryKey: ['catalog', 'kinds'],
  queryFn: async ({ signal }): Promise<CatalogKinds> => {
    const [{ filter }, { groupsets }] = await Promise.all([
      request(FilterDocument, { filter: {}, unit: 'model' }, { signal }),
      request(GroupsetsDocument, { page: 1, limit: 1 }, { signal }),
    ]);
    const exists = (category: string) =>
      filter.categories.some(({ value, count }) => value === category && count > 0);
    return { Bike: exists('Bike'), PAA: exists('PAA'), groupset: groupsets.info.count > 0 };
  },
  staleTime: 10 * 60_000,
  gcTime: persistedFor,
  meta: { persist: true },
});
