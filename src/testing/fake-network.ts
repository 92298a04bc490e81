import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { HashedDocument } from '#src/graphql/client.ts';
import { HttpError, isNetworkError, NetworkError, OperationError } from '#src/graphql/errors.ts';

/** Data of which a test may leave out what it does not care about; what is given has its type. */
export type Partially<Data> = Data extends (infer Item)[]
  ? Partially<Item>[]
  : Data extends object
    ? { [Field in keyof Data]?: Partially<Data[Field]> }
    : Data;

/** A request as it reached the network. */
export interface SentRequest<Variables = unknown> {
  method: string;
  path: string;
  /** Name of the GraphQL operation; null for a REST call. */
  operation: string | null;
  variables: Variables;
  /** The parsed body of a REST call. */
  body: unknown;
  idempotencyKey: string | null;
  headers: Headers;
}

type Maybe<T> = T | Promise<T>;
type Answerer<Result, Variables> = (
  variables: Variables,
  sent: SentRequest<Variables>,
) => Maybe<Partially<Result> | null>;
type Reply<Result, Variables> = Partially<Result> | Answerer<Result, Variables>;
type RestReply = (sent: SentRequest) => unknown;

/** The server's default answers about its runtime configuration and the session; a test may override them. */
const defaults: [string, RestReply][] = [
  ['GET /runtime.json', () => ({ apiBase: '', basicAuth: 'test', version: '1' })],
  ['POST /refresh-token', () => ({ requestToken: 'fresh', refreshToken: 'next' })],
];

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** How the server reports what a reply has thrown; null for what is none of its failures. */
function toErrorResponse(error: unknown, graphql: boolean): Response | null {
  if (!(error instanceof OperationError || error instanceof HttpError)) return null;
  const status = error instanceof HttpError ? error.status : 200;
  const { code, message } = error;
  if (error instanceof HttpError && error.body) return json(error.body, status);
  // A server that stumbles answers without words of GraphQL.
  if (!code) return json({}, status);
  return json(graphql ? { errors: [{ message, extensions: { code } }] } : { code }, status);
}

/** Ends with the caller's signal, as `fetch` does. */
function abortable<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    work.then(resolve, reject);
  });
}

const nameOf = (document: HashedDocument<unknown, never>) => `${document.__meta__?.operation}`;

/**
 * Replaces `fetch`, so that the app's own GraphQL client, session and REST code run. It answers with the
 * replies that a test has registered. A request without a reply fails the test at its end, and so does an
 * error thrown by a reply that is none of src/graphql/errors.ts. `fetch` is restored after the test.
 */
export class FakeNetwork {
  readonly requests: SentRequest[] = [];
  readonly #operations = new Map<string, RestReply>();
  readonly #calls = new Map<string, RestReply>(defaults);
  readonly #problems: unknown[] = [];
  #online = true;
  #restoreOnline: () => void = () => undefined;

  /** Answers an operation from now on; a reply may throw an error of src/graphql/errors.ts. */
  answer<Result, Variables>(
    document: HashedDocument<Result, Variables>,
    reply: Reply<Result, Variables>,
  ): this {
    const answer = (typeof reply === 'function' ? reply : () => reply) as Answerer<
      Result,
      Variables
    >;
    this.#operations.set(nameOf(document), (sent) =>
      answer(sent.variables as Variables, sent as SentRequest<Variables>),
    );
    return this;
  }

  /** Lets an operation fail as a whole, with an error of GraphQL. */
  refuse(document: HashedDocument<unknown, never>, code: string, message = code): this {
    return this.#throws(document, () => new OperationError(code, message));
  }

  /** Lets an operation end with a failing HTTP status. */
  fail(document: HashedDocument<unknown, never>, status: number, code = ''): this {
    return this.#throws(document, () => new HttpError(status, code));
  }

  /** Loses the requests of an operation, while the device believes to be online. */
  lose(document: HashedDocument<unknown, never>): this {
    return this.#throws(document, () => new NetworkError());
  }

  /** Keeps an operation unanswered until the function returned is called. */
  hold<Result, Variables>(
    document: HashedDocument<Result, Variables>,
    reply: Partially<Result>,
  ): () => void {
    const { promise, resolve } = Promise.withResolvers<Partially<Result>>();
    this.answer<Result, Variables>(document, () => promise);
    return () => resolve(reply);
  }

  /** Answers a REST call; a `Response` goes out as it is, all else as JSON. */
  answerRest(method: 'GET' | 'POST' | 'PATCH', path: string, reply: RestReply): this {
    this.#calls.set(`${method} ${path}`, reply);
    return this;
  }

  /** The requests of an operation, oldest first. */
  sent<Result, Variables>(document: HashedDocument<Result, Variables>): SentRequest<Variables>[] {
    const name = nameOf(document);
    return this.requests.filter(({ operation }) => operation === name) as SentRequest<Variables>[];
  }

  /** The names of all operations sent, oldest first. */
  operations(): string[] {
    return this.requests.flatMap(({ operation }) => operation ?? []);
  }

  goOffline(): void {
    const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    this.#restoreOnline = () => spy.mockRestore();
    this.#switch(false);
  }

  goOnline(): void {
    this.#restoreOnline();
    this.#switch(true);
  }

  readonly fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    if (!this.#online) throw new TypeError('Failed to fetch');
    const sent = readRequest(url, init);
    const { operation, method, path } = sent;
    const reply = operation
      ? this.#operations.get(operation)
      : this.#calls.get(`${method} ${path}`);
    if (!operation && defaults.some(([name]) => name === `${method} ${path}`))
      return json(await reply?.(sent));
    this.requests.push(sent);
    if (!reply) return this.#unanswered(sent);
    return await abortable(this.#replyTo(sent, reply), init.signal);
  };

  /** Restores the window's online state, and throws the first error or unanswered request. */
  close(): void {
    if (!this.#online) this.goOnline();
    const [problem] = this.#problems.splice(0);
    if (problem) throw problem;
  }

  async #replyTo(sent: SentRequest, reply: RestReply): Promise<Response> {
    try {
      const answer = await reply(sent);
      if (answer instanceof Response) return answer;
      return json(sent.operation ? { data: answer } : answer);
    } catch (error) {
      const failure = toErrorResponse(error, sent.operation !== null);
      if (failure) return failure;
      if (!isNetworkError(error)) this.#problems.push(error);
      throw new TypeError('Failed to fetch', { cause: error });
    }
  }

  #throws(document: HashedDocument<unknown, never>, error: () => Error): this {
    this.#operations.set(nameOf(document), () => {
      throw error();
    });
    return this;
  }

  #unanswered({ operation, method, path, variables }: SentRequest): never {
    const problem = new Error(
      operation
        ? `No answer for ${operation} ${JSON.stringify(variables)}: teach it with network.answer(${operation}Document, …)`
        : `No answer for ${method} ${path}: teach it with network.answerRest('${method}', '${path}', …)`,
    );
    this.#problems.push(problem);
    throw problem;
  }

  #switch(online: boolean): void {
    this.#online = online;
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  }
}

function readRequest(url: string | URL | Request, init: RequestInit): SentRequest {
  const { pathname } = new URL(url instanceof Request ? url.url : url, window.location.origin);
  const headers = new Headers(init.headers);
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
  return {
    method: init.method ?? 'GET',
    path: pathname,
    operation: pathname.endsWith('/graphql') ? String(body?.operationName) : null,
    variables: body?.variables ?? {},
    body,
    idempotencyKey: headers.get('idempotency-key'),
    headers,
  };
}

/** Puts a network in place of the device's own until the test ends. */
export function fakeNetwork(): FakeNetwork {
  const network = new FakeNetwork();
  const real = globalThis.fetch;
  globalThis.fetch = network.fetch as typeof real;
  onTestFinished(() => {
    globalThis.fetch = real;
    network.close();
  });
  return network;
}
