import { type HashedDocument, request } from '#src/graphql/client.ts';

/** Asks for one item; `asOf` is set where the device has answered. Errors: `request`. */
export async function requestItem<Result, Variables>(
  document: HashedDocument<Result, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Result & { asOf: string | null }> {
  let asOf: string | null = null;
  const onKept = (storedAt: string) => {
    asOf = storedAt;
  };
  return { ...(await request(document, variables, { signal, onKept })), asOf };
}
