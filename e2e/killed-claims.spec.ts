import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { type DeliveredFrame, listDelivered, pick } from './demo-frames.ts';
import { finishSending, KilledDevice, killsWhileSending } from './killed-device.ts';
import {
  addPhoto,
  expectFileKept,
  fileField,
  listClaims,
  sendClaim,
  takePhoto,
  whatHappened,
} from './pages/claims.page.ts';
import { api, type CallApi, login, workerReady } from './support.ts';

/**
 * The number of kills; a claim takes all its kills. E2E_KILLS=1000 is the measurement for a release, with
 * PANNIER_CALL_LIMITS=off: each start refreshes the session, and a user may do that 300 times in 15 minutes.
 */
const kills = Number(process.env.E2E_KILLS ?? 1);
const allPlaces = [
  ['Invoice', 'invoice'],
  ['Full bike or article', 'photo1'],
  ['Serial number', 'photo2'],
  ['Issue, photo 1', 'photo3'],
  ['Issue, photo 2', 'photo4'],
  ['Issue, photo 3', 'photo5'],
] as const;
/** A claim of the usual tests has the files that every claim has. */
const places = process.env.E2E_KILLS ? allPlaces : allPlaces.slice(0, 4);
/** Two for each file, one when the claim is saved, and those while it is sent. */
const killsOfClaim = 2 * places.length + 1 + killsWhileSending;
/** A customer may make 50 claims a day, and a user may upload 300 files. */
const claimsOfUser = 30;
const users = ['dealer2.us', 'dealer.us'];
/** The longest time from the choice of a file, and from the moment a file or claim is kept, to the kill, in ms. */
const longestChoiceMs = 400;
const longestLifeMs = 50;
const startMs = 60_000;

/** Opens the form of a new claim; it has to have all files that were kept. */
async function openForm(device: KilledDevice, kept: readonly string[]): Promise<Page> {
  const page = await device.open('/en-us/claim/create/bike');
  await expect(sendClaim(page)).toBeVisible({ timeout: startMs });
  for (const name of kept) await expectFileKept(page, name);
  return page;
}

/** Puts a photo into each place, and kills the browser while it is kept, and when the screen says that it is. */
async function takePhotos(device: KilledDevice, claim: string): Promise<string[]> {
  const kept: string[] = [];
  for (const [place, slot] of places) {
    const name = `${claim}-${slot}`;
    let page = await openForm(device, kept);
    const photo = await takePhoto(page, name);
    await fileField(page, place).setInputFiles(photo);
    await sleep(Math.random() * longestChoiceMs);
    await device.kill();
    page = await openForm(device, kept);
    const isThere = (await page.getByText(name).count()) > 0;
    if (isThere) await expectFileKept(page, name);
    else await addPhoto(page, place, name);
    kept.push(name);
    await sleep(Math.random() * longestLifeMs);
    await device.kill();
  }
  return kept;
}

/** Fills in the rest and sends, every other time without a network, and kills the browser when the claim is saved. */
async function send(
  device: KilledDevice,
  { frameNumber, articleCode }: DeliveredFrame,
  { claim, files, isOffline }: { claim: string; files: readonly string[]; isOffline: boolean },
): Promise<void> {
  const page = await openForm(device, files);
  await page.getByLabel(/^Frame number/).fill(frameNumber);
  await expect(page.getByText(articleCode).first()).toBeVisible();
  await page.getByRole('button', { name: /^Add a(nother)? problem$/ }).click();
  await page.getByLabel('Problem 1').selectOption({ label: 'In own words' });
  await page.getByLabel(/^What is wrong/).fill(`Crack ${claim}`);
  await whatHappened(page).fill(claim);
  await page.context().setOffline(isOffline);
  await sendClaim(page).click();
  await expect(page.getByText(/^Saved on this device|^The claim is saved/)).toBeVisible();
  await sleep(Math.random() * longestLifeMs);
  await device.kill();
}

/** The claims of a frame that the server has, with the names of their files. */
async function readClaims(callApi: CallApi, frame: string, from: string) {
  const claims = await listClaims(callApi, frame);
  const found: { claim: string; files: string[] }[] = [];
  for (const { id } of claims) {
    const { data } = await callApi('ClaimDetail', { id });
    const { description, docs } = data.claimV2 as {
      description: string;
      docs: { docType: string; file: { name: string } }[];
    };
    if (!description.startsWith(from)) continue;
    const files = docs.map(({ docType, file }) => `${docType}: ${file.name}`).toSorted();
    found.push({ claim: description, files });
  }
  return found.toSorted((one, other) => (one.claim < other.claim ? -1 : 1));
}

test('loses no claim and no file of it when killed (R5)', { tag: '@desktop' }, async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000 + Math.max(kills, killsOfClaim) * 24_000);
  const run = `k${Date.now()}`;
  let left = Math.ceil(kills / killsOfClaim);
  for (const user of users.slice(0, Math.ceil(left / claimsOfUser))) {
    const callApi = await api(request, user);
    const bike = pick(
      await listDelivered(callApi, { sold: true }),
      ({ brand }) => brand !== 'Alto',
    );
    const device = new KilledDevice(baseURL ?? '');
    const wanted: { claim: string; files: string[] }[] = [];
    try {
      const first = await device.open('/en-us/login');
      await login(first, user, undefined, baseURL);
      await workerReady(first);
      await device.kill();
      device.killed = 0;
      for (const last = Math.max(0, left - claimsOfUser); left > last; left -= 1) {
        const claim = `${run}-${String(left).padStart(3, '0')}`;
        const files = await takePhotos(device, claim);
        await send(device, bike, { claim, files, isOffline: left % 2 === 0 });
        await finishSending(device);
        // The server draws every photo again.
        const stored = places.map(([, slot]) => `${slot}: ${claim}-${slot}.webp`);
        wanted.unshift({ claim, files: stored.toSorted() });
      }
      expect(device.killed).toBe(wanted.length * killsOfClaim);
      expect(await readClaims(callApi, bike.frameNumber, run)).toEqual(wanted);
    } finally {
      await device.close();
    }
  }
});
