import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveGallery } from '../scripts/testing/gallery.ts';
import { eanBarcode } from '../src/lib/decoders/ean-barcode.ts';
import { code39Bits, code128Bits, code128Values } from '../src/lib/testing/draw-frame-codes.ts';
import { failCamera, showToCamera } from './fake-camera.ts';
import { checkPage } from './page-checks.ts';

const number = 'ALC2610001';
const stickers = [
  { name: 'Code 128', modules: code128Bits(code128Values(number)), degrees: 0 },
  {
    name: 'Code 128, upside down and tilted',
    modules: code128Bits(code128Values(number)),
    degrees: 172,
  },
  { name: 'Code 39', modules: code39Bits(number, 2), degrees: 0 },
];

let url = '';
let server: Server;

test.beforeAll(async ({ browserName: _ }, info) => {
  test.setTimeout(180_000);
  ({ url, server } = await serveGallery(join(info.project.outputDir, 'scan-gallery')));
});
test.afterAll(() => void server.close());

const scannedNumber = (page: Page) => page.getByRole('status', { name: 'Scanned number' });

async function openScanner(page: Page): Promise<void> {
  await page.goto(`${url}/en-us/dev/ui/pickers?motion=none`);
  await page.getByRole('button', { name: 'Scan the frame number' }).click();
  await expect(page.getByRole('dialog', { name: 'Scan the frame number' })).toBeVisible();
}

/** Types as a keyboard scanner does, faster than this machine may send keys. */
async function typeAtOnce(page: Page, text: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    },
    [...text, 'Enter'],
  );
}

for (const { name, modules, degrees } of stickers)
  test(`reads a frame sticker: ${name}`, { tag: '@phone' }, async ({ page }) => {
    await showToCamera(page, modules, degrees);
    await openScanner(page);
    await expect(scannedNumber(page)).toHaveText(number);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

test('takes a typed number while an EAN is before the camera', { tag: '@phone' }, async ({
  page,
}) => {
  await showToCamera(page, eanBarcode('4006381333931')?.modules ?? '');
  await openScanner(page);
  const dialog = page.getByRole('dialog', { name: 'Scan the frame number' });
  await expect(dialog.getByLabel('Camera view')).toBeVisible();
  await dialog.getByLabel('Number on the sticker').fill('ALC2610002');
  await dialog.getByRole('button', { name: 'Use this number' }).click();
  await expect(scannedNumber(page)).toHaveText('ALC2610002');
});

test('takes what a keyboard scanner types', { tag: '@phone' }, async ({ page }) => {
  await failCamera(page, 'NotAllowedError');
  await openScanner(page);
  const dialog = page.getByRole('dialog', { name: 'Scan the frame number' });
  await expect(dialog.getByText('The camera is not allowed here')).toBeVisible();
  await checkPage(page, true);
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await typeAtOnce(page, 'ALC2610003');
  await expect(scannedNumber(page)).toHaveText('ALC2610003');
  await expect(dialog).toBeHidden();
  await typeAtOnce(page, 'ALC2610004');
  await expect(scannedNumber(page)).toHaveText('ALC2610004');
});
