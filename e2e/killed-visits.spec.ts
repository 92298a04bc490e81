import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { finishSending, KilledDevice, killsWhileSending } from './killed-device.ts';
import { takePhoto } from './pages/claims.page.ts';
import { expectPhotoKept, photoPlace, removePhoto, saveVisit } from './pages/visits.page.ts';
import { api, type CallApi, login, workerReady } from './support.ts';

/**
 * The number of kills; a visit takes all its kills. E2E_KILLS=1000 is the measurement for a release, with
 * PANNIER_CALL_LIMITS=off: each start refreshes the session, and a user may do that 300 times in 15 minutes.
 */
const kills = Number(process.env.E2E_KILLS ?? 1);
const allPlaces = [
  ['Front 1', 'frontShop1'],
  ['Front 2', 'frontShop2'],
  ['Front 3', 'frontShop3'],
  ['Front 4', 'frontShop4'],
  ['Display 1', 'displayShop1'],
  ['Display 2', 'displayShop2'],
  ['Display 3', 'displayShop3'],
  ['Display 4', 'displayShop4'],
  ['Banner', 'displayBanner'],
  ['Poster', 'displayPoster'],
  ['Shimano hangtag', 'displayHangtagShimano'],
] as const;
/** A visit of the usual tests has two photos. */
const places = process.env.E2E_KILLS ? allPlaces : allPlaces.slice(0, 2);
/** Two for each photo, one when the visit is saved, and those while it is sent. */
const killsOfVisit = 2 * places.length + 1 + killsWhileSending;
const user = 'dealer.us';
/** The longest time from the choice of a photo, and from the moment it is kept, to the kill, in ms. */
const longestChoiceMs = 400;
const longestLifeMs = 50;
const startMs = 60_000;

/** Opens the draft of a visit; it has to have all photos that were kept. */
async function openDraft(
  device: KilledDevice,
  draft: string,
  kept: readonly string[],
): Promise<Page> {
  const page = await device.open(`/en-us/visit-form/polygon/create?draft=${draft}`);
  await expect(saveVisit(page)).toBeVisible({ timeout: startMs });
  for (const place of kept) await expectPhotoKept(page, place);
  return page;
}

/** Puts a photo into each place, and kills the browser while it is kept, and when the screen says that it is. */
async function takePhotos(device: KilledDevice, visit: string, draft: string): Promise<string[]> {
  const kept: string[] = [];
  for (const [place, name] of places) {
    let page = await openDraft(device, draft, kept);
    const photo = await takePhoto(page, `${visit}-${name}`);
    await photoPlace(page, place).setInputFiles(photo);
    await sleep(Math.random() * longestChoiceMs);
    await device.kill();
    page = await openDraft(device, draft, kept);
    if ((await removePhoto(page, place).count()) === 0)
      await photoPlace(page, place).setInputFiles(photo);
    await expectPhotoKept(page, place);
    kept.push(place);
    await sleep(Math.random() * longestLifeMs);
    await device.kill();
  }
  return kept;
}

/** Saves the visit, every other time without a network, and kills the browser when it is saved. */
async function save(page: Page, visit: string, isOffline: boolean): Promise<void> {
  await page.getByLabel('Notes').fill(visit);
  await page.context().setOffline(isOffline);
  await saveVisit(page).click();
  await expect(page.getByText(/^Saved on this device|^The visit is saved/)).toBeVisible();
  await sleep(Math.random() * longestLifeMs);
}

/** The visits of a run that the server has, with the names of their photos. */
async function readVisits(callApi: CallApi, run: string) {
  const asked = { kind: 'polygon', search: run, page: 1, limit: 100 };
  const { visits } = (await callApi('Visits', asked)).data.formVisits;
  const found: { visit: string; photos: string[] }[] = [];
  for (const { id } of visits as { id: string }[]) {
    const [{ notes, photos }] = (await callApi('Visit', { id })).data.formVisits.visits;
    const names = (photos as { place: string; file: { name: string } }[]).map(
      ({ place, file }) => `${place}: ${file.name}`,
    );
    found.push({ visit: notes, photos: names.toSorted() });
  }
  return found.toSorted((one, other) => (one.visit < other.visit ? -1 : 1));
}

test('loses no visit and no photo of it when killed (R5)', { tag: '@desktop' }, async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000 + Math.max(kills, killsOfVisit) * 24_000);
  const run = `k${Date.now()}`;
  const callApi = await api(request, user);
  const device = new KilledDevice(baseURL ?? '');
  const wanted: { visit: string; photos: string[] }[] = [];
  try {
    const first = await device.open('/en-us/login');
    await login(first, user, undefined, baseURL);
    await workerReady(first);
    await device.kill();
    device.killed = 0;
    for (let left = Math.ceil(kills / killsOfVisit); left > 0; left -= 1) {
      const visit = `${run}-${String(left).padStart(3, '0')}`;
      const draft = randomUUID();
      const kept = await takePhotos(device, visit, draft);
      await save(await openDraft(device, draft, kept), visit, left % 2 === 0);
      await device.kill();
      await finishSending(device);
      // The server draws every photo again.
      const stored = places.map(([, name]) => `${name}: ${visit}-${name}.webp`);
      wanted.unshift({ visit, photos: stored.toSorted() });
    }
    expect(device.killed).toBe(wanted.length * killsOfVisit);
    expect(await readVisits(callApi, run)).toEqual(wanted);
  } finally {
    await device.close();
  }
});
