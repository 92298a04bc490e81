import type { CheckoutTermsQuery, CheckoutTermsQueryVariables, TypedDocumentString } from './types.ts';
export const CheckoutTermsDocument = {"__meta__":{"operation":"CheckoutTerms","hash":"sha256:19e3ed938c82da47ea9a7b7c72e2cb0a8e8320aab13c3aa99a95f4f5260dddd7"}} as unknown as TypedDocumentString<CheckoutTermsQuery, CheckoutTermsQueryVariables>;
