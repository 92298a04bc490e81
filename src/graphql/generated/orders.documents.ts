import type { OrdersQuery, OrdersQueryVariables, TypedDocumentString } from './types.ts';
export const OrdersDocument = {"__meta__":{"operation":"Orders","hash":"sha256:654b7db2b0deeb2c3ae6d01c10734f559255ad7d7381839cd178d1d2d1c1a6a4"}} as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
