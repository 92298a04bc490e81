import { ClientError, GraphQLClient } from 'graphql-request';
import { apiUrl } from '#src/lib/device/runtime.ts';
import { noteServerTime } from '#src/lib/device/server-clock.ts';
import { mayAnswer } from '#src/offline/catalog/offline-catalog-flag.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { HttpError, OperationError } from './errors.ts';
import { type Joinable, type Outgoing, sendJoined } from './join-requests.ts';
import { plainFetch, requestHeaders, sessionFetch } from './session-fetch.ts';

/** A generated document: its text stays on the server, the client knows name and hash. */
export interface HashedDocument<Result, Variables> {
  // biome-ignore lint/suspicious/noExplicitAny: as generated
  __meta__?: Record<string, any> | undefined;
  __apiType?: ((variables: Variables) => Result) | undefined;
}

export interface RequestOptions {
  /** The server applies the same key at most once, however often it is sent. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Sends it without a login, to the endpoint for that. */
  isPublic?: boolean;
  /** Called when the device has answered in the place of the network. @param storedAt when it kept the answer, UTC */
  onKept?: (storedAt: string) => void;
  /** Sends it together with another query of the same moment where that is possible. */
  joinable?: Joinable;
}

function failure(error: unknown, requestId: string): unknown {
  if (!(error instanceof ClientError)) return error;
  const { status, errors } = error.response;
  const { code, retryAfter } = errors?.[0]?.extensions ?? {};
  if (errors?.length && status < 500) {
    const name = typeof code === 'string' ? code : 'FAILED';
    const wait = typeof retryAfter === 'number' ? retryAfter : undefined;
    return new OperationError(name, errors[0]?.message, requestId, wait);
  }
  return new HttpError(status, typeof code === 'string' ? code : '', error.response, requestId);
}

/**
 * Runs a generated operation by its hash and answers its data; an operation of the catalog also
 * from what was taken along (src/offline/catalog).
 * @throws NetworkError without an answer, HttpError for a failing status, OperationError when the
 *   operation as a whole failed; an aborted signal's own error
 */
export async function request<Result, Variables>(
  document: HashedDocument<Result, Variables>,
  variables?: Variables,
  options: RequestOptions = {},
): Promise<Result> {
  const { signal, isPublic, joinable } = options;
  const outgoing: Outgoing = { document, variables: variables as object | undefined, signal };
  const send = (one: Outgoing) => sendDocument<Result>(one, options);
  const network = joinable ? sendJoined(outgoing, joinable, send) : send(outgoing);
  const operation = String(document.__meta__?.operation);
  if (isPublic || !mayAnswer(operation, boundViewer())) return (await network).data;
  // Looked at below; without this a failure while the device's part is loaded would be reported as unhandled.
  network.catch(() => undefined);
  const { deviceOrNetwork } = await import('#src/offline/catalog/local-answer.ts');
  return await deviceOrNetwork(operation, variables, () => network, signal);
}

/** The body of a request. The service worker keeps each part as if it had been sent alone (src/offline/answers). */
function toBody({ document, variables, field, parts }: Outgoing): object {
  const { operation, hash } = document.__meta__ ?? {};
  const sha256Hash = String(hash).replace(/^sha256:/, '');
  return {
    field: parts ? undefined : field,
    operationName: operation,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash }, parts: parts?.map(toBody) },
  };
}

/** Sends an operation over the network. @throws as `request` */
async function sendDocument<Result>(
  outgoing: Outgoing,
  { idempotencyKey, isPublic = false, onKept }: RequestOptions,
): Promise<{ data: Result; extensions?: unknown }> {
  const { signal } = outgoing;
  const headers = await requestHeaders();
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const body = JSON.stringify(toBody(outgoing));
  const fetchAnswer = isPublic ? plainFetch : sessionFetch;
  const client = new GraphQLClient(await apiUrl(isPublic ? '/public/graphql' : '/graphql'), {
    excludeOperationName: true,
    fetch: (url, init) => fetchAnswer(String(url), init),
    requestMiddleware: (request) => ({ ...request, body }),
  });
  try {
    const answer = await client.rawRequest<Result>({
      // Not sent, see the middleware; graphql-request wants some text here.
      query: String(outgoing.document.__meta__?.operation),
      requestHeaders: headers,
      ...(signal && { signal }),
    });
    noteServerTime(answer.headers.get('date'));
    const { storedAt } = (answer.extensions ?? {}) as { storedAt?: string };
    if (storedAt) onKept?.(storedAt);
    return answer;
  } catch (error) {
    throw failure(error, headers['x-request-id'] ?? '');
  }
}
