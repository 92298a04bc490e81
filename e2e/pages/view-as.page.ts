import type { Locator, Page } from '@playwright/test';
import type { Say, TestLocale } from '../test-locale.ts';
import { chooseRowAction } from './lists.page.ts';
import { openUsers } from './users.page.ts';

/** The refusal of everything but reading in a view. */
export const viewRefusal =
  'You are viewing as another user. You can read, but not change or download anything.';

/** The bar at the bottom of every page of a view. */
export const viewBanner = (view: Page, say: Say): Locator =>
  view.getByRole('region', { name: say('Viewing as another user') });

/**
 * Asks for a view of a user with a reason.
 * @returns the tab that opens: the view, or one that closes again where the server asks for a proof first
 */
export async function askForView(
  page: Page,
  locale: TestLocale,
  { username, reason }: { username: string; reason: string },
): Promise<Page> {
  const { say } = locale;
  await openUsers(page, locale, username);
  await chooseRowAction(page, username, say('View as'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('Reason') }).fill(reason);
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: say('View as'), exact: true }).click();
  return await opened;
}

/** Proves with the password who the administrator is. @returns the tab of the view */
export async function confirmPassword(page: Page, say: Say, password: string): Promise<Page> {
  await page.locator('input[autocomplete=current-password]').fill(password);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: say('Confirm'), exact: true }).click();
  return await opened;
}

/** Ends a view. The tab closes. */
export async function endView(view: Page, say: Say): Promise<void> {
  const closed = view.waitForEvent('close');
  await viewBanner(view, say)
    .getByRole('button', { name: say('End view') })
    .click();
  await closed;
}
