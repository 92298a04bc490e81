import { test as base } from '@playwright/test';
import { openPortal, type Portal } from './own-portal.ts';

/** Tests in a portal of their own, which all that run in a row share; addresses are those of its host. */
export const test = base.extend<object, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from here
    async ({}, use) => {
      const portal = await openPortal();
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});
