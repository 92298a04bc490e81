import { defaultLocale, isLocale } from '#shared/locales.ts';
import { accessToken, refreshAccessToken } from '../session/session-tokens.ts';
import { readClaims } from '../session/token-claims.ts';
import type { Transport } from './send-document.ts';

/** Ends what is under way when the network comes back; made when it is first wanted. */
let connection: AbortController | null = null;

/**
 * Ends with the time-out of a request, or as soon as the network comes back: what was sent before the
 * network went gets no answer any more, and would hold up everything behind it until its time-out.
 * Sent again under its key it takes effect once.
 */
function untilNetworkIsBack(timeout: AbortSignal | null | undefined): AbortSignal | null {
  // Browsers of before 2024 cannot join signals.
  if (!timeout || !('any' in AbortSignal)) return timeout ?? null;
  if (!connection) {
    const ending = new AbortController();
    connection = ending;
    const end = () => {
      connection = null;
      ending.abort();
    };
    globalThis.addEventListener?.('online', end, { once: true });
  }
  return AbortSignal.any([timeout, connection.signal]);
}

/** The real network and session, for pages and the worker. */
export function browserTransport(): Transport {
  return {
    fetch: (input, init) =>
      globalThis.fetch(input, { ...init, signal: untilNetworkIsBack(init?.signal) }),
    accessToken,
    refreshAccessToken,
    readClaims,
    locale,
  };
}

/** The page's locale is the start of its path; the worker has none and needs none. */
function locale(): string {
  const first = globalThis.location?.pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}
