import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { countTaps } from './count-taps.ts';
import { findSaleable } from './demo-frames.ts';
import { changeSticker, showToCamera } from './fake-camera.ts';
import { stickers } from './frame-stickers.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { scanFrame, takeFramesAlong } from './pages/frames.page.ts';
import { chooseRowAction } from './pages/lists.page.ts';
import {
  expectSent,
  frameField,
  listSales,
  openSales,
  registerButton,
  registerLink,
  saleRow,
  waitingSales,
} from './pages/retail-sales.page.ts';
import { api, dealer, keepQuiet, login, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** Adds the number of a part by the camera. */
async function scanPart(page: Page, by: ReturnType<typeof countTaps>, part: string, value: string) {
  await changeSticker(page, stickers.code128(value));
  await by.tap(page.getByRole('button', { name: 'Add a number' }));
  const kind = page.getByLabel('Part', { exact: true }).last();
  if ((await kind.locator('option:checked').innerText()) !== part) await by.choose(kind, part);
  await by.tap(page.getByRole('button', { name: `Scan: ${part}` }));
  await expect(page.getByRole('textbox', { name: part, exact: true })).toHaveValue(value);
}

/** Waits until a sale is kept on the device and the form is ready for the next one. */
const expectSaved = (page: Page, frameNumber: string) =>
  expect(page.getByText(`The sale of ${frameNumber} is saved.`)).toBeVisible();

/** Expects a button at the height of a field, also while the field has an error. */
async function expectInside(button: Locator, field: Locator) {
  const [inner, outer] = [await button.boundingBox(), await field.boundingBox()];
  if (!inner || !outer) throw new Error('The button or the field is not shown.');
  expect(inner.y).toBeGreaterThanOrEqual(outer.y - 1);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 1);
}

// R039, U014, U258, U259
test(
  'shop registers sales offline and looks after them in the report',
  {
    tag: '@phone',
  },
  async ({ page, context, request }, info) => {
    test.setTimeout(180_000);
    const user = dealer(info);
    const callApi = await api(request, user);
    const [first, second] = await findSaleable(callApi);
    const { frameNumber: typed } = first;
    const { frameNumber: scanned } = second;
    await keepQuiet(page);
    await showToCamera(page, stickers.code128(scanned));
    await login(page, user);
    await workerReady(page);
    await takeFramesAlong(page, typed, first.description);

    await test.step('registers a sale by the camera in at most 8 taps and keys', async () => {
      const by = countTaps();
      await openSales(page);
      await by.tap(registerLink(page));
      await by.tap(scanFrame(page));
      await expect(frameField(page)).toHaveValue(scanned);
      await checkPage(page, true);
      await checkNarrow(page);
      await by.tap(page.getByText('No data', { exact: true }));
      await scanPart(page, by, 'Battery', `BT-${scanned}`);
      await scanPart(page, by, 'Motor', `MO-${scanned}`);
      await checkPage(page, true);
      await checkNarrow(page);
      await by.tap(registerButton(page));
      await expectSaved(page, scanned);
      expect(by.taps()).toBeLessThanOrEqual(8);
    });

    await test.step('registers a sale with the data of the consumer by typing', async () => {
      await registerButton(page).click();
      await expect(frameField(page)).toHaveAttribute('aria-invalid');
      await expectInside(scanFrame(page), frameField(page));
      await frameField(page).fill(typed);
      await page.getByRole('textbox', { name: 'Name' }).fill('Consumer 1');
      await page.getByLabel('E-mail').fill('consumer1@mail.example');
      await registerButton(page).click();
      await expectSaved(page, typed);
      await openSales(page);
      await expect(waitingSales(page)).toHaveCount(2);
      await checkPage(page, true);
      await checkNarrow(page);
    });

    await test.step('keeps both over a reload and sends them once', async () => {
      await page.reload();
      for (const number of [typed, scanned])
        await expect(waitingSales(page).filter({ hasText: number })).toContainText('waiting');
      await context.setOffline(false);
      await expectSent(page);
      const [withConsumer, ...others] = await listSales(callApi, typed);
      expect(others).toEqual([]);
      expect(withConsumer).toMatchObject({ status: 'pending insert', nonRetail: false });
      expect(withConsumer?.customer).toMatchObject({
        name: 'Consumer 1',
        email: 'consumer1@mail.example',
      });
      const byCamera = await listSales(callApi, scanned);
      expect(byCamera).toHaveLength(1);
      expect(byCamera[0]).toMatchObject({
        nonRetail: true,
        serials: [
          { kind: 'SerialNumberBattery', value: `BT-${scanned}` },
          { kind: 'SerialNumberMotor', value: `MO-${scanned}` },
        ],
      });
    });

    await test.step('shows them in the report, with the warranty card', async () => {
      await openSales(page, `search=${typed}`);
      await expect(saleRow(page, typed)).toContainText('Consumer 1');
      await checkPage(page, true);
      await checkNarrow(page);
      const download = page.waitForEvent('download');
      await chooseRowAction(page, `Actions for ${typed}`, 'Warranty card');
      const card = readFileSync(await (await download).path());
      expect(card.subarray(0, 4).toString()).toBe('%PDF');
    });

    await test.step('changes a sale, and deletes it with a way back', async () => {
      await chooseRowAction(page, `Actions for ${typed}`, 'Change');
      await page.getByLabel('E-mail').fill('consumer2@mail.example');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expectSent(page);
      const email = async () => (await listSales(callApi, typed))[0]?.customer?.email;
      await expect.poll(email).toBe('consumer2@mail.example');
      await openSales(page, `search=${typed}`);
      const deletedNote = page.getByText(`The registration of ${typed} is deleted`);
      await chooseRowAction(page, `Actions for ${typed}`, 'Delete');
      await expect(deletedNote).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectSent(page);
      await page.reload();
      await expect(saleRow(page, typed)).toContainText('Consumer 1');
      expect(await listSales(callApi, typed)).toHaveLength(1);
      await chooseRowAction(page, `Actions for ${typed}`, 'Delete');
      await expect.poll(() => listSales(callApi, typed)).toEqual([]);
      await expect(saleRow(page, typed)).toHaveCount(0);
    });

    await test.step('sends a refused registration again', async () => {
      const failed = [
        ...(await listSales(callApi, '', { status: 'failed insert' })),
        ...(await listSales(callApi, '', { status: 'failed update' })),
      ];
      const [{ frameNumber, status } = { frameNumber: '', status: '' }] = failed;
      await openSales(page, `search=${frameNumber}`);
      await chooseRowAction(page, `Actions for ${frameNumber}`, 'Send again');
      const again = status.replace('failed', 'pending');
      await expect.poll(async () => (await listSales(callApi, frameNumber))[0]?.status).toBe(again);
      await expect(saleRow(page, frameNumber)).toContainText(/Pending/);
    });
  },
);

// M052
test('shows the second of two shops both sales of a frame', { tag: '@phone' }, async ({
  page,
  context,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const firstApi = await api(request, 'dealer.us');
  const [{ frameNumber }] = await findSaleable(firstApi);
  const otherContext = await browser.newContext({ serviceWorkers: 'allow' });
  const otherPage = await otherContext.newPage();
  const shops = [
    { user: 'dealer.us', shop: otherPage, network: otherContext },
    { user: 'dealer2.us', shop: page, network: context },
  ] as const;
  for (const { user, shop, network } of shops) {
    // Of a sale that the device could not keep, the page says no more than that.
    shop.on('console', (message) => {
      if (message.text().startsWith('Not saved')) console.log(message.text());
    });
    await keepQuiet(shop);
    await login(shop, user);
    await workerReady(shop);
    await shop.goto('/en-us/retail-sales/register');
    await expect(frameField(shop)).toBeVisible();
    await network.setOffline(true);
    await frameField(shop).fill(frameNumber);
    await shop.getByRole('textbox', { name: 'Name' }).fill(`Consumer of ${user}`);
    await registerButton(shop).click();
    await expectSaved(shop, frameNumber);
    await openSales(shop);
    await expect(waitingSales(shop).filter({ hasText: frameNumber })).toContainText('waiting');
  }
  await otherContext.setOffline(false);
  await expectSent(otherPage);
  await otherContext.close();
  await context.setOffline(false);
  const mine = waitingSales(page).filter({ hasText: frameNumber });
  await expect(mine).toContainText('not taken', { timeout: 60_000 });
  await expect(mine).toContainText('This frame is already reported as sold');
  await expect(mine).toContainText('Your sale:');
  await expect(mine).toContainText('Reported before:');
  await checkPage(page, true);
  await checkNarrow(page);
  expect(await listSales(firstApi, frameNumber)).toHaveLength(1);
  expect(await listSales(await api(request, 'dealer2.us'), frameNumber)).toEqual([]);
  await mine.getByRole('link', { name: 'Edit' }).click();
  await expect(frameField(page)).toHaveValue(frameNumber);
  await expect(page.getByText('This frame is already reported as sold')).toBeVisible();
  await checkPage(page, true);
});
