import { expect, test } from '@playwright/test';
import { checkPage } from './page-checks.ts';
import { hostUrl, isPhone, keepQuiet, login } from './support.ts';
import { localeFor } from './test-locale.ts';

test.beforeEach(({ page }) => keepQuiet(page));

test('gives two hosts of one server their own look and behaviour', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  const looks: Record<string, unknown>[] = [];
  for (const [host, locale, user] of [
    ['us', 'en-us', 'dealer.us'],
    ['de', 'de', 'dealer.de'],
  ] as const) {
    const base = hostUrl(baseURL, host);
    await page.goto(`${base}/${locale}/login`);
    await expect(page.locator('button[type=submit]')).toBeVisible();
    const color = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--host-brand'));
    // The brand comes with the host's configuration, which the form does not wait for.
    await expect.poll(color).not.toBe('');
    looks.push({
      title: (await page.title()).split(' · ').at(-1),
      color: await color(),
      // The address is the same everywhere; what is there is the host's own.
      manifest: await page
        .locator('link[rel=manifest]')
        .evaluate(async (link: HTMLLinkElement) => (await (await fetch(link.href)).json()).name),
      language: await page.locator('html').getAttribute('lang'),
      logo: await page.locator('main img').first().getAttribute('src'),
    });
    await login(page, user, undefined, base, locale);
    // To the catalog, or to the home page where something is due.
    await expect(page).toHaveURL(new RegExp(`${base}/${locale}(/catalog|$)`));
    await page.goto(`${base}/${locale}/catalog/list?category=PAA&view=item&hasStock=true`);
    const money = await page.getByRole('article').first().innerText();
    await page.goto(`${base}/${locale}/order`);
    const row = page.getByRole('main').locator('tbody tr, ul > li', { hasText: /\d{4}/ }).first();
    const orders = await row.innerText();
    await page.goto(`${base}/${locale}`);
    looks.push({
      currency: /[$€]/.exec(money)?.[0],
      date: /([A-Z][a-z]{2} \d{1,2}, \d{4}|\d{2}\.\d{2}\.\d{4})/.exec(orders)?.[0],
      // The remaining credit is called "balance" or "open to buy" (F041).
      credit: (await page.getByText(/^(balance|frei verfügbar), /).textContent())?.split(',')[0],
    });
  }
  const [us, usMoney, de, deMoney] = looks;
  for (const fact of ['title', 'color', 'manifest', 'language', 'logo'])
    expect(us?.[fact], fact).not.toBe(de?.[fact]);
  expect([usMoney?.currency, deMoney?.currency]).toEqual(['$', '€']);
  expect(usMoney?.date).toMatch(/^[A-Z]/);
  expect(deMoney?.date).toMatch(/^\d/);
  expect([usMoney?.credit, deMoney?.credit]).toEqual(['balance', 'frei verfügbar']);
});

test(
  'shows an unknown host a clear page in the browser’s language',
  { tag: '@phone' },
  async ({ page, baseURL }, info) => {
    const { say, locale } = localeFor(info);
    await page.addInitScript((language) => {
      Object.defineProperty(navigator, 'languages', { get: () => [language] });
    }, locale);
    await page.goto(`${hostUrl(baseURL, 'nobody')}/cart`);
    await expect(page.getByText(say('There is no portal at this address'))).toBeVisible();
    await checkPage(page, isPhone(info));
  },
);

test('ignores a cookie with an unknown locale', { tag: '@phone' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'portal_locale', value: 'xx-yy', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/en-us\/login/);
});

test('shows an unknown path’s error under every locale, translated', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(`${hostUrl(baseURL, 'de')}/de/gibt/es/nicht`);
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  await page.goto(`${hostUrl(baseURL, 'id')}/id-id/tidak/ada`);
  await expect(page.getByRole('heading')).toBeVisible();
  await expect(page.getByText('This page could not be found')).toHaveCount(0);
});

test('redirects an unsupported language to the host’s first', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(`${hostUrl(baseURL, 'de')}/ms-my/login`);
  await expect(page).toHaveURL(/\/de\/login/);
});
