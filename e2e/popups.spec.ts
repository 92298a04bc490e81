import { expect, test } from '@playwright/test';
import { judgeInBothSchemes } from './judge.ts';
import { keepQuiet, logOut, workerReady } from './support.ts';
import { logInAs, tongueOf } from './tongue.ts';

test.use({ serviceWorkers: 'allow' });

test('a new version and a session another tab has ended say so, in light and in dark (B135)', async ({
  page,
  context,
}, info) => {
  test.setTimeout(120_000);
  const { at, say } = tongueOf(info);
  const phone = info.project.name === 'phone';
  await keepQuiet(page);
  // The page is loaded anew only when it has been judged.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const held: (() => void)[] = [];
    const wait = (run: () => void, ms?: number, ...rest: unknown[]) =>
      ms === 1200 ? held.push(run) : later(run, ms, ...rest);
    Object.assign(window, { setTimeout: wait, goOn: () => held.forEach((run) => void run()) });
  });
  await logInAs(page, tongueOf(info), 'dealer');
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
  await judgeInBothSchemes(page, phone);

  const other = await context.newPage();
  await keepQuiet(other);
  await other.goto(at('/catalog'));
  await logOut(other, say);
  const popup = page.getByRole('dialog', { name: say('Loading the page again') });
  await expect(popup.getByText(say('You were logged out in another tab.'))).toBeVisible();
  await judgeInBothSchemes(page, phone);
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await expect(page).toHaveURL(at('/login?to=%2Forder'));
});
