import type { ProductMessagesQuery, ProductMessagesQueryVariables, TypedDocumentString } from './types.ts';
export const ProductMessagesDocument = {"__meta__":{"operation":"ProductMessages","hash":"sha256:47fe0586f3e36fd039ac27eae8a5ab2b4b02e7722b6192cbc805067579a48ec9"}} as unknown as TypedDocumentString<ProductMessagesQuery, ProductMessagesQueryVariables>;
