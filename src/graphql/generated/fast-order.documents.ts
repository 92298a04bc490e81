import type { ResolveArticlesQuery, ResolveArticlesQueryVariables, TypedDocumentString } from './graphql.ts';
export const ResolveArticlesDocument = {"__meta__":{"operation":"ResolveArticles","hash":"sha256:0391fa65e412e02b5ee9b630ff36c648108187d26fd64b10d1d9f3592fc7fe77"}} as unknown as TypedDocumentString<ResolveArticlesQuery, ResolveArticlesQueryVariables>;
