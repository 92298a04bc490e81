import type { TypedDocumentString } from '#src/graphql/generated/graphql.ts';

/** The body of a GraphQL request, which names the document by its hash. */
export function graphqlBody<V>(document: TypedDocumentString<unknown, V>, variables: V): string {
  return JSON.stringify({
    operationName: document.__meta__?.operation,
    variables,
    extensions: {
      persistedQuery: {
        version: 1,
        sha256Hash: String(document.__meta__?.hash).replace(/^sha256:/, ''),
      },
    },
  });
}
