import { expect, test } from '@playwright/test';
import { checkPage } from './page-checks.ts';
import { quantityFields } from './pages/cart.page.ts';
import { listContent } from './pages/catalog-list.page.ts';
import { downloadCatalog, onThisDevice } from './pages/offline-catalog.page.ts';
import { dealer, isPhone, keepQuiet, login, logOut, ownHeading, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => keepQuiet(page));

/** Lists that have not been opened before; one has a typing error in it. */
const lists = [
  'category=PAA&view=item&sortByField=name&sortByOrder=ASC',
  'category=PAA&view=group&search=chian',
  'category=PAA&view=item&hasStock=true&sortByField=price&sortByOrder=DESC',
  'category=Bike&view=group',
  'category=Bike&view=group&sortByField=newest&sortByOrder=DESC',
];

test(
  'answers offline from the catalog as it does online',
  { tag: '@desktop' },
  async ({ page, context }, info) => {
    test.setTimeout(180_000);
    await login(page, dealer(info));
    await workerReady(page);
    const phone = isPhone(info);
    // The content of a list does not depend on the screen, so phones open only the first two.
    const wanted = phone ? lists.slice(0, 2) : lists;
    const online: string[][] = [];
    for (const list of wanted) online.push(await listContent(page, list));
    await downloadCatalog(page);
    await checkPage(page, phone);
    await context.setOffline(true);
    for (const [index, list] of wanted.entries()) {
      // Another order of the same parameters: the same question under an address never seen.
      const turned = list.split('&').reverse().join('&');
      expect(await listContent(page, turned), list).toEqual(online[index]);
    }
    await expect(page.getByText(/prices and stock of/)).toBeVisible();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(ownHeading(page)).toBeVisible();
    await expect(quantityFields(page).first()).toBeVisible();
    await context.setOffline(false);
  },
);

test(
  'confirms removal of the catalog and clears it on logout',
  { tag: '@desktop' },
  async ({ page }, info) => {
    test.setTimeout(120_000);
    await login(page, dealer(info));
    await workerReady(page);
    await downloadCatalog(page);
    /** How many records the databases of catalogs hold. */
    const kept = () =>
      page.evaluate(async () => {
        const asPromise = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        let records = 0;
        for (const { name } of await indexedDB.databases()) {
          if (!name?.includes('catalog')) continue;
          const db = await asPromise(indexedDB.open(name));
          for (const store of db.objectStoreNames)
            records += await asPromise(db.transaction(store).objectStore(store).count());
          db.close();
        }
        return records;
      });
    expect(await kept()).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: /^Remove/ }).click();
    await expect(onThisDevice(page)).toBeHidden();
    await expect.poll(kept).toBe(0);

    await downloadCatalog(page);
    await page.goto('/en-us');
    await logOut(page);
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(kept).toBe(0);
  },
);
