import { accessToken } from '../session/session-tokens.ts';

/** Not waited for longer, in ms: the next start of the app tries again. */
const timeoutMs = 8_000;

/** Where requests go and whose they are; tests bring their own. */
export interface PushTransport {
  fetch: typeof globalThis.fetch;
  accessToken(): Promise<string | null>;
}

const browserTransport: PushTransport = {
  fetch: (input, init) => fetch(input, init),
  accessToken: () => accessToken(),
};

/**
 * Tells the server where this device takes pushes (POST, O013, B129), or that it no longer does
 * (DELETE); from pages and the worker. Not through the app's own fetch, because a refusal here must
 * not end the session.
 * @param locale the language of what will be sent
 * @returns whether the server took it; never throws
 */
export async function registerPushDevice(
  method: 'POST' | 'DELETE',
  body: PushSubscriptionJSON,
  locale: string,
  transport = browserTransport,
): Promise<boolean> {
  try {
    const token = await transport.accessToken();
    if (!token) return false;
    const { ok } = await transport.fetch('/notification/subscriptions', {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'accept-language': locale,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch {
    return false;
  }
}
