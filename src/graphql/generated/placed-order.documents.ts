import type { PlacedOrderQuery, PlacedOrderQueryVariables, TypedDocumentString } from './types.ts';
export const PlacedOrderDocument = {"__meta__":{"operation":"PlacedOrder","hash":"sha256:cfc60cf3224ffdc24a9ca0c1bd4d7eae8d598fa6f68a558e1a9de4a5c235187c"}} as unknown as TypedDocumentString<PlacedOrderQuery, PlacedOrderQueryVariables>;
