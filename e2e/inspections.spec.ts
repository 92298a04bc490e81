import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type DeliveredFrame, listDelivered } from './demo-frames.ts';
import { showToCamera } from './fake-camera.ts';
import { stickers } from './frame-stickers.ts';
import { expectKept } from './kept-answers.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { scanFrame, takeFramesAlong } from './pages/frames.page.ts';
import {
  inspectionRow,
  openInspections,
  openNewInspection,
  sign,
} from './pages/inspections.page.ts';
import { chooseRowAction, turnFilterOn } from './pages/lists.page.ts';
import { api, keepQuiet, login, workerReady } from './support.ts';

// A tablet in the workshop.
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
});

const user = 'dealer2.us';

/** Finds two bikes of one article that are inspected by the same list. @throws Error when the demo has none */
function pickTwoAlike(frames: readonly DeliveredFrame[]): [DeliveredFrame, DeliveredFrame] {
  const listed = frames.filter(({ brand }) => ['Alto', 'Velm'].includes(brand));
  for (const alike of Map.groupBy(listed, ({ articleCode }) => articleCode).values()) {
    const [one, other] = alike;
    if (one && other) return [one, other];
  }
  throw new Error('The demo has no two bikes of one article.');
}

// R038, U255 to U257, B238 to B241
test('mechanic inspects a bike offline, deletes and restores it', { tag: '@desktop' }, async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(180_000);
  const callApi = await api(request, user);
  const [{ frameNumber, articleCode }, another] = pickTwoAlike(
    await listDelivered(callApi, { inspected: false }),
  );
  const listInspections = async (asked = {}) =>
    (await callApi('Inspections', { search: frameNumber, ...asked })).data.claimPDIs.pdis;
  await keepQuiet(page);
  await showToCamera(page, stickers.code128(frameNumber));
  await login(page, user);
  await workerReady(page);
  const article = page.getByLabel('Article', { exact: true });
  const points = page.getByRole('group', { name: 'Points to inspect' });

  await test.step('has the list for such bikes and the register on the device', async () => {
    await openNewInspection(page, `frame=${another.frameNumber}`);
    await expect(article).toHaveValue(another.articleCode);
    await expect(points).toBeVisible();
    await expectKept(page, 'InspectionChecklist');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(article).toHaveValue('');
    await takeFramesAlong(page, another.frameNumber, another.description);
  });

  await test.step('fills in the list of a bike that was never looked up', async () => {
    await openNewInspection(page);
    await scanFrame(page).click();
    await expect(article).toHaveValue(articleCode);
    await page.getByRole('textbox', { name: 'Mechanic' }).fill('Workshop 1');
    await expect(points).toBeVisible();
    await points.getByRole('button', { name: 'All done' }).click();
    await page.getByRole('button', { name: 'Mark as done' }).click();
    // Nothing behind the dialog is found before it has closed.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const point of await points.getByRole('checkbox').all()) await point.check();
    await page.getByRole('button', { name: 'Save inspection' }).click();
    await expect(points.getByText(/^The inspection list is not complete/)).toBeVisible();
    await checkPage(page, true);
    for (const value of await points.getByRole('textbox', { name: /^Value/ }).all())
      await value.fill('6 Nm');
    await points.locator('input[type=file]').setInputFiles({
      name: 'bike.png',
      mimeType: 'image/png',
      buffer: readFileSync(new URL('../public/icons/icon-512.png', import.meta.url)),
    });
    await sign(page);
    await expect(page.getByRole('img', { name: 'Signed', exact: true })).toBeVisible();
    await checkPage(page, true);
    await checkNarrow(page);
    await page.getByRole('button', { name: 'Save inspection' }).click();
    await expect(page.getByText('1 new inspection waits to be sent.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 new inspection waits to be sent.')).toBeVisible();
    await checkPage(page, true);
  });

  await test.step('sends it once, with the photo and the signature', async () => {
    await context.setOffline(false);
    await expect(page.getByText(/waits to be sent/)).toHaveCount(0, { timeout: 60_000 });
    await expect(inspectionRow(page, frameNumber)).toBeVisible();
    const [sent, ...others] = await listInspections();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ mechanic: 'Workshop 1', signature: { type: 'image/webp' } });
    const photos = sent.checklist.flatMap((point: { photos: unknown[] }) => point.photos);
    expect(photos).toHaveLength(1);
    await checkPage(page, true);
    await checkNarrow(page);
    const download = page.waitForEvent('download');
    await chooseRowAction(page, `Actions for ${frameNumber}`, /PDF/);
    const pdf = readFileSync(await (await download).path());
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
    await inspectionRow(page, frameNumber).getByRole('link', { name: frameNumber }).click();
    await expect(page.getByRole('heading', { name: `Inspection of ${frameNumber}` })).toBeVisible();
    await checkPage(page, true);
    await checkNarrow(page);
  });

  await test.step('deletes it, shows deleted ones and restores it', async () => {
    await openInspections(page, `search=${frameNumber}`);
    await chooseRowAction(page, `Actions for ${frameNumber}`, 'Delete');
    await expect(inspectionRow(page, frameNumber)).toHaveCount(0);
    expect(await listInspections()).toEqual([]);
    await turnFilterOn(page, 'Show deleted');
    await expect(inspectionRow(page, frameNumber)).toContainText('Deleted');
    await checkPage(page, true);
    await chooseRowAction(page, `Actions for ${frameNumber}`, 'Restore');
    await expect.poll(async () => (await listInspections()).length).toBe(1);
    await expect(inspectionRow(page, frameNumber)).not.toContainText('Deleted');
  });
});
