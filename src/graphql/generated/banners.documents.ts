import type { BannersQuery, BannersQueryVariables, TypedDocumentString } from './types.ts';
export const BannersDocument = {"__meta__":{"operation":"Banners","hash":"sha256:8c2b86537fa76bb506dd57b59f67c3b811bb6afb8c0e612bca44e20480e11cd0"}} as unknown as TypedDocumentString<BannersQuery, BannersQueryVariables>;
