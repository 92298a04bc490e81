import type { OrderReviewQuery, OrderReviewQueryVariables, TypedDocumentString } from './graphql.ts';
export const OrderReviewDocument = {"__meta__":{"operation":"OrderReview","hash":"sha256:f2057b42bdb64ff6e064c3e93b3fc39d7084d70d49207c922641133affbcb63e"}} as unknown as TypedDocumentString<OrderReviewQuery, OrderReviewQueryVariables>;
