import { rmSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { checkLoaded, checkPage, checkWidths } from './page-checks.ts';
import { chooseRowAction, saveListAs } from './pages/lists.page.ts';
import { test } from './portal.ts';
import { isPhone, keepQuiet, login } from './support.ts';

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** Fills in the whole form as a stranger types it. */
async function fillIn(page: Page, name: string) {
  await field(page, 'custName').fill(name);
  await field(page, 'custEmail').fill('shop@applicant.example');
  await field(page, 'custPhone').fill('03035551234');
  await field(page, 'custAddress').fill('1 Pearl Street');
  await field(page, 'custCity').pressSequentially('Boulder, C');
  await expect(page.locator('datalist option[value="Boulder, CO"]')).toBeAttached();
  await field(page, 'custCity').fill('Boulder, CO');
  await expect(field(page, 'custState')).toHaveValue('Colorado');
  await field(page, 'reason').selectOption('new-shop');
  await field(page, 'goal').selectOption('other');
  await field(page, 'otherGoal').fill('Rent bikes to guests');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send inquiry' }).click();
const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you, we have received your inquiry' });

test(
  'takes the inquiry of a stranger, and lists it although no mail goes out (R054)',
  { tag: '@phone' },
  async ({ page, context, browser, portal }, info) => {
    test.setTimeout(240_000);
    // A file in the place of the folder: no mail can be written.
    rmSync(portal.mails, { recursive: true, force: true });
    writeFileSync(portal.mails, '');
    const name = 'Pearl Street Cycles';

    await test.step('the form behind the login', async () => {
      await page.goto(`${portal.url}/en-us/login`);
      await page.getByRole('link', { name: 'Become a customer' }).click();
      await expect(field(page, 'custCountry')).toHaveValue('US');
      await checkLoaded(page, isPhone(info));
      await checkWidths(page, [320, 390]);
    });
    await test.step('errors at the fields', async () => {
      await send(page);
      await expect(field(page, 'custName')).toBeFocused();
      await expect(page.getByRole('alert').filter({ hasText: 'Required' })).toHaveCount(8);
      await field(page, 'custPhone').fill('+1 303');
      await field(page, 'websiteUrl').fill('javascript:alert(1)');
      await send(page);
      await expect(page.getByText('*Must Be Numeric (17 digits max)')).toBeVisible();
      await expect(page.getByText('Write an address such as https://shop.example')).toBeVisible();
      await checkPage(page, isPhone(info));
      await field(page, 'websiteUrl').fill('');
    });
    await test.step('offline nothing typed is lost', async () => {
      await fillIn(page, name);
      await context.setOffline(true);
      await expect(page.getByText('You are offline. What you typed stays here')).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await expect(field(page, 'custName')).toHaveValue(name);
      await expect(field(page, 'otherGoal')).toHaveValue('Rent bikes to guests');
    });
    await test.step('a hidden field that no one reaches', async () => {
      await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveCount(0);
      await expect(field(page, 'subject')).toHaveAttribute('tabindex', '-1');
    });
    await test.step('sent twice', async () => {
      await send(page);
      await expect(thanks(page)).toBeFocused();
      await checkPage(page, isPhone(info));
      await page.reload();
      await expect(field(page, 'custName')).toHaveValue('');
      await fillIn(page, name);
      await send(page);
      await expect(thanks(page)).toBeVisible();
    });

    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const staff = await desk.newPage();
    await keepQuiet(staff);
    await login(staff, 'access.us', undefined, portal.url);
    const row = staff.getByRole('row', { name: new RegExp(name) });
    await test.step('the list of staff shows it once, with the failed mail', async () => {
      await staff.goto(`${portal.url}/en-us/admin/customer-inquiries`);
      await expect(row).toHaveCount(1);
      await expect(row.getByText('Boulder, CO')).toBeVisible();
      await expect(async () => {
        await staff.reload();
        await expect(row.getByText('Failed')).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await checkLoaded(staff, false);
    });
    await test.step('the details', async () => {
      await chooseRowAction(staff, name, 'Show details');
      await expect(staff.getByText('Rent bikes to guests')).toBeVisible();
      await expect(staff.getByText('+13035551234').first()).toBeVisible();
      await checkPage(staff, false);
    });
    await test.step('the file', async () => {
      const saved = staff.waitForEvent('download');
      await saveListAs(staff, 'Excel');
      expect((await saved).suggestedFilename()).toMatch(/^Inquiries.*\.xlsx$/);
    });
    await test.step('deleting', async () => {
      await chooseRowAction(staff, name, 'Delete');
      await staff.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(staff.getByText('No inquiries yet')).toBeVisible();
    });
    await desk.close();
  },
);
