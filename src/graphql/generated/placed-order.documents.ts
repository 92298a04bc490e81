import type { PlacedOrderQuery, PlacedOrderQueryVariables, TypedDocumentString } from './graphql.ts';
export const PlacedOrderDocument = {"__meta__":{"operation":"PlacedOrder","hash":"sha256:5a6afd663c987fe2e062b2b7f8a018837a71863816784d04828da05c6d7eb05e"}} as unknown as TypedDocumentString<PlacedOrderQuery, PlacedOrderQueryVariables>;
