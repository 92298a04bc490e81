import { accessToken } from '../session/session-tokens.ts';

/** Not waited for longer, in ms: the next start of the app tries again. */
const patienceMs = 8_000;

/** Where requests go and whose they are; tests bring their own. */
export interface PushWire {
  fetch: typeof globalThis.fetch;
  accessToken(): Promise<string | null>;
}

const realWire: PushWire = {
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
export async function tellServer(
  method: 'POST' | 'DELETE',
  body: PushSubscriptionJSON,
  locale: string,
  wire = realWire,
): Promise<boolean> {
  try {
    const token = await wire.accessToken();
    if (!token) return false;
    const { ok } = await wire.fetch('/notification/subscriptions', {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'accept-language': locale,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    return ok;
  } catch {
    return false;
  }
}
