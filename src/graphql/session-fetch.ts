import { currentLocale } from '#src/i18n/locale-choice.ts';
import { tabScope } from '#src/lib/device/tab-scope.ts';
import {
  accessToken,
  refreshAccessToken,
  storedUser,
} from '#src/offline/session/session-tokens.ts';
import { networkSeen } from '#src/offline/sync/sync-signal.ts';
import { viewerTag } from '#src/offline/viewer.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { isNetworkError, NetworkError } from './errors.ts';
import { reportSessionLost } from './session-lost.ts';

/** The fields of the user entity that the viewer tag needs (E067, E099). */
interface ViewerOfUser {
  id: number | string;
  salesActiveCustCode?: { unified: string } | null;
}

/** No request is waited for longer than this, in ms. */
const timeoutMs = 30_000;

/** Ends with the caller's signal or at the timeout, whichever is first. */
function limited(signal: AbortSignal | null | undefined): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs);
  if (!signal) return limit;
  // Browsers of before 2024 cannot join signals: there the caller's alone counts.
  return 'any' in AbortSignal ? AbortSignal.any([signal, limit]) : signal;
}

/** A fetch whose failures without an answer are `NetworkError`; a wanted abort stays an abort. */
export async function plainFetch(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, signal: limited(init.signal) });
    networkSeen();
    return response;
  } catch (error) {
    if (init.signal?.aborted || isNetworkError(error)) throw error;
    throw new NetworkError(error);
  }
}

/** Returns the headers of every request, apart from its token. */
export async function requestHeaders(): Promise<Record<string, string>> {
  const user = await storedUser<ViewerOfUser>();
  return {
    'accept-language': currentLocale(),
    'x-request-id': crypto.randomUUID(),
    // Nothing that an administrator sees as a user is kept by the service worker.
    ...(user &&
      !tabScope && {
        'x-viewer': viewerTag(Number(user.id), user.salesActiveCustCode?.unified ?? null),
      }),
  };
}

/** The fetch of a logged-in user (B134, B138 to B145). */
export const sessionFetch = authorizedFetch({
  fetch: plainFetch,
  accessToken,
  refreshAccessToken,
  lost: reportSessionLost,
});
