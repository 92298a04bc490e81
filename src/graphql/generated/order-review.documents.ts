import type { OrderReviewQuery, OrderReviewQueryVariables, TypedDocumentString } from './graphql.ts';
export const OrderReviewDocument = {"__meta__":{"operation":"OrderReview","hash":"sha256:5ef0bf3b0b7568acd7d8684565f305605c403b9e24ed907a7714b407218db169"}} as unknown as TypedDocumentString<OrderReviewQuery, OrderReviewQueryVariables>;
