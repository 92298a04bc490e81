import { expect, type Page, test } from '@playwright/test';
import { e2ePassword, e2eUsers } from '../scripts/testing/e2e-users.ts';
import { changePasswordButton, openSettings, textField } from './pages/settings.page.ts';
import {
  api,
  getUser,
  hostUrl,
  isPhone,
  keepQuiet,
  login,
  reloadUnderWorker,
  restorePassword,
} from './support.ts';
import { localeFor, logInAs } from './test-locale.ts';

const user = e2eUsers.profile;
const name = 'Demo changing us';
const newPassword = 'Changed-2027';

test.afterEach(async ({ request }) => {
  const callApi = await api(request, user, undefined, e2ePassword);
  await callApi('UpdateProfileUser', { input: { name, language: 'en-us' } });
});

async function logInAndOpenSettings(page: Page): Promise<void> {
  await keepQuiet(page);
  await login(page, user, e2ePassword);
  await openSettings(page);
  await expect(textField(page, 'Name')).toHaveValue(name);
}

test(
  'saves a changed name and shows it in the menu at once',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    const { at, say, user, locale } = localeFor(info);
    await keepQuiet(page);
    await logInAs(page, localeFor(info), 'vendor');
    await page.goto(at('/user/edit-profile'));
    const before = await textField(page, say('Name')).inputValue();
    await textField(page, say('Name')).fill('  Conny Tent 🚲 ');
    await expect(page.getByText(say('Not saved yet'))).toBeVisible();
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.getByText(say('Your settings are saved'))).toBeVisible();
    await expect(page.getByText(say('Not saved yet'))).toBeHidden();
    const phone = isPhone(info);
    const menu = say(phone ? 'Menu' : 'Account');
    await page.getByRole('button', { name: menu, exact: true }).click();
    await expect(page.getByText('Conny Tent 🚲', { exact: true }).last()).toBeVisible();
    expect((await getUser(request, user('vendor'))).name).toBe('Conny Tent 🚲');
    const input = { name: before, language: locale };
    await (await api(request, user('vendor')))('UpdateProfileUser', { input });
  },
);

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('keeps typed text but no passwords on reload and offline', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await logInAndOpenSettings(page);
    await reloadUnderWorker(page);
    await textField(page, 'Name').fill('Half typed');
    await page.getByRole('radio', { name: 'Français' }).check();
    await changePasswordButton(page).click();
    await textField(page, 'New password').fill('Half-Typed-1');
    await context.setOffline(true);
    await expect(page.getByText(/You are offline. Saving needs a connection/)).toBeVisible();
    await expect(textField(page, 'New password')).toHaveValue('Half-Typed-1');
    await page.reload();
    await expect(textField(page, 'Name')).toHaveValue('Half typed');
    await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
    await changePasswordButton(page).click();
    await expect(textField(page, 'New password')).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain('Half-Typed-1');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(textField(page, 'Name')).toHaveValue(name);
  });
});

test('reports a wrong current password and keeps the other input', {
  tag: '@desktop',
}, async ({ page }) => {
  await logInAndOpenSettings(page);
  await textField(page, 'Name').fill('Conny');
  await changePasswordButton(page).click();
  await textField(page, 'Current password').fill('Wrong-2026');
  await textField(page, 'New password').fill('short');
  const needs = page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
  await expect(needs).toHaveText([/Still missing.*at least 8 characters/]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(textField(page, 'New password')).toHaveAccessibleDescription(
    /at least 8 characters/,
  );
  await textField(page, 'New password').fill(newPassword);
  await expect(needs).toHaveText([/Done/]);
  await textField(page, 'New password again').fill('Another-2027');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(textField(page, 'New password again')).toHaveAccessibleDescription(
    'The two passwords are not the same',
  );
  await textField(page, 'New password again').fill(newPassword);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(textField(page, 'Current password')).toHaveAccessibleDescription(
    'Incorrect password',
  );
  await expect(textField(page, 'Current password')).toBeFocused();
  await expect(textField(page, 'Name')).toHaveValue('Conny');
  await expect(textField(page, 'New password')).toHaveValue(newPassword);
});

test('shows another host’s password rules in its language', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await keepQuiet(page);
  const base = hostUrl(baseURL, 'de');
  await login(page, 'content.de', undefined, base, 'de');
  await page.goto(`${base}/de/user/edit-profile`);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await textField(page, 'Neues Passwort').fill('Abcdefg1');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(textField(page, 'Neues Passwort')).toHaveAccessibleDescription(
    'Das Passwort muss mindestens 9 Zeichen haben',
  );
  await expect(textField(page, 'Aktuelles Passwort')).toHaveAccessibleDescription('Erforderlich');
});

test('changes the password and ends the other device’s session', {
  tag: '@desktop',
}, async ({ page, browser, baseURL, request }) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  try {
    const elsewhere = await other.newPage();
    await login(elsewhere, user, e2ePassword);
    await logInAndOpenSettings(page);
    await changePasswordButton(page).click();
    await textField(page, 'Current password').fill(e2ePassword);
    await textField(page, 'New password').fill(newPassword);
    await textField(page, 'New password again').fill(newPassword);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your settings are saved')).toBeVisible();

    // This device goes on, over a reload; the other one has to log in, with the new password.
    await page.reload();
    await expect(textField(page, 'Name')).toHaveValue(name);
    await elsewhere.goto('/en-us/catalog/bike');
    await expect(elsewhere).toHaveURL('/en-us/login?to=%2Fcatalog%2Fbike');
    await expect(elsewhere.getByText(/Your session has ended/)).toBeVisible();
    await textField(elsewhere, 'Username').fill(user);
    await elsewhere.locator('input[name=password]').fill(newPassword);
    await elsewhere.getByRole('button', { name: 'Log in' }).click();
    await expect(elsewhere).toHaveURL('/en-us/catalog/bike');
  } finally {
    await other.close();
    await restorePassword(request, user, newPassword);
  }
});
