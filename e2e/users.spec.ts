import { expect, test } from '@playwright/test';
import { checkLoaded } from './page-checks.ts';
import { chooseRowAction, rowLink, saveForm } from './pages/lists.page.ts';
import { chooseFirstCustomer, openUsers, userField } from './pages/users.page.ts';
import { isPhone, keepQuiet, reloadUnderWorker } from './support.ts';
import { localeFor, logInAs } from './test-locale.ts';

// Without a network the worker gives the code of the page.
test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }, info) => {
  test.setTimeout(180_000);
  await keepQuiet(page);
  await logInAs(page, localeFor(info), 'access');
});

test(
  'creates, changes and deactivates a user (U302, U303)',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const locale = localeFor(info);
    const { at, say } = locale;
    const touch = isPhone(info);
    const username = `walk-${info.project.name}-${info.retry}-${info.repeatEachIndex}`;

    await test.step('the list', async () => {
      await openUsers(page, locale);
      await expect(page.getByRole('searchbox', { name: say('Search users') })).toBeVisible();
      await checkLoaded(page, touch);
    });
    await test.step('a new user', async () => {
      await page.goto(at('/admin/users/create'));
      await userField(page, say, 'Username').fill(username);
      await userField(page, say, 'Name').fill('Walk');
      await userField(page, say, 'E-mail').fill(`${username}@shop.example`);
      await page
        .getByRole('combobox', { name: say('Group role'), exact: true })
        .selectOption('dealer');
      await chooseFirstCustomer(page, say);
      await checkLoaded(page, touch);
      await saveForm(page, say);
      await expect(page.getByText(say('The user is created'))).toBeVisible();
    });
    await test.step('the saved user', async () => {
      await openUsers(page, locale, username);
      await rowLink(page, username).click();
      await userField(page, say, 'Name').fill('Walk on');
      await checkLoaded(page, touch);
      await saveForm(page, say);
      await expect(page.getByText(say('The user is saved'))).toBeVisible();
    });
    await test.step('deactivated and restored', async () => {
      await openUsers(page, locale, username);
      await chooseRowAction(page, username, say('Deactivate'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Deactivate') })
        .click();
      await page.getByRole('button', { name: say('Undo') }).click();
      await expect(page.getByText(say('{username} may log in again', { username }))).toBeVisible();
    });
  },
);

test('shows no users without a connection', { tag: '@phone' }, async ({ page, context }, info) => {
  const locale = localeFor(info);
  const { say } = locale;
  await openUsers(page, locale);
  await expect(page.getByRole('searchbox', { name: say('Search users') })).toBeVisible();
  await reloadUnderWorker(page);
  await expect(page.getByRole('searchbox', { name: say('Search users') })).toBeVisible();
  await context.setOffline(true);
  const words = say('Users and rights can only be seen and changed with a connection.');
  await expect(page.getByText(words)).toBeVisible();
  await checkLoaded(page, isPhone(info));
});
