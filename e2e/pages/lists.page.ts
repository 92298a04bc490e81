import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from '../test-locale.ts';

/** The link in a row of a list that opens its form. */
export const rowLink = (page: Page, name: string): Locator =>
  page.getByRole('link', { name, exact: true });

/**
 * Chooses an action in the menu of a row.
 * @param row a part of the name of the menu's button
 * @param action a text is the whole name of the action
 */
export async function chooseRowAction(
  page: Page,
  row: string,
  action: string | RegExp,
): Promise<void> {
  const chosen = page.getByRole('menuitem', { name: action, exact: true });
  // A list that is drawn again closes the menu.
  await expect(async () => {
    await page.getByRole('button', { name: row }).click();
    await expect(chosen).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await chosen.click();
}

/** Opens the sheet with a list's filters and files, where the window has no room for them. */
async function openSheet(page: Page): Promise<Locator | null> {
  if ((page.viewportSize()?.width ?? 0) >= 1024) return null;
  await page.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('dialog', { name: 'Filter and more' });
}

const closeSheet = (sheet: Locator) => sheet.getByRole('button', { name: /^Show / }).click();

/** Opens a filter of a list. @returns its options, and a function that closes it */
export async function openFilter(page: Page, filter: string) {
  const sheet = await openSheet(page);
  if (sheet)
    return { choice: sheet.getByRole('region', { name: filter }), close: () => closeSheet(sheet) };
  const tools = page.getByRole('toolbar', { name: 'Tools of the list' });
  await tools.getByRole('button', { name: new RegExp(`^${filter}(: |$)`) }).click();
  return { choice: tools, close: () => page.keyboard.press('Escape') };
}

/** Sets a filter of a list to one of its options. */
export async function chooseFilter(page: Page, filter: string, option: string): Promise<void> {
  const { choice, close } = await openFilter(page, filter);
  await choice.getByRole('button', { name: option, exact: true }).click();
  if (await page.getByRole('dialog', { name: 'Filter and more' }).isVisible()) await close();
}

/** Turns a filter of a list on that has no options. */
export async function turnFilterOn(page: Page, filter: string): Promise<void> {
  const sheet = await openSheet(page);
  if (!sheet) return page.getByRole('button', { name: filter, exact: true }).click();
  await sheet.getByRole('checkbox', { name: filter }).check();
  await closeSheet(sheet);
}

/** Has a file of a list made. */
export async function saveListAs(page: Page, file: string): Promise<void> {
  const sheet = await openSheet(page);
  if (!sheet) await page.getByRole('button', { name: 'Export', exact: true }).click();
  await (sheet ?? page).getByRole('button', { name: file, exact: true }).click();
}

export const saveForm = (page: Page, say: Say): Promise<void> =>
  page.getByRole('button', { name: say('Save'), exact: true }).click();

/** Opens the menu with a page's further actions. */
export const openMore = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'More', exact: true }).click();

/** Chooses one of a page's further actions. */
export async function chooseMore(page: Page, action: string | RegExp): Promise<void> {
  await openMore(page);
  await page.getByRole('menuitem', { name: action }).click();
}
