import { expect, type Page, type Route, test } from '@playwright/test';
import { type DeliveredFrame, listDelivered, pick } from './demo-frames.ts';
import { readSheet } from './downloads.ts';
import { showToCamera } from './fake-camera.ts';
import { stickers } from './frame-stickers.ts';
import { expectKept } from './kept-answers.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import {
  addPhoto,
  claimRow,
  expectFileKept,
  fileField,
  listClaims,
  openClaim,
  openClaims,
  openDialog,
  openNewBikeClaim,
  openNewClaim,
  openNewPartsClaim,
  sendClaim,
  takePhoto,
  whatHappened,
} from './pages/claims.page.ts';
import { scanFrame, takeFramesAlong } from './pages/frames.page.ts';
import { saveListAs } from './pages/lists.page.ts';
import { everythingSentNote, openPendingChanges } from './pages/pending-changes.page.ts';
import { api, type CallApi, keepQuiet, login, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const user = 'dealer.us';
const description = 'First line of three\nthe stem\\steerer creaks\nand it is loose';

/** Finds a bike that was sold and has no claim yet. */
async function pickSold(callApi: CallApi): Promise<DeliveredFrame> {
  const sold = (await listDelivered(callApi, { sold: true })).filter(({ stolen }) => !stolen);
  for (const frame of sold)
    if (frame.brand !== 'Alto' && (await listClaims(callApi, frame.frameNumber)).length === 0)
      return frame;
  throw new Error('The demo has no sold bike without a claim.');
}

/** Lets a page pass axe, its width and the size of its targets, also on the narrowest phone. */
async function check(page: Page): Promise<void> {
  await checkPage(page, true);
  await checkNarrow(page);
}

/** Opens a page of its own for staff. */
async function openStaff(page: Page): Promise<Page> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ serviceWorkers: 'allow' });
  if (!context) throw new Error('There is no browser.');
  const staff = await context.newPage();
  await keepQuiet(staff);
  await login(staff, 'service.us');
  return staff;
}

const next = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true })).toBeVisible({ timeout: 30_000 });

// R032 to R036, U243 to U254, B219 to B230, E640 to E653
test('dealer claims a bike offline, staff asks and approves', { tag: '@phone' }, async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(300_000);
  const callApi = await api(request, user);
  const bike = await pickSold(callApi);
  const { frameNumber, articleCode } = bike;
  const recalled = pick(await listDelivered(callApi), ({ recalls }) =>
    recalls.some(({ done }) => !done),
  );
  await keepQuiet(page);
  await showToCamera(page, stickers.code128(frameNumber));
  await login(page, user);
  await workerReady(page);

  await test.step('has statuses, problems and the register on the device', async () => {
    await openClaims(page);
    await expect(page.getByRole('heading', { name: 'Claims', level: 1 })).toBeVisible();
    await check(page);
    await openNewBikeClaim(page);
    await expect(whatHappened(page)).toBeVisible();
    await expectKept(page, 'ClaimBrands');
    await expectKept(page, 'ClaimProblems');
    await takeFramesAlong(page, frameNumber, bike.description);
  });

  await test.step('fills in bike, delivery and sale of a scanned frame', async () => {
    await openNewClaim(page);
    await check(page);
    await page.getByRole('link', { name: /^A bike/ }).click();
    await page.getByLabel(/^Frame number/).fill(recalled.frameNumber);
    await expect(page.getByText('Product safety recall')).toBeVisible();
    await scanFrame(page).click();
    await expect(page.getByLabel(/^Frame number/)).toHaveValue(frameNumber);
    await expect(page.getByText(`${bike.description} · ${articleCode}`)).toBeVisible();
    const { soldDate } = bike.sold ?? { soldDate: '' };
    await expect(page.getByLabel(/^Purchased on/)).toHaveValue(soldDate);
    await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
    await expect(page.getByText('Sold', { exact: true })).toBeVisible();
    await expect(page.getByText(/^as of/i).first()).toBeVisible();
    await check(page);
  });

  await test.step('takes a problem and a description of three lines', async () => {
    await page.getByRole('button', { name: /^Add a(nother)? problem$/ }).click();
    await page.getByLabel('Problem 1').selectOption({ label: 'Fork: Fork loses oil' });
    await whatHappened(page).fill(description);
  });

  await test.step('keeps each photo over a reload', async () => {
    await addPhoto(page, 'Invoice', 'invoice');
    await addPhoto(page, 'Full bike or article', 'bike');
    await page.reload();
    await expect(whatHappened(page)).toHaveValue(description);
    await expectFileKept(page, 'invoice');
    await expectFileKept(page, 'bike');
    await addPhoto(page, 'Issue, photo 1', 'issue-one');
    await addPhoto(page, 'Issue, photo 2', 'issue-two');
  });

  await test.step('names the one photo that is missing', async () => {
    await sendClaim(page).click();
    const serial = fileField(page, 'Serial number');
    await expect(serial).toHaveAttribute('aria-invalid', 'true');
    await expect(serial).toBeFocused();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await expect(whatHappened(page)).toHaveValue(description);
    await check(page);
    await addPhoto(page, 'Serial number', 'serial');
  });

  await test.step('saves it on the device, with its files', async () => {
    await sendClaim(page).click();
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    await expect(page.getByText('1 new claim waits to be sent.')).toBeVisible();
    await check(page);
    await openPendingChanges(page);
    const change = page.getByRole('listitem').filter({ hasText: `Claim: ${bike.description}` });
    await expect(change).toContainText('0 of 5 files sent');
    for (const name of ['Invoice', 'Full bike or article', 'Serial number', 'Issue, photo 1'])
      await expect(change).toContainText(name);
    await check(page);
  });

  let id = '';
  await test.step('goes on at the file where the line was cut', async () => {
    const begun: string[] = [];
    let isCut = true;
    // A file is begun once, under its key; its parts follow.
    const cut = (route: Route) => {
      const file = route.request().headers()['upload-metadata'];
      if (!file) return route.continue();
      if (isCut && begun.length >= 2 && !begun.includes(file)) return route.abort();
      begun.push(file);
      return route.continue();
    };
    await context.route('**/uploads**', cut);
    await context.setOffline(false);
    await expect(page.getByText('2 of 5 files sent')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(true);
    expect(await listClaims(callApi, frameNumber)).toEqual([]);
    isCut = false;
    const before = [...begun];
    await context.setOffline(false);
    await expect(everythingSentNote(page)).toBeVisible({ timeout: 90_000 });
    await context.unroute('**/uploads**', cut);
    const later = begun.slice(before.length);
    expect(later.filter((name) => before.includes(name))).toEqual([]);
    const [sent, ...others] = await listClaims(callApi, frameNumber);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ status: { id: 'SUBMITTED' } });
    expect(sent?.referenceNo).toBeTruthy();
    id = sent?.id ?? '';
  });

  await test.step('shows the claim with what was entered', async () => {
    await openClaim(page, id);
    await next(page, 'The distributor decides next.');
    await expect(page.getByText('the stem\\steerer creaks')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open Serial number' })).toBeVisible();
    await check(page);
    await page.getByRole('button', { name: 'Open Full bike or article' }).click();
    const large = await openDialog(page, 'Full bike or article');
    await expect(large.getByRole('img', { name: 'Full bike or article' })).toBeVisible();
    await check(page);
    await page.keyboard.press('Escape');
  });

  const staff = await openStaff(page);
  await test.step('staff asks a question', async () => {
    await openClaims(staff);
    await expect(claimRow(staff, frameNumber).first()).toBeVisible();
    await check(staff);
    await openClaim(staff, id);
    await staff.getByRole('textbox', { name: /^Comment/ }).fill('Looks like the old fork.');
    await staff.getByLabel('Internal comment').check();
    await staff.getByRole('button', { name: 'Add internally' }).click();
    await expect(staff.getByText('Looks like the old fork.')).toBeVisible();
    await check(staff);
    await staff.getByRole('button', { name: 'Decide' }).click();
    const dialog = await openDialog(staff, 'Change the status');
    await dialog.getByLabel(/^New status/).selectOption({ label: 'Information Needed' });
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await expect(dialog.getByLabel(/^Reason/)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(/^Reason/).fill('Which fork is it?');
    await check(staff);
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await next(staff, 'The claim waits for the dealer’s answer.');
  });

  await test.step('dealer finds it first among those that wait', async () => {
    await openClaims(page);
    await expect(page.getByRole('link', { name: /^Waits for me \(/ })).toBeVisible();
    await expect(claimRow(page, /\d/).first()).toContainText('Information Needed');
    await expect(claimRow(page, bike.description).first()).toBeVisible();
    await check(page);
    await page.goto('/en-us/notifications');
    await page
      .getByRole('link', { name: /^Claim \d+ waits for your answer/ })
      .first()
      .click();
    await expect(page.getByText('Which fork is it?').first()).toBeVisible();
    await openClaims(page);
  });

  await test.step('dealer saves the list without internal comments', async () => {
    const download = page.waitForEvent('download');
    await saveListAs(page, 'Excel');
    const cells = (await readSheet(await download)).flat().map(String);
    expect(cells).toContain(frameNumber);
    expect(cells.filter((cell) => cell.includes('Looks like the old fork'))).toEqual([]);
  });

  await test.step('dealer answers with a photo', async () => {
    await openClaim(page, id);
    await expect(page.getByText('Looks like the old fork.')).toHaveCount(0);
    await expect(page.getByText('Which fork is it?').first()).toBeVisible();
    await check(page);
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    const dialog = await openDialog(page, 'Answer the question');
    await dialog.getByLabel(/^Your answer/).fill('The one with the short travel');
    await dialog.getByLabel(/^Photos/).setInputFiles(await takePhoto(page, 'fork'));
    await check(page);
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    await next(page, 'The distributor decides next.');
    await expect(page.getByRole('button', { name: 'Open Issue, photo 3' })).toBeVisible();
  });

  await test.step('staff approves it', async () => {
    await openClaim(staff, id);
    await expect(staff.getByText('The one with the short travel').first()).toBeVisible();
    await staff.getByRole('button', { name: 'Decide' }).click();
    const dialog = await openDialog(staff, 'Change the status');
    await dialog.getByLabel(/^New status/).selectOption({ label: 'Approved' });
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await next(staff, 'The claim is approved.');
    await check(staff);
    await staff.context().close();
    await openClaim(page, id);
    await next(page, 'The claim is approved.');
    await check(page);
  });
});

// U244, U249, B218, reading 99
test('staff approves one of two pieces, the dealer reads why', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const callApi = await api(request, user);
  const { data } = await callApi('ClaimArticles', { productCategory: 'PAA', search: '', page: 1 });
  const article = pick(
    data.claimArticlesV2.articles as { description: string; brand: string; hasSerial: boolean }[],
    ({ brand, hasSerial }) => brand !== 'Alto' && !hasSerial,
  );
  await keepQuiet(page);
  await login(page, user);
  await workerReady(page);
  const before = (await listClaims(callApi, article.description)).map(({ id }) => id);
  let id = '';

  await test.step('dealer claims two pieces of a delivered part', async () => {
    await openNewPartsClaim(page);
    const picker = page.getByRole('combobox', { name: /^Article/ });
    await picker.fill(article.description);
    await page.getByRole('option', { name: article.description }).first().click();
    await expect(page.getByText(/^Delivered on/)).toBeVisible();
    await page.getByLabel(/^Quantity/).fill('2');
    await page.getByLabel(/^Purchased on/).fill('2026-01-15');
    await page.getByRole('button', { name: /^Add a(nother)? problem$/ }).click();
    // A problem that is added before the choices are there is one in own words.
    await page.getByLabel('Problem 1').selectOption({ label: 'Product: Does not work' });
    await whatHappened(page).fill('Both broke on the first ride.');
    await addPhoto(page, 'Invoice', 'bill');
    await addPhoto(page, 'Full bike or article', 'parts');
    await addPhoto(page, 'Issue, photo 1', 'break');
    await check(page);
    await sendClaim(page).click();
    const added = async () =>
      (await listClaims(callApi, article.description)).filter((one) => !before.includes(one.id));
    await expect.poll(async () => (await added()).length, { timeout: 60_000 }).toBe(1);
    id = (await added())[0]?.id ?? '';
  });

  await test.step('staff approves one of them', async () => {
    const staff = await openStaff(page);
    await openClaim(staff, id);
    await staff.getByRole('button', { name: 'Decide' }).click();
    const dialog = await openDialog(staff, 'Change the status');
    await dialog.getByLabel(/^New status/).selectOption({ label: 'Approved' });
    await dialog.getByLabel(/^Approved quantity/).fill('1');
    await dialog.getByLabel(/^Reason/).fill('One of them was bent before.');
    await check(staff);
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await next(staff, '1 of 2 pieces is approved.');
    await staff.context().close();
  });

  await test.step('dealer reads it in words', async () => {
    await openClaims(page, 'show=all');
    await expect(claimRow(page, article.description).first()).toContainText('Approved');
    await check(page);
    await openClaim(page, id);
    await next(page, '1 of 2 pieces is approved.');
    await expect(page.getByText('One of them was bent before.').first()).toBeVisible();
    await check(page);
  });
});
