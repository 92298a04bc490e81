import { availableParallelism } from 'node:os';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { embeddedTests } from './scripts/testing/embedded-tests.ts';
import { longTests } from './scripts/testing/long-tests.ts';
import { testsWithDatabase } from './scripts/testing/tests-with-database.ts';
import { testDatabaseUrl } from './server/config.ts';

/** Settings of all tests: expected results have up to ten seconds. */
const patient = {
  setupFiles: ['scripts/testing/test-timeouts.ts', 'scripts/testing/property-seed.ts'],
  expect: { poll: { timeout: 10_000 } },
};

/** A project of server tests on the PostgreSQL of a URL; without one on the embedded database. */
const serverTests = (name: string, databaseUrl: string, include: string[]) => ({
  // Resolves graphql like Node does. Otherwise our code would get a second copy next to the one of
  // mercurius.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    ...patient,
    name,
    include,
    exclude: [...configDefaults.exclude, ...(process.env.TEST_USUAL ? longTests : [])],
    environment: 'node' as const,
    // The server's code is loaded once per process: what it remembers, it remembers per database.
    isolate: false,
    globalSetup: ['server/testing/global-setup.ts'],
    env: { PANNIER_MODE: 'test', TEST_DATABASE_URL: databaseUrl },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/** Tests of the client's rules. */
const clientRules = '{src,sw}/**/*.rules.test.ts';

/** Fakes all timers except `setImmediate`, which the device's databases need while the clock is stopped. */
const clientTimers: NonNullable<ViteUserConfig['test']>['fakeTimers'] = {
  toFake: [
    'Date',
    'performance',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
  ],
};

const clientPlugins = [
  babel({ presets: [linguiTransformerBabelPreset()] }),
  // Configured like the build: only annotated components are compiled, so that the others cannot rely on it.
  react({ compiler: { compilationMode: 'annotation' } }),
  lingui(),
];

export default defineConfig({
  test: {
    // Each server test file holds an embedded database of some 400 MB.
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      serverTests('server', testDatabaseUrl() ?? '', ['{server,scripts}/**/*.test.ts']),
      // Only beside PostgreSQL: without it, the project above runs on the embedded database.
      ...(testDatabaseUrl()
        ? [serverTests('embedded', '', process.env.TEST_BOTH ? testsWithDatabase() : embeddedTests)]
        : []),
      {
        // Needs no database, so that it runs once.
        test: {
          ...patient,
          name: 'shared',
          environment: 'node',
          isolate: false,
          setupFiles: [...patient.setupFiles, 'shared/catalog-engine/testing/check-leases.ts'],
          include: ['shared/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: clientPlugins,
        // Pure functions, which need neither a page nor an empty process.
        test: {
          ...patient,
          name: 'client-rules',
          environment: 'node',
          isolate: false,
          include: [clientRules],
          testTimeout: 15_000,
        },
      },
      {
        plugins: clientPlugins,
        // Code of the client that draws nothing. What needs a page is in a `.test.tsx`.
        test: {
          ...patient,
          name: 'client-code',
          environment: 'node',
          isolate: false,
          include: ['{src,sw}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, clientRules],
          setupFiles: [...patient.setupFiles, 'scripts/testing/client-device.ts'],
          testTimeout: 15_000,
          fakeTimers: clientTimers,
        },
      },
      {
        plugins: clientPlugins,
        test: {
          ...patient,
          name: 'client',
          // A thread for each file starts in two thirds of the time of a process.
          pool: 'threads' as const,
          environment: 'jsdom',
          include: ['{src,sw}/**/*.test.tsx'],
          setupFiles: [...patient.setupFiles, 'scripts/testing/client-setup.ts'],
          testTimeout: 15_000,
          fakeTimers: clientTimers,
        },
      },
    ],
  },
});
