import { expect, test } from '@playwright/test';
import { dealer, isPhone, keepQuiet, login, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => keepQuiet(page));

test('gives each host its own manifest, name and icons', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  const port = new URL(baseURL ?? '').port;
  const names = new Set<string>();
  for (const host of ['us', 'de', 'id']) {
    await page.goto(`http://${host}.localhost:${port}/`);
    const link = page.locator('link[rel="manifest"]');
    await expect(link).toHaveCount(1);
    const href = (await link.getAttribute('href')) ?? '';
    const manifest = await page.evaluate(async (url) => (await fetch(url)).json(), href);
    names.add(manifest.name);
    expect(manifest.display).toBe('standalone');
    expect(manifest.start_url).toMatch(/^\//);
    for (const icon of manifest.icons) {
      const answer = await page.request.get(`${baseURL}${icon.src}`);
      expect(answer.ok(), icon.src).toBe(true);
    }
    expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
  }
  expect(names.size).toBe(3);
});

test('meets Chromium’s requirements for an installable app', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.goto('/');
  await workerReady(page);
  const session = await context.newCDPSession(page);
  await expect
    .poll(async () => {
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      return (
        installabilityErrors
          .map((error) => error.errorId)
          // A test browser's context is private, which rules out installing but says nothing of us.
          .filter((id) => id !== 'in-incognito')
      );
    })
    .toEqual([]);
});

test(
  'offers to install when the browser does and opens its prompt',
  { tag: '@phone' },
  async ({ page }, info) => {
    await login(page, dealer(info));
    const phone = isPhone(info);
    const menu = page.getByRole('button', { name: phone ? 'Menu' : 'Account' });
    const entry = page.getByRole('button', { name: 'Install the app' });
    await menu.click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(entry).toHaveCount(0);
    // The browser's own offer needs a person's visits; its event is the same.
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt: async () => Object.assign(window, { asked: event }) });
      window.dispatchEvent(event);
    });
    await entry.click();
    expect(await page.evaluate(() => (window as { asked?: Event }).asked?.defaultPrevented)).toBe(
      true,
    );
  },
);
