import type { OrderDetailQuery, OrderDetailQueryVariables, TypedDocumentString } from './graphql.ts';
export const OrderDetailDocument = {"__meta__":{"operation":"OrderDetail","hash":"sha256:29ceb49b020972b427e96febcb62a6d4b7cf66e8b451c131265c22298be5d831"}} as unknown as TypedDocumentString<OrderDetailQuery, OrderDetailQueryVariables>;
