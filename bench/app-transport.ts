import { readClaims } from '#src/offline/session/token-claims.ts';

/** Returns what the app's own upload client needs to send files to a server on a port as the user of a token. */
export const appTransport = (port: number, token: string) => ({
  fetch: (path: string | URL | Request, init?: RequestInit) =>
    fetch(`http://localhost:${port}${path}`, init),
  accessToken: async () => token,
  refreshAccessToken: async () => token,
  readClaims,
});
