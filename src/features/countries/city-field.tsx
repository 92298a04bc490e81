import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { TextField, type TextFieldProps } from '#src/ui/fields/text-field.tsx';
import type { City } from './use-cities.ts';

interface Props extends Omit<TextFieldProps, 'label'> {
  /** The cities to be offered, see `useCities`. */
  cities: readonly City[];
}

/** A city: one of those that the portal knows, or any other text (O123, reading 84). */
export function CityField({ cities, ...field }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const seen = new Map(cities.map((city) => [`${city.description} ${city.state}`, city]));
  return (
    <>
      <TextField label={t`City`} autoComplete="off" list={listId} {...field} />
      <datalist id={listId}>
        {[...seen].map(([key, { description, state }]) => (
          <option key={key} value={description} label={state || undefined} />
        ))}
      </datalist>
    </>
  );
}
