import type { RepeatOrdersQuery, RepeatOrdersQueryVariables, TypedDocumentString } from './types.ts';
export const RepeatOrdersDocument = {"__meta__":{"operation":"RepeatOrders","hash":"sha256:e0cdc46988684dcc037851dddb9263d99f8e086a48b1fa0aa6d6bf13b444c609"}} as unknown as TypedDocumentString<RepeatOrdersQuery, RepeatOrdersQueryVariables>;
