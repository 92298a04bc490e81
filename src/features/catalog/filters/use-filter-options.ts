import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { catalogQueries } from '../catalog.queries.ts';
import { type CatalogParams, toFilter, unitOf } from '../catalog-params.ts';

/**
 * The values that can be filtered by with the number of results of each, and the number of results left:
 * models or articles, as the list shows. Where no answer can be had, offline with filters never asked
 * before, the values last seen stay, so that nothing a user may tick vanishes; the number is then unknown.
 */
export function useFilterOptions(params: CatalogParams) {
  const { catalogDefaultView } = useHostConfig();
  const unit = unitOf(params.view ?? catalogDefaultView);
  const { data } = useQuery(catalogQueries.filter(toFilter(params), unit));
  const [seen, setSeen] = useState(data);
  if (data && data !== seen) setSeen(data);
  return { options: data ?? seen, count: data?.count, unit };
}
