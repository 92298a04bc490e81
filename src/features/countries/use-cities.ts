import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { CitiesDocument, type CitiesQuery } from '#src/graphql/generated/graphql.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';

export type City = CitiesQuery['cities'][number];

interface Place {
  /** ISO 3166 alpha-2; left out for the host's country. */
  countryId?: string;
  /** The reader has no login. */
  isPublic?: boolean;
}

/** More than a list below a field shows. */
const mostFound = 100;

const citiesQuery = (search: string, { countryId, isPublic = false }: Place) =>
  queryOptions({
    queryKey: ['cities', search, countryId ?? '', isPublic],
    queryFn: async ({ signal }) => {
      const searched = search ? { search, limit: mostFound } : {};
      const variables = { ...searched, ...(countryId && { countryId }) };
      return (await request(CitiesDocument, variables, { signal, isPublic })).cities;
    },
    staleTime: 86_400_000,
  });

/** The cities that begin with a typed text, before the first ones of the country; those that were read are kept. */
export function useCities(typed: string, place: Place = {}): City[] {
  const search = useDebounced(typed.trim(), 300);
  // The whole list is limited, so that a large country is searched as well.
  const { data: first = [] } = useQuery({ ...citiesQuery('', place), enabled: !place.isPublic });
  const { data: found = [] } = useQuery({
    ...citiesQuery(search, place),
    enabled: search.length > 1,
  });
  return [...found, ...first];
}
