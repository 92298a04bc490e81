import type { TypedDocumentString } from '#src/graphql/generated/graphql.ts';

/** The parts of a document that are sent to the server: its name and hash. */
export type SentDocument<R, V> = Pick<TypedDocumentString<R, V>, '__meta__' | '__apiType'>;

/** The body of a GraphQL request, which names the document by its hash. */
export function graphqlBody<V>(document: SentDocument<unknown, V>, variables: V): string {
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
