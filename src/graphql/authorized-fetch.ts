import { tabScope } from '#src/lib/device/tab-scope.ts';
import { isNetworkError } from './errors.ts';
import type { SessionLoss } from './session-lost.ts';

export interface SessionAccess {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  accessToken: () => Promise<string | null>;
  /** A new token, null when the user must log in again; throws without a network. */
  refreshAccessToken: () => Promise<string | null>;
  lost: (loss: SessionLoss) => void;
}

async function maintenanceMessage(response: Response): Promise<string | null> {
  try {
    const body = (await response.clone().json()) as { status?: unknown; message?: unknown };
    return body.status === 'maintenance' ? String(body.message ?? '') : null;
  } catch {
    return null;
  }
}

/**
 * Returns the token; null when no user is logged in, undefined when none can be fetched without a network:
 * then the request is sent without one, and the service worker answers it from the device.
 */
async function tokenOrUnknown(session: SessionAccess): Promise<string | null | undefined> {
  try {
    return await session.accessToken();
  } catch (error) {
    if (isNetworkError(error)) return undefined;
    throw error;
  }
}

/**
 * A fetch with the session's token. The first 401 is retried with the current token (another tab may just
 * have renewed it), a second one renews the token and retries once, and if that fails the session is lost
 * (B141 to B144). A 403 and a 500 with status maintenance end the session too (B138 to B140). The response
 * is returned in any case; a network error is rethrown (B145).
 */
export function authorizedFetch(session: SessionAccess) {
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const attempt = (token: string | null) => {
      const headers = new Headers(init.headers);
      if (token) headers.set('authorization', `Bearer ${token}`);
      return session.fetch(url, { ...init, headers });
    };

    const token = await tokenOrUnknown(session);
    let response = await attempt(token ?? null);
    if (response.status === 401 && token !== null) {
      response = await attempt(await session.accessToken());
      if (response.status === 401) {
        const fresh = await session.refreshAccessToken();
        if (fresh) response = await attempt(fresh);
      }
    }

    if (response.status === 401) session.lost({ reason: 'expired' });
    // A view as a user goes on, and shows "No access" where the data is missing (decision 026).
    if (response.status === 403 && !tabScope) session.lost({ reason: 'forbidden' });
    if (response.status === 500) {
      const message = await maintenanceMessage(response);
      if (message !== null) session.lost({ reason: 'maintenance', message });
    }
    return response;
  };
}
