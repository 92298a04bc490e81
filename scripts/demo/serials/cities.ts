import type { Row } from '../columns.ts';
import { places } from '../dealer-names.ts';
import type { Market } from '../markets.ts';

/** The cities of a country, for the addresses of consumers. */
export function cityRows({ key, country }: Market): Row<'cities.csv'>[] {
  return places[key].map(({ city }, place) => ({
    country,
    id: `${country}${String(place + 1).padStart(3, '0')}`,
    description: city,
    active: true,
  }));
}
