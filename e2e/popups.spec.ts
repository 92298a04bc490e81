import { expect, test } from '@playwright/test';
import { checkInBothSchemes } from './page-checks.ts';
import { isPhone, keepQuiet, logOut, workerReady } from './support.ts';
import { localeFor, logInAs } from './test-locale.ts';

test.use({ serviceWorkers: 'allow' });

// B135
test(
  'announces a new version and a session ended in another tab',
  { tag: '@desktop' },
  async ({ page, context }, info) => {
    test.setTimeout(120_000);
    const { at, say } = localeFor(info);
    const phone = isPhone(info);
    await keepQuiet(page);
    // Holds back the page's reload, which is a timer of 1200 ms, until the test has checked the popup.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      const held: (() => void)[] = [];
      const wait = (run: () => void, ms?: number, ...rest: unknown[]) =>
        ms === 1200 ? held.push(run) : later(run, ms, ...rest);
      Object.assign(window, { setTimeout: wait, goOn: () => held.forEach((run) => void run()) });
    });
    await logInAs(page, localeFor(info), 'dealer');
    await workerReady(page);
    // A worker that waits to take over, as far as a page can tell.
    await page.addInitScript(() => {
      const waiting = {
        get(this: ServiceWorkerRegistration) {
          return this.active;
        },
      };
      Object.defineProperty(ServiceWorkerRegistration.prototype, 'waiting', waiting);
    });
    await page.goto(at('/order'));
    const messages = page.getByRole('region', { name: say('Messages') });
    await expect(messages.getByText(say('A new version is ready.'))).toBeVisible();
    await expect(messages.getByRole('button', { name: say('Reload') })).toBeVisible();
    await checkInBothSchemes(page, phone);

    const other = await context.newPage();
    await keepQuiet(other);
    await other.goto(at('/catalog'));
    await logOut(other, say);
    const popup = page.getByRole('dialog', { name: say('Loading the page again') });
    await expect(popup.getByText(say('You were logged out in another tab.'))).toBeVisible();
    await checkInBothSchemes(page, phone);
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    await expect(page).toHaveURL(at('/login?to=%2Forder'));
  },
);
