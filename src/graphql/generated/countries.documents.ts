import type { CitiesQuery, CitiesQueryVariables, CountriesQuery, CountriesQueryVariables, TypedDocumentString } from './types.ts';
export const CountriesDocument = {"__meta__":{"operation":"Countries","hash":"sha256:e9ff78a13cbd451d58c407e7d9014d42ef52ca4f591bc3d97a0951d1e1054123"}} as unknown as TypedDocumentString<CountriesQuery, CountriesQueryVariables>;
export const CitiesDocument = {"__meta__":{"operation":"Cities","hash":"sha256:de8733294ee874e56abddb15376a2a0071727079c2440e6a9129f2528c6c0444"}} as unknown as TypedDocumentString<CitiesQuery, CitiesQueryVariables>;
