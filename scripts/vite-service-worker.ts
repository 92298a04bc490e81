import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** A file that the worker keeps; without a revision its name changes with its content. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
}

/** Lists the built files that the app needs without a network. Pictures and the texts of other screens are not. */
export function listPrecached(folder: string): PrecacheEntry[] {
  const exclude = ['images/**', 'language/**', 'sw.js'];
  return globSync(['**/*.{js,css,html,svg,woff2}', 'icons/*.png'], { cwd: folder, exclude })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((url) => {
      const hash = () =>
        createHash('sha256')
          .update(readFileSync(join(folder, url)))
          .digest('hex');
      return { url, revision: url.startsWith('assets/') ? null : hash().slice(0, 32) };
    });
}

/** Builds sw/sw.ts to one file, sw.js, after the app, with the list of the app's files in it (decision 044). */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'pannier:service-worker',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const { root, mode, base, resolve, logLevel } = config;
        const { outDir, target, minify } = config.build;
        const precached = JSON.stringify(listPrecached(join(root, outDir)));
        await build({
          root,
          mode,
          base,
          resolve,
          logLevel,
          configFile: false,
          publicDir: false,
          define: { 'self.__WB_MANIFEST': precached, 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir,
            target,
            minify,
            emptyOutDir: false,
            lib: { entry: join(root, 'sw/sw.ts'), name: 'app', formats: ['iife'] },
            rolldownOptions: { output: { entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}
