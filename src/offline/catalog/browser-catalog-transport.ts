import { apiUrl } from '#src/lib/device/runtime.ts';
import { accessToken, refreshAccessToken } from '../session/session-tokens.ts';
import { networkSeen } from '../sync/sync-signal.ts';
import type { CatalogTransport } from './catalog-api.ts';

/** The page's own network and session. */
export const browserCatalogTransport: CatalogTransport = {
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    networkSeen();
    return response;
  },
  url: apiUrl,
  accessToken,
  refreshAccessToken,
};
