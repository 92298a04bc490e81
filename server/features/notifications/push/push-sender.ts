import type { lookup } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import {
  createCheckedLookup,
  isPublicAddress,
  isPublicEndpoint,
  notPublic,
} from '#server/lib/public-address.ts';
import type { PushAnswer } from './push-answer.rules.ts';

/** How a push service is called. */
export interface SenderOptions {
  /** Refuses addresses of this machine and its network, also those a name resolves to. */
  publicOnly: boolean;
  /** Most pushes under way at once. */
  atOnce: number;
  /** Milliseconds an answer is waited for. */
  timeout: number;
  /** How names are resolved. */
  resolve?: typeof lookup;
}

/** A request to a push service. */
export interface Push {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface PushSender {
  /** Never throws: what went wrong is an answer. */
  send(push: Push): Promise<PushAnswer>;
  /** Gives up what is under way and lets go of all connections. */
  close(): void;
}

/**
 * Calls push services over kept connections. The connection goes to the very address that was
 * checked, so that a name cannot resolve to another one in between; redirects are not followed.
 */
export function openPushSender(options: SenderOptions): PushSender {
  const stop = new AbortController();
  const settings = { keepAlive: true, maxSockets: options.atOnce, timeout: 30_000 };
  const agents = { 'https:': new HttpsAgent(settings), 'http:': new HttpAgent(settings) };
  const checked = createCheckedLookup(
    options.publicOnly ? isPublicAddress : () => true,
    options.resolve,
  );

  async function send(push: Push, again = true): Promise<PushAnswer> {
    if (stop.signal.aborted) return { failed: 'stopped' };
    if (options.publicOnly && !isPublicEndpoint(push.endpoint)) return { failed: 'not-public' };
    const url = new URL(push.endpoint);
    const secure = url.protocol === 'https:';
    const timeout = AbortSignal.timeout(options.timeout);
    const answer = await call(secure ? httpsRequest : httpRequest, url, push.body, {
      method: 'POST',
      agent: secure ? agents['https:'] : agents['http:'],
      lookup: checked,
      signal: AbortSignal.any([timeout, stop.signal]),
      headers: { ...push.headers, 'content-length': push.body.length },
    });
    if (!('error' in answer)) return answer;
    if (stop.signal.aborted) return { failed: 'stopped' };
    if (timeout.aborted) return { failed: 'timeout' };
    if (answer.error.code === notPublic) return { failed: 'not-public' };
    // The other side may close a kept connection in the moment it is used again.
    if (answer.reused && again) return send(push, false);
    return { failed: 'network' };
  }

  return {
    send,
    close() {
      stop.abort();
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

type Called = PushAnswer | { error: NodeJS.ErrnoException; reused: boolean };

function call(
  make: typeof httpRequest,
  url: URL,
  body: Buffer,
  options: RequestOptions,
): Promise<Called> {
  return new Promise((resolve) => {
    const request = make(url, options, (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      drain(response);
    });
    request.on('error', (error) => resolve({ error, reused: request.reusedSocket }));
    request.end(body);
  });
}

/** The text of a push service's answer is not used; endless text ends the connection. */
function drain(response: NodeJS.ReadableStream & { destroy(): unknown }): void {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > 16_384) response.destroy();
  });
  response.on('error', () => {});
}
