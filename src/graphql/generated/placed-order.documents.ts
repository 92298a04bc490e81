import type { PlacedOrderQuery, PlacedOrderQueryVariables, TypedDocumentString } from './graphql.ts';
export const PlacedOrderDocument = {"__meta__":{"operation":"PlacedOrder","hash":"sha256:2a77c6069290f791b79a56aba0b645722bf29eae1fbc2a4d9a43e24c484cacb0"}} as unknown as TypedDocumentString<PlacedOrderQuery, PlacedOrderQueryVariables>;
