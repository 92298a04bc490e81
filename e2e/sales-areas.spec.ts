import { expect, test } from '@playwright/test';
import { e2ePassword, e2eUsers } from '../scripts/testing/e2e-users.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { isPhone, keepQuiet, login, ownHeading } from './support.ts';
import { localeFor, logInAs } from './test-locale.ts';

test(
  'a sales person moves a region group to another category',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const touch = isPhone(info);
    const { at, say } = localeFor(info);
    await keepQuiet(page);
    await logInAs(page, localeFor(info), 'sales');
    await page.goto(at('/sales-area'));
    const regions = page.getByRole('table', { name: say('Regions') });
    const region = regions.getByRole('button').first();
    const name = await region.innerText();
    await checkPage(page, touch);
    await checkNarrow(page);

    const category = page
      .getByRole('dialog', { name })
      .getByRole('combobox', { name: say('Category') })
      .first();
    let chosen = '';
    await test.step('chooses another category', async () => {
      await region.click();
      chosen = (await category.inputValue()) === 'A' ? 'B' : 'A';
      await checkPage(page, touch);
      await category.selectOption(chosen);
      await page.getByRole('button', { name: say('Save'), exact: true }).click();
      await expect(
        page.getByText(say('The categories of {region} are saved', { region: name })),
      ).toBeVisible();
    });

    await test.step('finds it after a reload, by the filter too', async () => {
      await page.goto(at(`/sales-area?category=${chosen}`));
      await regions.getByRole('button', { name, exact: true }).click();
      await expect(category).toHaveValue(chosen);
    });
  },
);

test('an auditor reads the categories', { tag: '@phone' }, async ({ page }) => {
  await keepQuiet(page);
  await login(page, e2eUsers.auditor, e2ePassword);
  await page.goto('/en-us/sales-area');
  await expect(ownHeading(page)).toHaveText('Sales areas');
  const region = page.getByRole('table', { name: 'Regions' }).getByRole('button').first();
  const name = await region.innerText();
  await region.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText(/category/i).first()).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
});
