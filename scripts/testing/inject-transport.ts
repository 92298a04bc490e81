import type { TestApp } from '#server/testing/app.ts';
import type { CatalogTransport } from '#src/offline/catalog/catalog-api.ts';

/** How a device of a login reaches the catalog of a server in this process. */
export function createTransport(app: TestApp, host: string, token: string): CatalogTransport {
  return {
    url: async (path) => path,
    accessToken: async () => token,
    refreshAccessToken: async () => null,
    fetch: async (input, init) => {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), host };
      const reply = await app.app.inject({ url: String(input), headers });
      return new Response(reply.statusCode === 204 ? null : new Uint8Array(reply.rawPayload), {
        status: reply.statusCode,
        headers: Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
      });
    },
  };
}
