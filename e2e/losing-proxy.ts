import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Whether the answer to a request is lost on the way back, once the server has taken it. */
type IsLost = (headers: IncomingMessage['headers'], body: string) => boolean;

/**
 * Stands between the browser and a portal. When Playwright intercepts requests, Chromium installs
 * the service worker again with every check; tests of its update therefore lose their answers here.
 */
export async function openLosingProxy(portal: string, isLost: IsLost) {
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const body = Buffer.concat(chunks);
      const { method, headers } = asked;
      const lost = isLost(headers, body.toString());
      const passed = request(new URL(asked.url ?? '/', portal), { method, headers }, (given) => {
        if (!lost) {
          answer.writeHead(given.statusCode ?? 500, given.headers);
          given.pipe(answer);
          return;
        }
        given.resume().on('end', () => {
          answer.writeHead(503, { 'content-type': 'application/json' });
          answer.end(JSON.stringify({ code: 'UNAVAILABLE', message: 'Come again' }));
        });
      });
      passed.on('error', () => answer.destroy());
      passed.end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
