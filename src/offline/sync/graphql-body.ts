import type { TypedDocumentString } from '#src/graphql/generated/graphql.ts';

/** What of a document goes to the server: its name and hash. */
export type SentDocument<R, V> = Pick<TypedDocumentString<R, V>, '__meta__' | '__apiType'>;

/**
 * The body of a GraphQL request: JSON, or with files a multipart form as the GraphQL multipart
 * request specification says. The document goes by its hash.
 * @param blobs files by their path in the variables (`photos.0`)
 */
export function graphqlBody<V>(
  document: SentDocument<unknown, V>,
  variables: V,
  blobs: Record<string, Blob> = {},
): { content: string | FormData; headers: Record<string, string> } {
  const hash = String(document.__meta__?.hash).replace(/^sha256:/, '');
  const operations = JSON.stringify({
    operationName: document.__meta__?.operation,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  });
  const files = Object.entries(blobs);
  if (files.length === 0)
    return { content: operations, headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  form.set('operations', operations);
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(files.map(([path], i) => [i, [`variables.${path}`]]))),
  );
  for (const [i, [, blob]] of files.entries()) form.set(String(i), blob);
  return { content: form, headers: {} };
}
