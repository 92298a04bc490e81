import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { KilledDevice } from './killed-device.ts';
import { everythingSentNote } from './pages/pending-changes.page.ts';
import { addVisitPhoto, expectPhotoKept, saveVisit } from './pages/visits.page.ts';
import { api, login, workerReady } from './support.ts';

const user = 'dealer.us';
const startMs = 60_000;
/** The browser finds a torn record one or two starts later, or not at all when it has begun another log before that. */
const mostTears = 6;

const goOffline = (context: BrowserContext) => context.setOffline(true);

/** Writes to a database of the test, so that the last record of the browser's log is not one of the portal. */
const writeRecord = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('records', 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('records', { autoIncrement: true });
    await new Promise((done) => {
      opening.onsuccess = done;
    });
    const written = opening.result.transaction('records', 'readwrite', { durability: 'strict' });
    written.objectStore('records').add('x'.repeat(3_000));
    await new Promise((done) => {
      written.oncomplete = done;
    });
  });

test('keeps all work when the browser drops its storage (R5)', { tag: '@desktop' }, async ({
  request,
  baseURL,
}) => {
  test.setTimeout(400_000);
  const notes = `lost-${Date.now()}`;
  const draft = `/en-us/visit-form/polygon/create?draft=${randomUUID()}`;
  const device = new KilledDevice(baseURL ?? '');
  const openVisit = async (path: string, prepare?: typeof goOffline): Promise<Page> => {
    const page = await device.open(path, prepare);
    await expect(saveVisit(page)).toBeVisible({ timeout: startMs });
    return page;
  };
  try {
    await test.step('keeps a draft, and a change without a network', async () => {
      const first = await device.open('/en-us/login');
      await login(first, user, undefined, baseURL);
      await workerReady(first);
      await device.kill();
      let page = await openVisit(draft);
      await addVisitPhoto(page, 'Front 1');
      await device.kill();
      page = await openVisit(`/en-us/visit-form/polygon/create?draft=${randomUUID()}`);
      await addVisitPhoto(page, 'Front 2');
      await addVisitPhoto(page, 'Display 1');
      await page.getByLabel('Notes').fill(notes);
      await goOffline(page.context());
      await saveVisit(page).click();
      await expect(page.getByText(/^Saved on this device/)).toBeVisible();
      await writeRecord(page);
      await device.kill();
    });

    await test.step('has everything after the browser dropped its databases', async () => {
      let isDropped = false;
      for (let tries = 0; tries < mostTears && !isDropped; tries += 1) {
        device.tearLog();
        const page = await openVisit(draft, goOffline);
        await expectPhotoKept(page, 'Front 1');
        await writeRecord(page);
        isDropped = device.hasNewDatabases();
        await device.kill();
      }
      expect(isDropped).toBe(true);
    });

    await test.step('keeps the draft, and sends the change once', async () => {
      let page = await openVisit(draft, goOffline);
      await expectPhotoKept(page, 'Front 1');
      await device.kill();
      page = await device.open('/en-us/pending-changes');
      await expect(everythingSentNote(page)).toBeVisible({ timeout: startMs });
      const asked = { kind: 'polygon', search: notes, page: 1, limit: 100 };
      const callApi = await api(request, user);
      expect((await callApi('Visits', asked)).data.formVisits.visits).toHaveLength(1);
    });
  } finally {
    await device.close();
  }
});
