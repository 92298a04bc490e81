import type { CheckoutTermsQuery, CheckoutTermsQueryVariables, TypedDocumentString } from './graphql.ts';
export const CheckoutTermsDocument = {"__meta__":{"operation":"CheckoutTerms","hash":"sha256:4d701b7204046354b4c686715543b741d47a9b089c450dadaac73c32adb7f0ae"}} as unknown as TypedDocumentString<CheckoutTermsQuery, CheckoutTermsQueryVariables>;
