import { expect, type Locator, type Page } from '@playwright/test';
import { takePhoto } from './claims.page.ts';

/** The names of the places of a visit's photos, in their order. */
export const photoPlaces = [
  'Front 1',
  'Front 2',
  'Front 3',
  'Front 4',
  'Display 1',
  'Display 2',
  'Display 3',
  'Display 4',
  'Banner',
  'Poster',
  'Shimano hangtag',
];

/** The part of the list with drafts and visits that are not on the server yet. */
export const onDevice = (page: Page): Locator =>
  page.getByRole('region', { name: 'On this device' });

export const deviceRow = (page: Page, customer: string): Locator =>
  onDevice(page).getByRole('listitem').filter({ hasText: customer });

/** The place of a photo, such as "Front 1". */
export const photoPlace = (page: Page, place: string): Locator =>
  page.getByLabel(place, { exact: true }).and(page.locator('input[type=file]'));

export const saveVisit = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save visit', exact: true });

/** Removes the photo of a place; there where the place has one. */
export const removePhoto = (page: Page, place: string): Locator =>
  page.getByRole('button', { name: `Remove ${place}`, exact: true });

/** Waits until a photo is on the device. */
export async function expectPhotoKept(page: Page, place: string): Promise<void> {
  await expect(removePhoto(page, place)).toBeVisible();
  await expect(page.getByText('Saving it on this device')).toHaveCount(0);
}

/** Puts a photo into a place, and waits until the device has it. */
export async function addVisitPhoto(page: Page, place: string): Promise<void> {
  await photoPlace(page, place).setInputFiles(await takePhoto(page, place));
  await expectPhotoKept(page, place);
}

const customerField = (page: Page): Locator => page.getByRole('combobox', { name: /^Customer/ });

/** The customers that the picker offers, in its order, and when they were visited. */
export async function listOffered(page: Page): Promise<{ name: string; state: string }[]> {
  await customerField(page).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const texts = await page.getByRole('option').allInnerTexts();
  return texts.map((text) => {
    const [name = '', state = ''] = text.split('\n');
    return { name, state };
  });
}

/** Chooses a customer in the open picker. */
export async function chooseOffered(page: Page, name: string): Promise<void> {
  await page.getByRole('option', { name }).first().click();
  await expect(customerField(page)).toHaveValue(name);
}

export const visitRow = (page: Page, customer: string): Locator =>
  page
    .getByRole('table', { name: 'Polygon visits' })
    .getByRole('row')
    .filter({ hasText: customer });
