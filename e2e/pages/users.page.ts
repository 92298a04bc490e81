import type { Locator, Page } from '@playwright/test';
import type { Say, TestLocale } from '../test-locale.ts';

export const openUsers = (page: Page, { at }: TestLocale, search = '') =>
  page.goto(at(`/admin/users${search && `?search=${search}`}`));

/** A text field of the form, by its English label. */
export const userField = (page: Page, say: Say, label: string): Locator =>
  page.getByRole('textbox', { name: say(label), exact: true });

/** Chooses the first customer that the server finds. */
export async function chooseFirstCustomer(page: Page, say: Say): Promise<void> {
  await page.getByRole('combobox', { name: say('Customer'), exact: true }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
}
