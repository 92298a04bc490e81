import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { request } from '#src/graphql/client.ts';
import { CitiesDocument } from '#src/graphql/generated/graphql.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import { TextField, type TextFieldProps } from '#src/ui/fields/text-field.tsx';

/** The cities of the host's country; those that were read are kept on the device. */
const citiesQuery = (search: string) =>
  queryOptions({
    queryKey: ['cities', search],
    queryFn: async ({ signal }) => {
      const { cities } = await request(CitiesDocument, search ? { search } : {}, { signal });
      return [...new Set(cities.map(({ description }) => description))];
    },
    staleTime: 86_400_000,
  });

/** A city: one of those that the portal knows, or any other text (O123, reading 84). */
export function CityField({ value, ...field }: Omit<TextFieldProps, 'label'> & { value: string }) {
  const { t } = useLingui();
  const listId = useId();
  const typed = useDebounced(value.trim(), 300);
  // The whole list is limited, so that a large country is searched as well.
  const { data: first = [] } = useQuery(citiesQuery(''));
  const { data: found = [] } = useQuery({ ...citiesQuery(typed), enabled: typed.length > 1 });
  return (
    <>
      <TextField label={t`City`} autoComplete="off" list={listId} {...field} />
      <datalist id={listId}>
        {[...new Set([...found, ...first])].map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  );
}
