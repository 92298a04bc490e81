import type { ResolveArticlesQuery, ResolveArticlesQueryVariables, TypedDocumentString } from './graphql.ts';
export const ResolveArticlesDocument = {"__meta__":{"operation":"ResolveArticles","hash":"sha256:d8d3b6ad543dfc5d5cbeade8dafd351c20173384b4a3b426a3220ae3a198571e"}} as unknown as TypedDocumentString<ResolveArticlesQuery, ResolveArticlesQueryVariables>;
