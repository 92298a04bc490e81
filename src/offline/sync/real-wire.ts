import { defaultLocale, isLocale } from '#shared/locales.ts';
import { readClaims } from '../session/claims.ts';
import { accessToken, refreshAccessToken } from '../session/session-tokens.ts';
import type { Wire } from './send-document.ts';

/** The real network and session, for pages and the worker. */
export function realWire(): Wire {
  return {
    fetch: (input, init) => globalThis.fetch(input, init),
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
