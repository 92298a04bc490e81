import type { Locator, Page } from '@playwright/test';

export const openPendingChanges = (page: Page) => page.goto('/en-us/pending-changes');

/** The heading of the changes that a person has to decide about. */
export const needYouHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Need your attention' });

export const everythingSentNote = (page: Page): Locator => page.getByText('Everything is sent');

/** The notes about waiting changes, in the bar and next to the changed records. */
export const notSentYet = (page: Page): Locator => page.getByText(/not sent yet/);
