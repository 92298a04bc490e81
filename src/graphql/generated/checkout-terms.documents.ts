import type { CheckoutTermsQuery, CheckoutTermsQueryVariables, TypedDocumentString } from './graphql.ts';
export const CheckoutTermsDocument = {"__meta__":{"operation":"CheckoutTerms","hash":"sha256:eef02e2faf7b43df094d92d4ab56bab91a8a6b0f06b8b1f8853e280283433e62"}} as unknown as TypedDocumentString<CheckoutTermsQuery, CheckoutTermsQueryVariables>;
