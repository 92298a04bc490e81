import type { OrderReviewQuery, OrderReviewQueryVariables, TypedDocumentString } from './types.ts';
export const OrderReviewDocument = {"__meta__":{"operation":"OrderReview","hash":"sha256:01cd1a46263a94b161c222e933002c0517cf3de315cb4a7bf28dbd64734c81db"}} as unknown as TypedDocumentString<OrderReviewQuery, OrderReviewQueryVariables>;
