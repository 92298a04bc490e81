import type { Locator, Page } from '@playwright/test';

export const openSettings = (page: Page) => page.goto('/en-us/user/edit-profile');

/** A text field of the settings, or of the login, by its label. */
export const textField = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

export const changePasswordButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Change password' });
