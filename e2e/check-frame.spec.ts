import { expect, test } from '@playwright/test';
import { type AtLeastThree, findSaleable, listDelivered, pick } from './demo-frames.ts';
import { changeSticker, showToCamera } from './fake-camera.ts';
import { stickers } from './frame-stickers.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import {
  checkNumber,
  frameCard,
  openCheck,
  openStock,
  scanFrame,
  takeFramesAlong,
} from './pages/frames.page.ts';
import { chooseFilter } from './pages/lists.page.ts';
import { frameField } from './pages/retail-sales.page.ts';
import { api, dealer, keepQuiet, login, workerReady } from './support.ts';

/** A stolen bike of another distributor, as the demo's feed has it. */
const stolenNumber = 'WTU123C0456D';

// U011, B241
test('scans frame stickers of three kinds', { tag: '@phone' }, async ({ page, request }, info) => {
  const user = dealer(info);
  const [first, second, third] = (await findSaleable(await api(request, user))).map(
    ({ frameNumber }) => frameNumber,
  ) as AtLeastThree<string>;
  await keepQuiet(page);
  await showToCamera(page, stickers.code128(first));
  await login(page, user);
  await openCheck(page);
  await scanFrame(page).click();
  await expect(frameCard(page, first)).toBeVisible();
  await changeSticker(page, stickers.code39(second));
  await scanFrame(page).click();
  await expect(frameCard(page, second)).toBeVisible();
  await changeSticker(page, stickers.qr(third));
  await scanFrame(page).click();
  await expect(frameCard(page, third)).toBeVisible();
  await page.getByRole('link', { name: 'Register the sale' }).click();
  await expect(frameField(page)).toHaveValue(third);
  await changeSticker(page, stickers.code39(second));
  await scanFrame(page).click();
  await expect(frameField(page)).toHaveValue(second);
  await changeSticker(page, stickers.qr(first));
  await scanFrame(page).click();
  await expect(frameField(page)).toHaveValue(first);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  // U011, O100, O103, O121
  test(
    'answers for own, foreign, stolen and recalled frames',
    { tag: '@phone' },
    async ({ page, context, request }, info) => {
      const user = dealer(info);
      const callApi = await api(request, user);
      const delivered = await listDelivered(callApi);
      const [own] = await findSaleable(callApi);
      const isRecalled = ({ recalls }: (typeof delivered)[number]) =>
        recalls.some((one) => !one.done);
      const recalled = pick(delivered, isRecalled);
      const mine = new Set(delivered.map(({ frameNumber }) => frameNumber));
      const foreign = pick(
        await listDelivered(await api(request, 'dealer2.us')),
        (frame) => !isRecalled(frame) && !frame.stolen && !mine.has(frame.frameNumber),
      );
      await keepQuiet(page);
      await login(page, user);
      await workerReady(page);

      await test.step('tells an own frame whole', async () => {
        await openCheck(page, own.frameNumber);
        const card = frameCard(page, own.frameNumber);
        await expect(card).toContainText(own.description);
        await expect(card).toContainText(`To ${own.custName} on`);
        for (const word of ['Not sold', 'No recall', 'Not reported as stolen'])
          await expect(card.getByText(word, { exact: true })).toBeVisible();
        await checkPage(page, true);
        await checkNarrow(page);
      });

      await test.step('tells only recalls and theft of a stranger’s frame', async () => {
        await checkNumber(page, foreign.frameNumber);
        const card = frameCard(page, foreign.frameNumber);
        await expect(card.getByText('Ours', { exact: true })).toBeVisible();
        await expect(card).toContainText('Only recalls and thefts are shown.');
        await expect(card).not.toContainText(foreign.description);
        await expect(card).not.toContainText(foreign.custName);
        await checkPage(page, true);
      });

      await test.step('warns of a stolen and of a recalled frame', async () => {
        await checkNumber(page, stolenNumber);
        const stolen = frameCard(page, stolenNumber);
        await expect(stolen.getByText('Reported as stolen')).toBeVisible();
        await expect(stolen.getByText('Not ours', { exact: true })).toBeVisible();
        await checkPage(page, true);
        await checkNumber(page, recalled.frameNumber.toLowerCase());
        const card = frameCard(page, recalled.frameNumber);
        await expect(
          card.getByText('Product safety recall', { exact: true }).first(),
        ).toBeVisible();
        await checkPage(page, true);
        await checkNarrow(page);
      });

      await test.step('offers frames that are nearly the same', async () => {
        await checkNumber(page, own.frameNumber.replaceAll('0', 'O').replaceAll('1', 'I'));
        const choices = page.getByRole('list', { name: 'Frames to choose from' });
        await expect(choices.getByRole('link', { name: own.frameNumber })).toBeVisible();
        await checkPage(page, true);
        await checkNarrow(page);
      });

      await test.step('answers from the device without a network', async () => {
        await takeFramesAlong(page, stolenNumber, 'May be stolen');
        await checkPage(page, true);
        await checkNarrow(page);
        await openCheck(page, recalled.frameNumber);
        const card = frameCard(page, recalled.frameNumber);
        await expect(card).toContainText(recalled.description);
        await expect(
          card.getByText('Product safety recall', { exact: true }).first(),
        ).toBeVisible();
        await expect(page.getByText(/^as of /)).toBeVisible();
        await checkPage(page, true);
        await checkNumber(page, foreign.frameNumber);
        const strange = frameCard(page, foreign.frameNumber);
        await expect(strange).toContainText('It is not among the deliveries on this device.');
        await context.setOffline(false);
      });
    },
  );
});

// The stock of bikes from the delivery notes
test('filters the stock of bikes', { tag: '@phone' }, async ({ page, request }, info) => {
  const user = dealer(info);
  const callApi = await api(request, user);
  const count = async (asked: object) =>
    (await callApi('FrameStock', { page: 1, limit: 1, ...asked })).data.framesV4.info.count;
  const [{ frameNumber }] = await findSaleable(callApi);
  await keepQuiet(page);
  await login(page, user);
  await openStock(page);
  const rows = page.getByRole('table', { name: 'Bikes' }).getByRole('row');
  const numbers = page.getByRole('table', { name: 'Bikes' }).getByRole('rowheader');
  const expectRows = async (asked: object) =>
    expect(numbers).toHaveCount(Math.min(10, await count(asked)));
  await expectRows({ sold: false });
  await checkPage(page, true);
  await checkNarrow(page);
  await page.getByText('Sold', { exact: true }).first().click();
  await expectRows({ sold: true });
  await expect(rows.last()).toContainText('Sold');
  await page.getByText('In stock', { exact: true }).click();
  await chooseFilter(page, 'Inspection', 'Missing');
  await expectRows({ sold: false, inspected: false });
  await page.getByLabel('Search bikes').fill(frameNumber);
  await expect(numbers).toHaveText([new RegExp(frameNumber)]);
  await checkPage(page, true);
  await checkNarrow(page);
  await numbers.getByRole('link').click();
  await expect(frameCard(page, frameNumber)).toBeVisible();
});
