import type { OrderReviewQuery, OrderReviewQueryVariables, TypedDocumentString } from './graphql.ts';
export const OrderReviewDocument = {"__meta__":{"operation":"OrderReview","hash":"sha256:7fc05f9c6d4a9a26f3b21ad5b29dfa4e7e14d87f3806f309bd0f0fd345e3846c"}} as unknown as TypedDocumentString<OrderReviewQuery, OrderReviewQueryVariables>;
