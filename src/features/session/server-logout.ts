import * as v from 'valibot';
import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { apiUrl } from '#src/lib/device/runtime.ts';
import { readSession } from '#src/offline/session/token-vault.ts';

/**
 * The sessions that have ended here and not yet at the server, by the hash of their refresh token: it
 * can end the session and nothing else, so it may stay on a device that was logged out offline.
 */
const key = 'pannier-logouts';
/** More are dropped, the oldest first: a device does not log out so often without a network. */
const most = 20;
const hashes = v.array(v.string());

function unsent(): string[] {
  const parsed = v.safeParse(hashes, deviceStorage.read(key));
  return parsed.success ? parsed.output : [];
}

function keep(list: readonly string[]): void {
  if (list.length > 0) deviceStorage.tryWrite(key, list.slice(-most));
  else deviceStorage.remove(key);
}

/** Returns the hash that the server stores: SHA-256 in base64url. */
async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Notes that the server must end the stored session too, and asks it to. Waits for no answer: the
 * device logs out at once, and what stays unanswered is sent again by `sendLogouts`.
 */
export async function endOnServer(): Promise<void> {
  const session = await readSession();
  if (!session) return;
  keep([...unsent(), await hashToken(session.refreshToken)]);
  void sendLogouts();
}

/** Ends at the server what was ended here; without a network it stays for the next time. */
export async function sendLogouts(): Promise<void> {
  for (const tokenHash of unsent()) {
    try {
      const response = await fetch(await apiUrl('/logout'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tokenHash }),
        // It goes on while the page is left for the login.
        keepalive: true,
      });
      // Maintenance, or a server that is unwell: later.
      if (response.status >= 500 || response.status === 429) return;
      keep(unsent().filter((other) => other !== tokenHash));
    } catch {
      return;
    }
  }
}
