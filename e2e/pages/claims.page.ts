import { expect, type Locator, type Page } from '@playwright/test';
import type { CallApi } from '../support.ts';

export const openClaims = (page: Page, query = '') => page.goto(`/en-us/claim?${query}`);

export const openNewClaim = (page: Page) => page.goto('/en-us/claim/create');

export const openClaim = (page: Page, id: string) => page.goto(`/en-us/claim/${id}`);

export const openNewBikeClaim = (page: Page) => page.goto('/en-us/claim/create/bike');

export const openNewPartsClaim = (page: Page) => page.goto('/en-us/claim/create/paa');

/** The row of the list for a claim. */
export const claimRow = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('table', { name: 'Claims' }).getByRole('row').filter({ hasText: text });

/** The field for the file of one place, such as "Invoice". */
export const fileField = (page: Page, place: string): Locator =>
  page.getByLabel(new RegExp(`^${place}`)).and(page.locator('input[type=file]'));

export const whatHappened = (page: Page): Locator => page.getByLabel(/^What happened/);

export const sendClaim = (page: Page): Locator =>
  page.getByRole('button', { name: 'Send claim', exact: true });

/** The dialog that is open, once it is. */
export async function openDialog(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Makes a photo of its own content, as large as a phone's after it was made smaller. */
export async function takePhoto(page: Page, name: string) {
  const url = await page.evaluate((text) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 900;
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    const hue = [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
    pen.fillStyle = `hsl(${hue} 40% 60%)`;
    pen.fillRect(0, 0, 1200, 900);
    pen.fillStyle = '#111';
    pen.font = '120px sans-serif';
    pen.fillText(text, 80, 480);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, name);
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Puts a photo into a place of the form, and waits until the device has it. */
export async function addPhoto(page: Page, place: string, name: string): Promise<void> {
  await fileField(page, place).setInputFiles(await takePhoto(page, name));
  await expectFileKept(page, name);
}

/** Waits until a file of the form is on the device. */
export const expectFileKept = (page: Page, name: string) =>
  expect(
    page
      .getByRole('listitem')
      .filter({ hasText: name })
      .filter({ hasText: 'on this device until it is sent' }),
  ).toBeVisible();

/** A claim as the server lists it. */
export interface ListedClaim {
  id: string;
  referenceNo: string | null;
  frameNumber: string;
  status: { id: string };
  article: { description: string; codeDisplay: string | null };
}

/** The claims that the server finds for a text. */
export async function listClaims(callApi: CallApi, search: string): Promise<ListedClaim[]> {
  const { data } = await callApi('Claims', { search, page: 1, limit: 50 });
  return data.claimsV3.claims;
}
