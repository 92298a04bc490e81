import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogQueries } from '../catalog.queries.ts';
import { type CatalogParams, toFilter } from '../catalog-params.ts';

/**
 * The values that can be filtered by and the number of articles left. Where no answer can be had,
 * offline with filters never asked before, the values last seen stay, so that nothing a user may
 * tick vanishes; the number is then unknown.
 */
export function useFilterOptions(params: CatalogParams) {
  const { data } = useQuery(catalogQueries.filter(toFilter(params)));
  const [seen, setSeen] = useState(data);
  if (data && data !== seen) setSeen(data);
  return { options: data ?? seen, count: data?.count };
}
