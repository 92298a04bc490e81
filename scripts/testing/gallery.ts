import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { contentPolicy } from '#server/http/security-headers.ts';
import { sourcePlugins } from '../../vite.config.ts';
import { root } from '../generate/root.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/**
 * Builds the gallery of parts on its own, so that nothing of it is in the app's build, and serves it
 * under the app's content policy.
 * @param folder where the build goes
 */
export async function serveGallery(folder: string): Promise<{ url: string; server: Server }> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: sourcePlugins(),
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: `${root}src/dev/gallery.html` },
    },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const requested = join(folder, pathname);
    const file =
      extname(pathname) && existsSync(requested) ? requested : join(folder, 'src/dev/gallery.html');
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-security-policy', contentPolicy);
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
