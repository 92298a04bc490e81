import { expect, type Page, test } from '@playwright/test';
import { e2ePassword, e2eUsers } from '../scripts/testing/e2e-users.ts';
import { listMails, newMail } from './mails.ts';
import { api, keepQuiet, login, restorePassword } from './support.ts';

const user = e2eUsers.forgotten;
const newPassword = 'Neuf-Mot-2027';

test.afterEach(async ({ request }) => {
  await restorePassword(request, user, newPassword);
  const callApi = await api(request, user, undefined, e2ePassword);
  await callApi('ChangeLanguage', { languageId: 'en-us' });
});

const folder = process.env.E2E_MAIL_DIR ?? '';

async function typeNewPassword(page: Page, password: string): Promise<void> {
  for (const name of ['Nouveau mot de passe', 'Nouveau mot de passe encore une fois'])
    await page.getByRole('textbox', { name, exact: true }).fill(password);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
}

test('sets a password once by a mailed link in the user’s language', {
  tag: '@phone',
}, async ({ page, request }) => {
  const callApi = await api(request, user, undefined, e2ePassword);
  await callApi('ChangeLanguage', { languageId: 'fr' });
  const before = listMails(folder);
  await keepQuiet(page);
  await page.goto('/en-us/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
    'Required',
  );
  await dialog.getByRole('textbox', { name: 'Username' }).fill(user);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText(/a link is on its way/)).toBeVisible();

  const mail = await newMail(folder, `${user}@pannier.example`, before);
  expect(mail).toContain('Bonjour Demo ');
  const link = /https?:\S+/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'Choisir un nouveau mot de passe' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/fr/login');
  await typeNewPassword(page, 'court');
  await expect(page.getByText(/au moins 8 caractères/).first()).toBeVisible();
  await typeNewPassword(page, newPassword);
  await expect(page.getByText('Votre mot de passe est modifié.', { exact: false })).toBeVisible();
  await login(page, user, newPassword, '', 'fr');
  await page.goBack();
  await expect(page).not.toHaveURL(/reset=/);

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(
    'Ce lien n’est plus utilisable. Demandez-en un nouveau.',
  );
  await expect(page.getByRole('textbox', { name: 'Nouveau mot de passe' })).toHaveCount(0);
});
