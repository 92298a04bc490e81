import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../manifests/', import.meta.url));

function typeOf(file: string): string {
  return file.endsWith('.webmanifest') ? 'application/manifest+json' : 'application/json';
}

/** Serves the hosts' web manifests at /manifests, in development and in the build. */
export function serveManifests(): Plugin {
  const files = readdirSync(folder);
  return {
    name: 'pannier-manifests',
    configureServer(server) {
      server.middlewares.use('/manifests', (request, response, next) => {
        const file = request.url?.slice(1).split('?')[0] ?? '';
        if (!files.includes(file)) return next();
        response.setHeader('content-type', typeOf(file));
        response.end(readFileSync(folder + file));
      });
    },
    generateBundle() {
      for (const file of files) {
        const source = readFileSync(folder + file);
        this.emitFile({ type: 'asset', fileName: `manifests/${file}`, source });
      }
    },
  };
}
