import { isNetworkError } from './errors.ts';
import type { SessionLoss } from './session-lost.ts';

export interface SessionDoor {
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
 * The token, null when nobody is logged in, undefined when none can be had without a network: then
 * the request goes out without one, for the service worker to answer from the device.
 */
async function tokenOrUnknown(door: SessionDoor): Promise<string | null | undefined> {
  try {
    return await door.accessToken();
  } catch (error) {
    if (isNetworkError(error)) return undefined;
    throw error;
  }
}

/**
 * A fetch that carries the session. The first 401 is tried again with the current token (another
 * tab may just have renewed it), a second one renews the token and tries once more, and when that
 * fails the session is lost (B141 to B144). A 403 and a 500 that says maintenance end the session
 * too (B138 to B140). The answer is handed back in any case; no answer is rethrown (B145).
 */
export function authorizedFetch(door: SessionDoor) {
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const attempt = (token: string | null) => {
      const headers = new Headers(init.headers);
      if (token) headers.set('authorization', `Bearer ${token}`);
      return door.fetch(url, { ...init, headers });
    };

    const token = await tokenOrUnknown(door);
    let response = await attempt(token ?? null);
    if (response.status === 401 && token !== null) {
      response = await attempt(await door.accessToken());
      if (response.status === 401) {
        const fresh = await door.refreshAccessToken();
        if (fresh) response = await attempt(fresh);
      }
    }

    if (response.status === 401) door.lost({ reason: 'expired' });
    if (response.status === 403) door.lost({ reason: 'forbidden' });
    if (response.status === 500) {
      const message = await maintenanceMessage(response);
      if (message !== null) door.lost({ reason: 'maintenance', message });
    }
    return response;
  };
}
