import { availableParallelism } from 'node:os';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { testsWithDatabase } from './scripts/testing/tests-with-database.ts';
import { testDatabaseUrl } from './server/config.ts';

/** For all tests: whatever is awaited has the time it takes. */
const patient = {
  setupFiles: ['scripts/testing/patience.ts'],
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    // Each server test file holds an embedded database of some 400 MB.
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      {
        // As Node resolves: otherwise our code gets a second copy of graphql beside mercurius' own.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          ...patient,
          name: 'server',
          environment: 'node',
          // The server's code is loaded once per process: what it remembers, it remembers per database.
          isolate: false,
          include: testDatabaseUrl() ? testsWithDatabase() : ['{server,scripts}/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          env: { PANNIER_MODE: 'test' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Needs no database, so that it runs once.
        test: {
          ...patient,
          name: 'shared',
          environment: 'node',
          isolate: false,
          include: ['shared/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [
          babel({ presets: [linguiTransformerBabelPreset()] }),
          // As the app is built: only what asks for it is compiled, so that nothing else may rely on it.
          react({ compiler: { compilationMode: 'annotation' } }),
          lingui(),
        ],
        test: {
          ...patient,
          name: 'client',
          environment: 'jsdom',
          include: ['{src,sw}/**/*.test.{ts,tsx}'],
          setupFiles: [...patient.setupFiles, 'scripts/testing/client-setup.ts'],
          testTimeout: 15_000,
          // All but `setImmediate`, which the device's databases run on: they go on while the clock stands.
          fakeTimers: {
            toFake: [
              ...(['Date', 'performance', 'setTimeout', 'clearTimeout'] as const),
              ...(['setInterval', 'clearInterval'] as const),
              ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
              ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
            ],
          },
        },
      },
    ],
  },
});
