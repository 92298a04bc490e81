import { expect, test } from '@playwright/test';
import { e2ePassword, e2eUsers } from '../scripts/testing/e2e-users.ts';
import { keepQuiet, login } from './support.ts';

const username = e2eUsers.secondFactor;

test('adds a passkey and logs in with it', { tag: '@desktop' }, async ({ page }) => {
  await keepQuiet(page);
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await login(page, username, e2ePassword);
  await page.goto('/en-us/user/security');

  await test.step('adds a passkey', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Virtual');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await expect(page.getByText('Virtual', { exact: true })).toBeVisible();
  });

  await test.step('logs in with it', async () => {
    await page.context().clearCookies();
    await page.evaluate(async () => {
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
      // The copy of the session; the DOM types lack storage buckets.
      const { storageBuckets } = navigator as unknown as {
        storageBuckets?: { delete: (name: string) => Promise<void> };
      };
      await storageBuckets?.delete('copy');
    });
    await page.goto('/en-us/login');
    await page.locator('input[name=username]').fill(username);
    await page.locator('input[name=password]').fill(e2ePassword);
    await page.locator('button[type=submit]').click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).not.toHaveURL(/login/);
  });

  await test.step('removes it', async () => {
    await page.goto('/en-us/user/security');
    await page.getByRole('button', { name: 'Remove Virtual' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have no passkey.')).toBeVisible();
  });
});
