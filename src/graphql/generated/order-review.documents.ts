import type { OrderReviewQuery, OrderReviewQueryVariables, TypedDocumentString } from './types.ts';
export const OrderReviewDocument = {"__meta__":{"operation":"OrderReview","hash":"sha256:8c848fb37836c8cae993dff700cae3b14f5ccbe8b7e1c6cd67316ba3b949e4f7"}} as unknown as TypedDocumentString<OrderReviewQuery, OrderReviewQueryVariables>;
