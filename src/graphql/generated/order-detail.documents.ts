import type { OrderDetailQuery, OrderDetailQueryVariables, TypedDocumentString } from './graphql.ts';
export const OrderDetailDocument = {"__meta__":{"operation":"OrderDetail","hash":"sha256:bb674e55d0c3d6bdddb9aa58d115cc8a5d02b47dc867bc046d3929ca72fe9b4c"}} as unknown as TypedDocumentString<OrderDetailQuery, OrderDetailQueryVariables>;
