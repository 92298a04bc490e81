import type { ContentTargetMarketsQuery, ContentTargetMarketsQueryVariables, TypedDocumentString } from './types.ts';
export const ContentTargetMarketsDocument = {"__meta__":{"operation":"ContentTargetMarkets","hash":"sha256:05b033f055bb2e816a28738657726c61716312007b129b225da7526e238380bf"}} as unknown as TypedDocumentString<ContentTargetMarketsQuery, ContentTargetMarketsQueryVariables>;
