import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CitiesDocument } from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { CityField } from './city-field.tsx';
import { useCities } from './use-cities.ts';

function Field() {
  const [city, setCity] = useState('');
  const cities = useCities(city);
  return (
    <CityField cities={cities} value={city} onChange={({ target }) => setCity(target.value)} />
  );
}

const city = (id: string, description: string) => ({ id, description, state: '' });

test('offers known cities and takes any other text (O123)', async () => {
  const network = fakeNetwork().answer(CitiesDocument, ({ search }) => ({
    cities: search ? [city('3', 'Wesel')] : [city('1', 'Aachen'), city('2', 'Aachen')],
  }));
  const { user } = renderScreen(<Field />, { network });
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
  const offered = () => [...(box.list?.options ?? [])].map(({ value }) => value);
  await waitFor(() => expect(offered()).toEqual(['Aachen']));
  await user.type(box, 'We');
  await waitFor(() => expect(offered()).toEqual(['Wesel', 'Aachen']));
  await user.type(box, 'idenau');
  expect(box.value).toBe('Weidenau');
});
