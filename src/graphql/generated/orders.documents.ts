import type { LastOrdersQuery, LastOrdersQueryVariables, OrdersQuery, OrdersQueryVariables, TypedDocumentString } from './types.ts';
export const OrdersDocument = {"__meta__":{"operation":"Orders","hash":"sha256:654b7db2b0deeb2c3ae6d01c10734f559255ad7d7381839cd178d1d2d1c1a6a4"}} as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const LastOrdersDocument = {"__meta__":{"operation":"LastOrders","hash":"sha256:55aae47e45f3219e09725c15854c53e8179e24166685e41ca34b37195f466f7e"}} as unknown as TypedDocumentString<LastOrdersQuery, LastOrdersQueryVariables>;
