import type { RepeatOrdersQuery, RepeatOrdersQueryVariables, TypedDocumentString } from './graphql.ts';
export const RepeatOrdersDocument = {"__meta__":{"operation":"RepeatOrders","hash":"sha256:80c85d8d6b717dff8a31640c29f0e0a7336bb44da7fb50d6e6293985c3aa4898"}} as unknown as TypedDocumentString<RepeatOrdersQuery, RepeatOrdersQueryVariables>;
