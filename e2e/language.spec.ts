import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { checkInBothSchemes } from './page-checks.ts';
import {
  api,
  getUser,
  hostUrl,
  isOperation,
  isPhone,
  keepQuiet,
  login,
  onOperation,
  reloadUnderWorker,
} from './support.ts';
import { createSay } from './test-locale.ts';

const user = 'content.us';
const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true';

test.afterEach(async ({ request }) => {
  await (await api(request, user))('ChangeLanguage', { languageId: 'en-us' });
});

/** Opens where a user chooses: the drawer on phones, the account menu on desktops, in any language. */
async function openChoice(page: Page, info: TestInfo, words: { menu: RegExp; language: string }) {
  await page.getByRole('button', { name: words.menu, exact: true }).click();
  const box = isPhone(info) ? page.getByRole('dialog') : page.getByRole('banner');
  // The flag in the bar has the same name and comes before the entry of the menu.
  await box.getByRole('button', { name: words.language }).last().click();
  return box;
}

const english = { menu: /^(Menu|Account)$/, language: 'Language' };
const french = { menu: /^(Menu|Compte)$/, language: 'Langue' };

/** Counts the requests for another language from now on. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isOperation('ChangeLanguage', request.postData())) count += 1;
  });
  return () => count;
}

test('changes the login language in place, keeping the destination', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await page.goto('/en-us/login?to=%2Forder%3Fpage%3D2');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: 'English', exact: false }).first().click();
  await expect(page).toHaveURL('/en-us/login?to=%2Forder%3Fpage%3D2');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/login?to=%2Forder%3Fpage%3D2');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: 'Langue' }).click();
  await expect(page.getByRole('link', { name: 'Français' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  // Remembered for the next visit, and offered as the other host has them.
  await page.goto('/');
  await expect(page).toHaveURL('/fr/login');
  await page.goto(`${hostUrl(baseURL, 'de')}/de/login`);
  await page.getByRole('button', { name: 'Sprache' }).click();
  await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
});

test(
  'changes the language on the same page and on the server',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    await keepQuiet(page);
    await login(page, user);
    await page.goto(list);
    await expect(page.getByRole('article').first()).toBeVisible();
    const languageRequests = countRequests(page);

    // The current one does nothing.
    const menu = await openChoice(page, info, english);
    await menu.locator('a[aria-current=true][hreflang]').click();
    await expect(menu.locator('a[hreflang]')).toHaveCount(0);
    await expect(page).toHaveURL(list);
    expect(languageRequests()).toBe(0);

    await (await openChoice(page, info, english)).getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(list.replace('en-us', 'fr'));
    await expect(page.getByText('Langue modifiée')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(languageRequests()).toBe(1);
    expect((await getUser(request, user)).language).toBe('fr');

    // And back, from the other language; the page stays in it over a reload.
    await page.reload();
    await (await openChoice(page, info, french)).getByRole('link', { name: /^English.*U/ }).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByText('Language changed')).toBeVisible();
    expect((await getUser(request, user)).language).toBe('en-us');

    // Wide screens also have a flag in the bar.
    if (isPhone(info)) return;
    await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(list.replace('en-us', 'fr'));
    await expect.poll(async () => (await getUser(request, user)).language).toBe('fr');
  },
);

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test(
    'keeps the language offline and shows an error message',
    { tag: '@desktop' },
    async ({ page, context, request }, info) => {
      await keepQuiet(page);
      await login(page, user, undefined, '', 'fr');
      const here = list.replace('en-us', 'fr');
      await page.goto(here);
      await reloadUnderWorker(page);
      await expect(page.getByRole('article').first()).toBeVisible();
      const menu = await openChoice(page, info, french);
      await context.setOffline(true);
      await menu.locator('a[hreflang="en-CA" i]').click();
      const why = createSay('fr')('The language could not be changed: there is no connection.');
      await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
      await expect(page).toHaveURL(here);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await context.setOffline(false);
      expect((await getUser(request, user)).language).toBe('en-us');
    },
  );
});

test.describe('with answers of our making', () => {
  test(
    'shows a pop-up while waiting and changes nothing on an error',
    { tag: '@phone' },
    async ({ page }, info) => {
      await keepQuiet(page);
      await login(page, user);
      await page.goto(list);
      let answer = (): void => undefined;
      const answers = [
        { status: 200, json: { data: { changeLanguage: { status: false, description: 'no' } } } },
        { status: 500, json: { code: 'INTERNAL', message: 'Internal server error' } },
      ];
      await onOperation(page, 'ChangeLanguage', async (route) => {
        await new Promise<void>((done) => {
          answer = done;
        });
        await route.fulfill(answers.shift() ?? { status: 500 });
      });
      for (let round = 0; round < 2; round++) {
        const changeRequest = page.waitForRequest((one) =>
          isOperation('ChangeLanguage', one.postData()),
        );
        await (await openChoice(page, info, english))
          .getByRole('link', { name: 'Français' })
          .click();
        await changeRequest;
        const popup = page.getByRole('dialog', { name: 'Changing the language' });
        await expect(popup).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(popup).toBeVisible();
        if (round === 0) await checkInBothSchemes(page, true);
        answer();
        await expect(popup).toBeHidden();
        const alert = page
          .getByRole('alert')
          .filter({ hasText: 'The language could not be changed' });
        await expect(alert).toBeVisible();
        await alert.getByRole('button', { name: 'Close' }).click();
        await expect(page).toHaveURL(list);
      }
    },
  );
});
