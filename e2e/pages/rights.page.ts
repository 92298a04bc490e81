import type { Page } from '@playwright/test';

/** Chooses an option of a field that is searched by typing. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await page.getByRole('combobox', { name: label }).last().fill(option);
  await page.getByRole('option', { name: option }).first().click();
  await page.keyboard.press('Escape');
}
