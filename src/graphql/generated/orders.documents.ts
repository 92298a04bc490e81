import type { OrderDetailQuery, OrderDetailQueryVariables, OrdersQuery, OrdersQueryVariables, TypedDocumentString } from './graphql.ts';
export const OrdersDocument = {"__meta__":{"operation":"Orders","hash":"sha256:5984b41199f36aef5d6776ae4c67a8ded92dbd4fb527dcf599369256ad6eaa0a"}} as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrderDetailDocument = {"__meta__":{"operation":"OrderDetail","hash":"sha256:5a43d06a271e697377f3afe1c89d9dfb090119c78e138173c2592857f9454b4e"}} as unknown as TypedDocumentString<OrderDetailQuery, OrderDetailQueryVariables>;
