import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { type DeliveredFrame, listDelivered, pick } from '../../e2e/demo-frames.ts';
import { showToCamera } from '../../e2e/fake-camera.ts';
import { stickers } from '../../e2e/frame-stickers.ts';
import { expectKept } from '../../e2e/kept-answers.ts';
import {
  fileField,
  openClaims,
  openNewBikeClaim,
  sendClaim,
  whatHappened,
} from '../../e2e/pages/claims.page.ts';
import { scanFrame, takeFramesAlong } from '../../e2e/pages/frames.page.ts';
import { api, keepQuiet, login, workerReady } from '../../e2e/support.ts';
import { chromiumArgs, testBrowsers } from '../../scripts/testing/browser.ts';
import { type Measured, withBudget } from '../budget.ts';
import { listFileSizes, makePhoto } from '../device-photos.ts';
import { benchKills } from '../kills.ts';
import { calculatePercentile } from '../percentile.ts';
import { benchClaimVideo } from '../upload.ts';
import { withPortal } from '../with-portal.ts';

const user = 'dealer.us';
const claims = 3;
const kills = 1_000;
const budgets = { photoMs: 1_500, photoKb: 500, savedMs: 1_000, taps: 25 };
/** The places in the order of the walk: the photo of the serial number is added last. */
const places = ['Invoice', 'Full bike or article', 'Issue, photo 1', 'Issue, photo 2'];
const forgotten = 'Serial number';

interface Row extends Measured {
  what: string;
  unit: string;
}

interface Watch {
  /** Milliseconds from the choice of the last file until the screen says that the device has it. */
  photo: number | null;
  /** Milliseconds from the last tap until the screen says that the claim is saved. */
  saved: number | null;
}

declare global {
  interface Window {
    claimWatch: Watch;
  }
}

/** In the page: measures from the choice of a file, and from each tap on "Send claim", until its answer is painted. */
function watchAnswers(): void {
  window.claimWatch = { photo: null, saved: null };
  let lastTap = 0;
  const until = (isShown: () => boolean, then: () => void) => {
    const look = () => {
      if (!isShown()) return void requestAnimationFrame(look);
      // A message comes after the frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  // The app says the latter when it has not noticed yet that there is no network.
  const isSaved = () =>
    /Saved on this device|The claim is saved/.test(
      document.querySelector('[aria-label=Messages]')?.textContent ?? '',
    );
  document.addEventListener(
    'change',
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
      const name = target.files?.[0]?.name ?? '';
      window.claimWatch.photo = null;
      const isKept = () =>
        [...document.querySelectorAll('main li')].some(
          ({ textContent }) =>
            textContent?.includes(name) && textContent.includes('on this device until it is sent'),
        );
      until(isKept, () => {
        window.claimWatch.photo = performance.now() - timeStamp;
      });
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element)) return;
      if (!target.closest('button')?.textContent.includes('Send claim')) return;
      lastTap = timeStamp;
      until(isSaved, () => {
        // A claim that lacked a photo was not saved by the tap before.
        if (timeStamp === lastTap) window.claimWatch.saved = performance.now() - timeStamp;
      });
    },
    true,
  );
}

/** The taps of a walk: real ones, and choices of a list that the system shows. */
interface Taps {
  count: number;
}

/** Counts the taps that reach pages of the context, however often they are loaded. */
async function countTaps(context: BrowserContext): Promise<Taps> {
  const taps = { count: 0 };
  await context.exposeBinding('countTap', () => {
    taps.count += 1;
  });
  await context.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countTap(), true);
  });
  return taps;
}

/** Chooses a photo in a place by a tap, as the camera gives it. @returns milliseconds until the device has it */
async function takePhoto(page: Page, place: string, photo: Awaited<ReturnType<typeof makePhoto>>) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    fileField(page, place).tap(),
  ]);
  await page.evaluate(() => {
    window.claimWatch.photo = null;
  });
  await chooser.setFiles(photo);
  await page.waitForFunction(() => window.claimWatch.photo !== null);
  return (await page.evaluate(() => window.claimWatch.photo)) ?? Number.NaN;
}

interface Walk {
  photos: number[];
  saved: number;
  taps: number;
}

/** Walks from the list of claims to "Saved on this device", without a network, one photo being forgotten at first. */
async function walk(page: Page, taps: Taps, bike: DeliveredFrame, nth: number): Promise<Walk> {
  const photos: number[] = [];
  const prepared = new Map(
    await Promise.all(
      [...places, forgotten].map(
        async (place) => [place, await makePhoto(`${place}-${nth}`, 4_000)] as const,
      ),
    ),
  );
  const take = async (place: string) => {
    const photo = prepared.get(place);
    if (photo) photos.push(await takePhoto(page, place, photo));
  };
  await openClaims(page);
  taps.count = 0;
  await page.getByRole('link', { name: 'New claim' }).tap();
  await page.getByRole('link', { name: /^A bike/ }).tap();
  await scanFrame(page).tap();
  await expect(page.getByLabel(/^Frame number/)).toHaveValue(bike.frameNumber);
  await expect(page.getByLabel(/^Purchased on/)).not.toHaveValue('');
  await page.getByRole('button', { name: /^Add a(nother)? problem$/ }).tap();
  // The list is the system's: one tap opens it, one chooses.
  await page.getByLabel('Problem 1').selectOption({ index: 1 });
  taps.count += 2;
  await whatHappened(page).tap();
  await whatHappened(page).pressSequentially('First line of three\nthe fork\\creaks\nand is loose');
  for (const place of places) await take(place);
  await sendClaim(page).tap();
  await expect(fileField(page, forgotten)).toHaveAttribute('aria-invalid', 'true');
  await take(forgotten);
  await sendClaim(page).tap();
  await page.waitForFunction(() => window.claimWatch.saved !== null);
  const saved = (await page.evaluate(() => window.claimWatch.saved)) ?? Number.NaN;
  return { photos, saved, taps: taps.count };
}

/** Measures claims in a phone's page, without a network after what they need was taken along. */
async function measureForm(browser: Browser, url: string, add: AddRow): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  });
  const bike = pick(
    await listDelivered(await api(context.request, user), { sold: true }),
    ({ brand, stolen }) => brand !== 'Alto' && !stolen,
  );
  const taps = await countTaps(context);
  const page = await context.newPage();
  await page.addInitScript(watchAnswers);
  await keepQuiet(page);
  await showToCamera(page, stickers.code128(bike.frameNumber));
  await login(page, user);
  await workerReady(page);
  await openClaims(page);
  await expect(page.getByRole('table', { name: 'Claims' })).toBeVisible();
  await openNewBikeClaim(page);
  await expect(whatHappened(page)).toBeVisible();
  await expectKept(page, 'ClaimBrands');
  await expectKept(page, 'ClaimProblems');
  await takeFramesAlong(page, bike.frameNumber, bike.description);
  const client = await context.newCDPSession(page);
  let nth = 0;
  for (const slowed of [1, 4]) {
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    const walks: Walk[] = [];
    for (let round = 0; round < claims; round += 1) {
      walks.push(await walk(page, taps, bike, nth));
      nth += 1;
    }
    const speed = slowed === 1 ? '' : `, page slowed ${slowed} times`;
    const photos = walks.flatMap((one) => one.photos);
    add(`photo of 12 megapixels on the device, p50${speed}`, calculatePercentile(photos, 0.5));
    add(`the same, longest${speed}`, Math.max(...photos), 'ms', budgets.photoMs);
    const saved = walks.map((one) => one.saved);
    add(`last tap to "saved", longest${speed}`, Math.max(...saved), 'ms', budgets.savedMs);
    add(`taps of the walk${speed}`, Math.max(...walks.map((one) => one.taps)), '', budgets.taps);
  }
  const sizes = (await listFileSizes(page)).map((bytes) => bytes / 1_000);
  add('files on the device', sizes.length, '');
  add('the largest of them', Math.max(...sizes), 'kB', budgets.photoKb);
}

type AddRow = (what: string, figure: number, unit?: string, budget?: number | string) => void;

/** Measures claims on the device: photos and taps in a real browser, a video over a bad line, and kills. */
export async function benchClaimsDevice(): Promise<void> {
  const rows: Row[] = [];
  const add: AddRow = (what, figure, unit = 'ms', budget = '–') =>
    rows.push({ what, figure: Math.round(figure), unit, budget });
  const size = ['--articles', '900', '--dealers', '30', '--no-images'];
  await withPortal({ size }, async ({ server }) => {
    const { quick: executablePath } = testBrowsers();
    const browser = await chromium.launch({ executablePath, args: chromiumArgs });
    try {
      await measureForm(browser, server.url, add);
    } finally {
      await browser.close();
    }
  });
  console.log('Claims on the device, without a network, Chromium');
  console.table(withBudget(rows));
  await benchClaimVideo();
  await benchKills(kills, 'e2e/killed-claims.spec.ts');
}
