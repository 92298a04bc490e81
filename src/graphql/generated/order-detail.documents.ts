import type { OrderDetailQuery, OrderDetailQueryVariables, TypedDocumentString } from './graphql.ts';
export const OrderDetailDocument = {"__meta__":{"operation":"OrderDetail","hash":"sha256:695bef717f095bb36fba1c2e3bb96476ff54af5a84bc9af3bc02a2f2af463a64"}} as unknown as TypedDocumentString<OrderDetailQuery, OrderDetailQueryVariables>;
