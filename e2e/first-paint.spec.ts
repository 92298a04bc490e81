import { expect, type Page, test } from '@playwright/test';
import { hostUrl } from './support.ts';

/** Returns name, place and size of all that the server paints and the client draws again. */
const measureBoxes = (page: Page) =>
  page
    .locator('h1, .logo, .mark, p, article, h2, main > div > div:last-child img')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.nodeName, x, y, width, height].join(' ');
      }),
    );

/** Collects how much of the page moves from its first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
    interface Shift {
      value: number;
    }
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
}

for (const [host, locale, title] of [
  ['us', 'en-us', 'Service hours'],
  ['de', 'de', 'Servicezeiten'],
  ['id', 'id-id', 'Jam layanan'],
  ['us', 'fr', 'Service hours'],
] as const) {
  test(`paints the login of ${host} in ${locale}, then moves nothing`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    const shifted = await watchShifts(page);
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${hostUrl(baseURL, host)}/${locale}/login`, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    // Before the first paint, boxes have no style yet.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.evaluate(() => document.fonts.ready);
    const painted = await measureBoxes(page);
    expect(painted.length).toBeGreaterThanOrEqual(5);
    release();
    await expect(page.locator('input[name=username]')).toBeVisible();
    expect(await measureBoxes(page)).toEqual(painted);
    expect(await shifted()).toBeLessThanOrEqual(0.02);
    expect(asked.filter((path) => /^\/(server\/config|active-announcements)\//.test(path))).toEqual(
      [],
    );
  });
}

test('shows no login on another page before any script', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${hostUrl(baseURL, 'us')}/en-us/catalog`, { waitUntil: 'commit' });
  await expect(page.locator('#root img')).toBeVisible();
  await expect(page.locator('h1, .logo, .mark, article')).toHaveCount(0);
});
