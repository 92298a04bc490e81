import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/vite-chunks.ts';
import { serviceWorker } from './scripts/vite-service-worker.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Returns the plugins that compile our sources to code and styles. */
export const sourcePlugins = () => [
  // Lingui's macros before the React compiler: the other way round the app dies at run time.
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react({ compiler: { compilationMode: 'annotation' } }),
  lingui({ failOnCompileError: true }),
  tailwindcss(),
];

export default defineConfig({
  plugins: [...sourcePlugins(), serviceWorker()],
  resolve: {
    alias: {
      graphql: at('./src/graphql/no-parser.ts'),
      // The build for today's browsers: 1.5 kB less in the worker and in the app.
      dexie: at('./node_modules/dexie/dist/modern/dexie.mjs'),
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    modulePreload: {
      // Links for what a later part imports cost more of a phone's time than they save: the worker
      // has every file. But there is no worker yet on the way to the login.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' || /login|bare-layout/.test(file)
          ? files
          : files.filter((one) => one.endsWith('.css')),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      // A screen gets only what it names of another feature, not everything that the feature offers.
      treeshake: { moduleSideEffects: [{ test: /\.public\.ts$/, sideEffects: false }] },
    },
  },
});
