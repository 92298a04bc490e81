import { expect, test } from '@playwright/test';
import { checkNarrow, checkPage } from './page-checks.ts';
import { isPhone, keepQuiet } from './support.ts';
import { localeFor, logInAs } from './test-locale.ts';

test('an administrator finds out who did what', { tag: '@desktop' }, async ({ page }, info) => {
  const touch = isPhone(info);
  const { at, say } = localeFor(info);
  await keepQuiet(page);
  await logInAs(page, localeFor(info), 'access');
  await page.goto(at('/admin/audit'));
  const log = page.getByRole('table', { name: say('Audit log') }).locator('tbody tr');
  await expect(log.first()).toContainText(say('Logged in'));
  await checkPage(page, touch);
  if (touch) await checkNarrow(page);

  await test.step('filters by what was done', async () => {
    await page.goto(at('/admin/audit?kind=login.succeeded'));
    await expect(log.first()).toContainText(say('Logged in'));
    await checkPage(page, touch);
  });

  await test.step('says that nothing was found', async () => {
    await page.goto(at('/admin/audit?to=2020-01-01'));
    await expect(page.getByText(say('No events were found'))).toBeVisible();
  });
});
