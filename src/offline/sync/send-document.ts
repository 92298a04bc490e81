import { isNetworkError } from '#src/graphql/errors.ts';
import type { Claims } from '../session/token-claims.ts';
import { viewerTag } from '../viewer.ts';
import { graphqlBody, type SentDocument } from './graphql-body.ts';
import { readRetryAfter } from './retry-policy.ts';

/** For whom something is sent; a token of another user is never used. */
export interface Sender {
  userId: number;
  /** Undefined when it may be sent under any active customer, or none. */
  customer: string | null | undefined;
}

/** Where tokens come from and where requests go; tests bring their own. */
export interface Transport {
  fetch: typeof globalThis.fetch;
  accessToken(): Promise<string | null>;
  refreshAccessToken(): Promise<string | null>;
  readClaims(token: string): Claims | null;
  locale(): string;
}

export interface SendOptions {
  idempotencyKey?: string;
  /** Also with a token of another customer, where its holder may act for the sender's. */
  actFor?: boolean;
}

/** Whether what was captured for a customer may be sent although another one is active. */
export function mayActFor({ scopes }: Claims, customer: string | null): boolean {
  return customer !== null && scopes.includes('menu.change-cust');
}

/** Why nothing came of an attempt; `code` is what the retry policy decides by. */
export class SendFailure extends Error {
  readonly code: string;
  readonly retryAfter: number | null;

  constructor(code: string, message = '', retryAfter: number | null = null) {
    super(message || code);
    this.name = 'SendFailure';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

const timeoutMs = 30_000;

/**
 * Sends an operation for exactly this user and customer, from a page or the worker. Renews the
 * token once after a 401 (B142, B143).
 * @returns the answer's `data`
 * @throws SendFailure with `OFFLINE` whenever the answer is not our server's own: also for the
 * page of a captive portal and for an answer cut short
 */
export async function sendDocument<R, V>(
  transport: Transport,
  sender: Sender,
  document: SentDocument<R, V>,
  variables: V,
  options: SendOptions = {},
): Promise<R> {
  const post = async (token: string | null) => {
    if (!token) throw new SendFailure('LOGIN');
    const claims = transport.readClaims(token);
    if (claims?.userId !== sender.userId) throw new SendFailure('OTHER_VIEWER');
    const { customer = claims.customer } = sender;
    const own = claims.customer === customer;
    if (!own && !(options.actFor && mayActFor(claims, customer)))
      throw new SendFailure('OTHER_VIEWER');
    return await transport.fetch('/graphql', {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'accept-language': transport.locale(),
        authorization: `Bearer ${token}`,
        'x-request-id': crypto.randomUUID(),
        'x-viewer': viewerTag(sender.userId, customer),
        ...(!own && { 'x-act-for': customer ?? '' }),
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
        'content-type': 'application/json',
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
  // Outside: variables that cannot be written down are no lost network.
  const body = graphqlBody(document, variables);
  try {
    const token = await transport.accessToken();
    let response = await post(token);
    if (response.status === 401 && isJson(response)) {
      // Of several requests that met the same end of a token only the first renews it.
      const known = await transport.accessToken();
      response = await post(known === token ? await transport.refreshAccessToken() : known);
    }
    return await readAnswer<R>(response);
  } catch (error) {
    if (error instanceof SendFailure) throw error;
    if (isNetworkError(error) || isFetchFailure(error)) throw new SendFailure('OFFLINE');
    throw error;
  }
}

interface Answer<R> {
  data?: R | null;
  errors?: { message?: string; extensions?: { code?: string } }[];
  status?: string;
  code?: string;
}

async function readAnswer<R>(response: Response): Promise<R> {
  const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now());
  const { status } = response;
  if (!isJson(response))
    throw new SendFailure(status >= 500 ? `HTTP_${status}` : 'OFFLINE', '', retryAfter);
  const answer = (await response.json().catch(() => null)) as Answer<R> | null;
  if (answer === null || typeof answer !== 'object') throw new SendFailure('OFFLINE');
  if (status === 401) throw new SendFailure('LOGIN');
  if (answer.status === 'maintenance') throw new SendFailure('MAINTENANCE', '', retryAfter);
  if (!response.ok) {
    const lost = answer.code === 'CUSTOMER_LOST';
    const words = answer.errors?.[0]?.message ?? '';
    throw new SendFailure(lost ? 'CUSTOMER_LOST' : `HTTP_${status}`, words, retryAfter);
  }
  const error = answer.errors?.[0];
  const code = error?.extensions?.code;
  if (error)
    throw new SendFailure(
      code === 'UNAUTHENTICATED' ? 'LOGIN' : (code ?? 'UNKNOWN'),
      error.message,
      retryAfter,
    );
  if (!answer.data) throw new SendFailure('OFFLINE');
  return answer.data;
}

function isJson(response: Response): boolean {
  return /\bjson\b/.test(response.headers.get('content-type') ?? '');
}

/** Whether an error is what `fetch` throws without a connection or after a timeout. */
function isFetchFailure(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  const name = (error as { name?: string } | null)?.name;
  return name === 'AbortError' || name === 'TimeoutError';
}
