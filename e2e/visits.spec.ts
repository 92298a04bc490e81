import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { visitPhotoPlaces } from '../shared/visits/visit-photos.rules.ts';
import { listKeptKeys } from './kept-answers.ts';
import { openBrowser, type RealBrowser } from './killed-browser.ts';
import { changedRows, type Portal } from './own-portal.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import {
  addVisitPhoto,
  chooseOffered,
  deviceRow,
  expectPhotoKept,
  listOffered,
  onDevice,
  photoPlace,
  photoPlaces as places,
  saveVisit,
  visitRow,
} from './pages/visits.page.ts';
import { test } from './portal.ts';
import { keepQuiet, login, workerReady } from './support.ts';

const photosBeforeBreak = 6;

let folder: string;
let browser: RealBrowser;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pannier-visits-'));
});
test.afterEach(async ({ portal }) => {
  await browser?.kill();
  rmSync(folder, { recursive: true, force: true });
  await portal.import({ 'customers.csv': portal.rows('customers.csv') });
});

/** Opens the rep's browser, as after it was killed. */
async function openDevice(isOffline: boolean): Promise<Page> {
  browser = await openBrowser(join(folder, 'profile'));
  const { context } = browser;
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize({ width: 390, height: 844 });
  await keepQuiet(page);
  await context.setOffline(isOffline);
  return page;
}

const openList = (page: Page, { url }: Portal) => page.goto(`${url}/en-us/visit-form/polygon`);

async function beginVisit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New visit' }).click();
  await expect(saveVisit(page)).toBeVisible();
}

/** Lets a screen pass axe, its width and the size of its targets, also on the narrowest phone. */
async function check(page: Page): Promise<void> {
  await checkPage(page, true);
  await checkNarrow(page);
}

async function chooseMore(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Gives a customer to a sales person, by the feed. */
async function move(portal: Portal, name: string, salesPerson: string): Promise<void> {
  await portal.import({
    'customers.csv': changedRows(portal, 'customers.csv', (row) => row.name === name, {
      salesPerson,
    }),
  });
}

// R079 to R082, U288 to U292, B272 to B275, B302 to B304, C086 to C089, E805 to E834
test('rep documents shops offline, a colleague sees all photos', { tag: '@phone' }, async ({
  page: colleague,
  portal,
}) => {
  test.setTimeout(400_000);
  expect(places).toHaveLength(visitPhotoPlaces.length);
  let page = await openDevice(false);
  let [first, second, moved] = ['', '', ''];

  await test.step('takes the customers of the area along', async () => {
    await login(page, 'sales.us', undefined, portal.url);
    await workerReady(page);
    await page.goto(`${portal.url}/en-us/visit-form`);
    await expect(page.getByRole('link', { name: 'Polygon visits' })).toBeVisible();
    await check(page);
    await openList(page, portal);
    await expect(page.getByRole('table', { name: 'Polygon visits' })).toBeVisible();
    await check(page);
    const kept = () => listKeptKeys(page, 'syncState');
    await expect.poll(kept).toContain('visit-basis/2000/polygon');
    await page.context().setOffline(true);
  });

  await test.step('fills in the last answers of the shop', async () => {
    await beginVisit(page);
    const offered = await listOffered(page);
    const states = offered.map(({ state }) => state.includes('not visited yet'));
    expect(states).toEqual(states.toSorted((one, other) => Number(other) - Number(one)));
    first = offered.find(({ state }) => state.includes('last visit'))?.name ?? '';
    [second = '', moved = ''] = offered.map(({ name }) => name).filter((name) => name !== first);
    await chooseOffered(page, first);
    await expect(
      page.getByText(/^The answers of the last visit on .* are filled in/),
    ).toBeVisible();
    const own = page.getByLabel('Own bicycles on display');
    const before = await own.inputValue();
    expect(before).not.toBe('');
    await own.fill('٣');
    await expect(page.getByText(`Last visit: ${before}`)).toBeVisible();
    await page.getByLabel('Other bicycles on display').fill('1');
    await expect(page.getByText('75% of the bicycles are our own.')).toBeVisible();
    await check(page);
  });

  await test.step('has three photos after the browser was killed', async () => {
    for (const place of places.slice(0, 3)) await addVisitPhoto(page, place);
    const address = page.url();
    await browser.kill();
    page = await openDevice(true);
    await page.goto(address);
    for (const place of places.slice(0, 3)) await expectPhotoKept(page, place);
    await expect(page.getByLabel('Own bicycles on display')).toHaveValue('٣');
  });

  await test.step('lists the drafts of two shops', async () => {
    await openList(page, portal);
    await beginVisit(page);
    await listOffered(page);
    await chooseOffered(page, second);
    // Nothing on the screen says when an answer is on the device.
    const draft = new URL(page.url()).searchParams.get('draft');
    const kept = () => listKeptKeys(page, 'syncState');
    await expect.poll(kept).toContain(`draft/visit/new/polygon/${draft}`);
    await openList(page, portal);
    await expect(deviceRow(page, first)).toContainText('3 photos');
    await expect(deviceRow(page, second)).toContainText('Draft');
    await check(page);
    await deviceRow(page, second).getByRole('link').click();
  });

  await test.step('refuses a photo of 101 MB in words', async () => {
    await addVisitPhoto(page, 'Display 1');
    // Made in the page, because Playwright transfers no files of this size to a browser that it has not started.
    await photoPlace(page, 'Display 2').evaluate((input: HTMLInputElement) => {
      const chosen = new DataTransfer();
      const bytes = [new Uint8Array(101_000_000)];
      chosen.items.add(new File(bytes, 'large.jpg', { type: 'image/jpeg' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page.getByText('The file is larger than 100 MB.')).toBeVisible();
    await expectPhotoKept(page, 'Display 1');
  });

  await test.step('asks for a photo of the front in one sentence', async () => {
    await saveVisit(page).click();
    const missing = page.getByText('At least one photo of the shop front is needed.');
    await expect(missing).toBeVisible();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await check(page);
    await addVisitPhoto(page, 'Front 1');
    await expect(missing).toHaveCount(0);
    await saveVisit(page).click();
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    await expect(deviceRow(page, second)).toContainText('0 of 2 photos sent');
  });

  await test.step('goes on at the photo where the line was cut', async () => {
    await deviceRow(page, first).getByRole('link').click();
    for (const place of places.slice(3)) await addVisitPhoto(page, place);
    await saveVisit(page).click();
    await expect(deviceRow(page, first)).toContainText('0 of 11 photos sent');
    const begun: string[] = [];
    let isCut = true;
    // A file is begun once, under its key; its parts follow.
    const cut = (route: Route) => {
      const file = route.request().headers()['upload-metadata'];
      if (!file) return route.continue();
      if (isCut && begun.length >= 2 + photosBeforeBreak && !begun.includes(file))
        return route.abort();
      begun.push(file);
      return route.continue();
    };
    const context = page.context();
    await context.route('**/uploads**', cut);
    await context.setOffline(false);
    await expect(deviceRow(page, first)).toContainText(`${photosBeforeBreak} of 11 photos sent`, {
      timeout: 60_000,
    });
    await check(page);
    await context.setOffline(true);
    isCut = false;
    const before = [...begun];
    await context.setOffline(false);
    await expect(onDevice(page)).toHaveCount(0, { timeout: 90_000 });
    await context.unroute('**/uploads**', cut);
    const later = begun.slice(before.length);
    expect(later.filter((name) => before.includes(name))).toEqual([]);
    await expect(visitRow(page, first).first()).toContainText('11');
  });

  await test.step('parks the visit to a shop that moved away', async () => {
    await page.context().setOffline(true);
    await beginVisit(page);
    await listOffered(page);
    await chooseOffered(page, moved);
    await addVisitPhoto(page, 'Front 1');
    await saveVisit(page).click();
    await expect(deviceRow(page, moved)).toContainText('waiting');
    await move(portal, moved, 'SP9');
    await page.context().setOffline(false);
    const row = deviceRow(page, moved);
    await expect(row).toContainText(`${moved} is no longer in your area`, { timeout: 60_000 });
    await check(page);
    await move(portal, moved, 'SP1');
    await row.getByRole('button', { name: 'Try again' }).click();
    await expect(onDevice(page)).toHaveCount(0, { timeout: 60_000 });
    await expect(visitRow(page, moved).first()).toBeVisible();
  });

  await test.step('edits and deletes a visit in place', async () => {
    await visitRow(page, moved).first().getByRole('link').click();
    await chooseMore(page, 'Edit');
    await page.getByLabel('Notes').fill('Opens at noon');
    await saveVisit(page).click();
    await expect(page.getByText('Opens at noon')).toBeVisible({ timeout: 30_000 });
    await check(page);
    await chooseMore(page, 'Delete');
    await expect(page.getByText(`Visit to ${moved} deleted`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Visit to ${moved} restored`)).toBeVisible();
  });

  await test.step('orders for the shop in one tap', async () => {
    await openList(page, portal);
    await visitRow(page, first).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Order for this customer' }).click();
    await expect(page).toHaveURL(/\/catalog/);
    await expect(page.getByRole('region', { name: 'Customer' })).toContainText(first);
  });

  await test.step('colleague sees all photos and no edit', async () => {
    await keepQuiet(colleague);
    await login(colleague, 'group.us', undefined, portal.url);
    await openList(colleague, portal);
    await visitRow(colleague, first).first().getByRole('link').click();
    await expect(colleague.getByRole('button', { name: /^Open / })).toHaveCount(places.length);
    await check(colleague);
    await colleague.getByRole('button', { name: 'More', exact: true }).click();
    await expect(colleague.getByRole('menuitem')).toHaveText(['Save photos as ZIP']);
    await colleague.keyboard.press('Escape');
    await colleague.getByRole('button', { name: 'Open Banner' }).click();
    const large = colleague.getByRole('dialog', { name: 'Banner' });
    await expect(large.getByRole('img', { name: 'Banner' })).toBeVisible();
    await check(colleague);
  });
});
