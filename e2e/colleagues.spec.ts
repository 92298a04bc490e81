import { expect, test } from '@playwright/test';
import { checkNarrow, checkPage } from './page-checks.ts';
import { chooseRowAction } from './pages/lists.page.ts';
import { isPhone, keepQuiet } from './support.ts';
import { localeFor, logInAs } from './test-locale.ts';

test(
  'the owner of a shop invites, changes and deactivates a colleague',
  { tag: '@phone' },
  async ({ page }, info) => {
    test.setTimeout(180_000);
    const testLocale = localeFor(info);
    const { at, say } = testLocale;
    const touch = isPhone(info);
    const username = `colleague-${crypto.randomUUID().slice(0, 8)}`;
    const name = `Counter ${username}`;
    await keepQuiet(page);
    await logInAs(page, testLocale, 'owner');
    await page.goto(at('/company/users'));
    await expect(page.getByText('dealer', { exact: false }).first()).toBeVisible();
    await checkPage(page, touch);
    await checkNarrow(page);

    const dialog = page.getByRole('dialog');
    await test.step('invites', async () => {
      await page.getByRole('button', { name: say('Invite a colleague') }).click();
      await dialog.locator('input[name=name]').fill(name);
      await dialog.locator('input[name=email]').fill(`${username}@shop.example`);
      await dialog.locator('input[name=username]').fill(username);
      await dialog.locator('select[name=groupRole]').selectOption('shop-buyer');
      await checkPage(page, touch);
      await dialog.getByRole('button', { name: say('Invite'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(name).first()).toBeVisible();
    });

    await test.step('gives another role', async () => {
      await chooseRowAction(page, name, say('Change'));
      await dialog.locator('select[name=groupRole]').selectOption('shop-mechanic');
      await dialog.getByRole('button', { name: say('Save'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    });
    await test.step('deactivates', async () => {
      await chooseRowAction(page, name, say('Deactivate'));
      await dialog.getByRole('button', { name: say('Deactivate'), exact: true }).click();
      await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
    });
  },
);

test(
  'an administrator creates users from pasted rows and from a file',
  { tag: '@desktop' },
  async ({ page }, info) => {
    test.setTimeout(180_000);
    const testLocale = localeFor(info);
    const { at, say, user } = testLocale;
    const touch = isPhone(info);
    const sorg = touch ? '2000' : '3000';
    const word = crypto.randomUUID().slice(0, 8);
    const row = (username: string, areas = `${sorg}:all:`) =>
      [username, 'Many Test', `${username}@shop.example`, 'de', 'dealer', areas].join(';');
    await keepQuiet(page);
    await logInAs(page, testLocale, 'access');
    await page.goto(at('/admin/users/create-users-mass'));
    await expect(page.getByLabel(say('Or paste rows from a sheet'))).toBeVisible();
    await checkPage(page, touch);
    await checkNarrow(page);

    const check = async (text: string) => {
      await page.getByLabel(say('Or paste rows from a sheet')).fill(text);
      await page.getByRole('button', { name: say('Check the rows') }).click();
    };
    await test.step('names bad rows', async () => {
      await check(
        [row(`a-${word}`), row(user('dealer')), row(`b-${word}`, '9999:all:')].join('\n'),
      );
      await expect(page.getByText(say('This username is taken'))).toBeVisible();
      await expect(
        page.getByText(say('This area is not inside those that you administer')),
      ).toBeVisible();
      await checkPage(page, touch);
      await checkNarrow(page);
    });
    await test.step('creates the good ones', async () => {
      await page.getByRole('button', { name: /^(Create 1 user|1 Benutzer anlegen)$/ }).click();
      await expect(page.getByText(/1 user is created|1 Benutzer ist angelegt/)).toBeVisible();
    });
    await test.step('takes a file', async () => {
      await page.getByRole('button', { name: say('Upload another file') }).click();
      const heading = 'username;name;email;language;groupRole;areas';
      const buffer = Buffer.from([heading, row(`c-${word}`), row(`a-${word}`)].join('\n'));
      await page
        .getByLabel(say('CSV or Excel file'))
        .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer });
      await expect(page.getByText(say('This username is taken'))).toBeVisible();
      await page.getByRole('button', { name: /^(Create 1 user|1 Benutzer anlegen)$/ }).click();
      await expect(page.getByText(/1 user is created|1 Benutzer ist angelegt/)).toBeVisible();
    });
  },
);
