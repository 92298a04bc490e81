import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/testing/browser.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
// Dark, so that both schemes are judged for contrast.
const desktop = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' as const };

/** Started by scripts/e2e.ts, which says where the server is. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A browser that stumbles on a busy machine gets a second try; the report names it as flaky.
  retries: 1,
  fullyParallel: false,
  // One at a time: the tests of a project share a dealer, and stop the server for everybody.
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.E2E_URL ?? 'http://localhost:3000',
    browserName: 'chromium',
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    // Each browser context would install the worker with all its files, so only the tests that need it allow
    // it.
    serviceWorkers: 'block',
    // Recording costs a third of the time; what fails is recorded at its second try.
    trace: 'on-first-retry',
    // A step that hangs fails with its name, and leaves time to put things back.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumArgs,
    },
  },
  projects: [
    // Tests of visible and touchable behavior run in both screen sizes. Tests that do not depend on the size
    // of the screen run once; their tags distribute them so that both projects take about as long: hosts and
    // headers, rules of forms and their mails, sessions, worker, push, kills, and the data that a device
    // stores and sends.
    {
      name: 'phone',
      use: phone,
      testIgnore: /adventureworks|push\/|e2e\/webkit\//,
      grepInvert: /@desktop/,
    },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: /adventureworks|push\/|e2e\/webkit\//,
      grepInvert: /@phone/,
    },
    // In Firefox, against a portal of its own.
    { name: 'push', testMatch: /push\/.*\.spec/ },
    // In Safari's engine, against a portal of its own.
    { name: 'webkit', testMatch: /e2e\/webkit\/.*\.spec/ },
    ...(process.env.E2E_ADVENTUREWORKS
      ? [{ name: 'adventureworks', use: phone, testMatch: /adventureworks/ }]
      : []),
  ],
});
