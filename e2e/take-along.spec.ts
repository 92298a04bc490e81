import { expect, type Page, type Route, test } from '@playwright/test';
import { countTraffic, expectNothingHeld, held } from './offline-catalog.helpers.ts';
import { addFromList, listContent } from './pages/catalog-list.page.ts';
import {
  downloadCatalog,
  onThisDevice,
  openOfflineCatalog,
  takeAlongButton,
} from './pages/offline-catalog.page.ts';
import { dealer, emptyCart, keepQuiet, login, serverCart, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const list = 'category=PAA&view=item&sortByField=name&sortByOrder=ASC';
const chunks = '**/catalog/chunks/*';
const packs = '**/catalog/packs/**';

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await keepQuiet(page);
});

test(
  'resumes an interrupted download without repeating a chunk',
  { tag: '@desktop' },
  async ({ page, context }, info) => {
    await login(page, dealer(info));
    await workerReady(page);
    const traffic = countTraffic(context);
    /** How many packages may still come; the others stop. */
    let left = 1;
    let stopped: Route[] = [];
    // Whether a part of the catalog has a pack already depends on a job: chunks come one by one here.
    await context.route(packs, (route) => route.abort());
    await context.route(chunks, (route) => {
      if (left > 0) {
        left -= 1;
        return route.continue();
      }
      stopped.push(route);
    });
    const stored = async () => {
      const { range, sealed } = await held(page);
      return range.length + sealed.length;
    };
    const allAskedFor = (came: number) =>
      expect.poll(() => [traffic.of('chunks/').length, stopped.length > 0]).toEqual([came, true]);
    await openOfflineCatalog(page);
    await takeAlongButton(page).click();
    await allAskedFor(1);
    await expect(page.getByText(/ · 1 of \d+ packages/)).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await expect(page.getByText('Downloaded parts are not fetched again.')).toBeVisible();
    expect(await stored()).toBe(1);
    // Also another day it waits for a word.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();

    stopped = [];
    left = 2;
    await page.getByRole('button', { name: 'Go on' }).click();
    await allAskedFor(3);
    await expect(page.getByText(/ · 3 of \d+ packages/)).toBeVisible();
    await context.setOffline(true);
    await Promise.all(stopped.map((route) => route.abort('internetdisconnected')));
    await expect(page.getByRole('heading', { name: 'Waiting for a connection' })).toBeVisible();
    // Packages are written several at a time: a reload takes those with it that wait for others.
    await expect.poll(stored).toBe(3);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Waiting for a connection' })).toBeVisible();

    left = Number.POSITIVE_INFINITY;
    await context.setOffline(false);
    await expect(onThisDevice(page)).toBeVisible();
    const came = traffic.of('chunks/');
    expect(came.length).toBeGreaterThan(4);
    expect(new Set(came).size).toBe(came.length);
    await context.setOffline(true);
    expect((await listContent(page, list)).length).toBe(11);
    await context.setOffline(false);
  },
);

/** The app's database of the catalog is written to as a failing disk would. */
function damage(page: Page, hashes: readonly string[]): Promise<void> {
  return page.evaluate(async (wanted) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const all = await indexedDB.databases();
    const name = all.find((one) => one.name?.startsWith('pannier-catalog|'))?.name ?? '';
    const db = await done(indexedDB.open(name));
    const chunks = db.transaction('chunks', 'readwrite').objectStore('chunks');
    for (const hash of wanted) {
      const row = await done(chunks.get(hash));
      await done(chunks.put({ ...row, data: row.data.map((byte: number) => byte ^ 85) }));
    }
    db.close();
  }, hashes);
}

test(
  'refetches only a damaged chunk and shows correct lists',
  { tag: '@desktop' },
  async ({ page, context }, info) => {
    await login(page, dealer(info));
    await workerReady(page);
    await downloadCatalog(page);
    const online = await listContent(page, list);
    const { range, sealed } = await held(page);
    const bad = [range[0], sealed[0]].map(String);
    const traffic = countTraffic(context);
    await damage(page, bad);
    // Without a network: no answer rather than a wrong one, until there is one again.
    await context.setOffline(true);
    await page.goto('/en-us/catalog/list?view=item&category=PAA&search=chain');
    await expect.poll(async () => (await held(page)).range).not.toContain(bad[0]);
    await expect.poll(async () => (await held(page)).sealed).not.toContain(bad[1]);
    await expect(page.getByRole('article')).toHaveCount(0);
    await context.setOffline(false);
    await expect
      .poll(() => traffic.of('chunks/').toSorted())
      .toEqual(bad.map((hash) => `chunks/${hash}`).toSorted());
    await expect.poll(async () => (await held(page)).range.toSorted()).toEqual(range.toSorted());
    await context.setOffline(true);
    expect(await listContent(page, `${list}&`)).toEqual(online);
    await context.setOffline(false);
  },
);

/**
 * Fills the storage with rows in a separate database, each time smaller ones, until not even a row of the
 * last size fits.
 */
function fillUp(page: Page, sizes: readonly number[]): Promise<void> {
  return page.evaluate(async (all) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('filler');
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('rows', { autoIncrement: true });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const fits = (size: number) =>
      new Promise<boolean>((resolve) => {
        const write = db.transaction('rows', 'readwrite');
        write.objectStore('rows').add(crypto.getRandomValues(new Uint8Array(size)));
        write.oncomplete = () => resolve(true);
        write.onabort = () => resolve(false);
      });
    for (const size of all) while (await fits(size));
    db.close();
  }, sizes);
}

test(
  'reports a full device, keeps nothing partial and works on',
  { tag: '@desktop' },
  async ({ page, context, request }, info) => {
    const user = dealer(info);
    await emptyCart(request, user);
    const origin = new URL(info.project.use.baseURL ?? '').origin;
    const cdp = await context.newCDPSession(page);
    const room = (quotaSize?: number) =>
      cdp.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize && { quotaSize }) });
    // From the start: the browser looks again only when what it knows of is used up.
    await room(8_000_000);
    await login(page, user);
    await workerReady(page);
    await fillUp(page, [65_536, 16_384]);
    await openOfflineCatalog(page);
    await takeAlongButton(page).click();
    await expect(page.getByRole('alert')).toContainText('There is not enough room on this device.');
    await expectNothingHeld(page);
    await expect(onThisDevice(page)).toHaveCount(0);

    // Even with no room at all people go on looking, and what cannot be kept is not said to be.
    await fillUp(page, [16_384, 1_024, 64]);
    await page.goto(`/en-us/catalog/list?${list}&hasStock=true`);
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.getByRole('button', { name: /^Add / }).first().click();
    await expect(page.getByText(/^Not saved: this device has no room left/)).toBeVisible();
    expect(await serverCart(request, user)).toEqual({});

    await room();
    const code = await addFromList(page, 0);
    await expect.poll(() => serverCart(request, user)).toEqual({ [code]: 1 });
    await downloadCatalog(page);
  },
);
