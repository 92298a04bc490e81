export { findCity } from './cities.store.ts';
export { getCountries } from './get-countries.ts';
