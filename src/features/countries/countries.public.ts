export { CityField } from './city-field.tsx';
export { useCities } from './use-cities.ts';
