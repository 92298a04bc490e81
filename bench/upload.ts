// A ZIP archive and the video of a claim, each of 100 MB, over a link of 1 Mbit/s that breaks 20 times, with the
// app's own client, a real server and a proxy between them; and how soon bombs are refused. The link runs `speedUp`
// times faster than it says, so that a quarter of an hour takes half a minute; what is counted are bytes.
//   npm run bench -- upload
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readClaims } from '#src/offline/session/token-claims.ts';
import { checkContent } from '../server/files/checks/check-content.ts';
import { fileRules } from '../server/files/file-rules.ts';
import { hostileFiles } from '../server/files/testing/hostile-files.ts';
import { anyFile } from '../server/files/testing/sample-feature.ts';
import { listen } from '../server/files/testing/tus-client.ts';
import { box, filmWith } from '../server/files/testing/video-maker.ts';
import { zipWith } from '../server/files/testing/zip-maker.ts';
import type { Feature } from '../server/graphql/feature.ts';
import { startTestApp } from '../server/testing/app.ts';
import { getPlaceRules } from '../shared/claims/claim-files.rules.ts';
import { SendFailure } from '../src/offline/sync/send-document.ts';
import { uploadBlob } from '../src/offline/upload/upload-blob.ts';
import { appTransport } from './app-transport.ts';
import { slowLink } from './slow-link.ts';

const bytes = 100_000_000;
const bytesPerSecond = 125_000;
const speedUp = 40;
const breaks = 20;
const budgets = { share: 1.1, bombMs: 50, bombMb: 100 };

/** A file for a purpose, which further features may have. */
interface BigFile {
  purpose: string;
  name: string;
  content: Uint8Array<ArrayBuffer>;
  features?: readonly Feature[];
}

/** Prints what one upload over the breaking link cost. @throws when it was not stored once, or a break was missed */
async function benchResume({ purpose, name, content, features = [] }: BigFile): Promise<void> {
  const app = await startTestApp({ features });
  const cutsAt = Array.from({ length: breaks }, (_, n) => ((n + 0.7) * bytes) / (breaks + 1));
  const link = slowLink(await listen(app), bytesPerSecond * speedUp, cutsAt);
  try {
    const port = await link.open;
    const token = await app.login('dealer1');
    const transport = appTransport(port, token);
    const userId = readClaims(token)?.userId ?? 0;
    const blob = new Blob([content]);
    const upload = { purpose, name, key: crypto.randomUUID(), userId };
    const start = performance.now();
    let tries = 1;
    for (;;) {
      try {
        await uploadBlob(transport, blob, upload);
        break;
      } catch (error) {
        if (!(error instanceof SendFailure) || error.code !== 'OFFLINE') throw error;
        tries += 1;
      }
    }
    const seconds = (performance.now() - start) / 1_000;
    for (let n = 0; n < 10; n += 1) await uploadBlob(transport, blob, upload);
    const stored = app.db.selectFrom('stored_file').select('id').where('purpose', '=', purpose);
    const copies = (await stored.execute()).length;
    const share = link.told.sent / blob.size;
    console.log(`${name}, ${blob.size.toLocaleString('en')} bytes, as ${purpose}`);
    console.table([
      { what: 'bytes sent / bytes of the file', figure: share.toFixed(3), budget: budgets.share },
      { what: 'breaks', figure: link.told.cuts, budget: breaks },
      { what: 'times begun', figure: tries, budget: '' },
      { what: 'stored copies after ten more retries', figure: copies, budget: 1 },
      {
        what: `seconds, ${speedUp} times as fast as 1 Mbit/s`,
        figure: Math.round(seconds),
        budget: '',
      },
    ]);
    if (copies !== 1 || link.told.cuts !== breaks) throw new Error('The upload went wrong');
  } finally {
    link.close();
    await app.close();
  }
}

/** Uploads a ZIP archive, as a purpose that takes every kind of file. */
async function benchArchive(): Promise<void> {
  const rules = fileRules({ ...anyFile, purpose: 'bench/archive', maxBytes: 2 * bytes });
  const content = new Uint8Array(await zipWith({ 'data.csv': randomBytes(bytes) }));
  const features = [{ name: 'bench', files: [rules] }];
  await benchResume({ purpose: rules.purpose, name: 'data.zip', content, features });
}

/** Uploads the longest video that a claim takes, to the real purpose. */
export async function benchClaimVideo(): Promise<void> {
  const { purpose, maxBytes } = getPlaceRules('video');
  const rest = maxBytes - filmWith().length - box('mdat').length;
  const content = new Uint8Array(filmWith({ atEnd: [box('mdat', randomBytes(rest))] }));
  await benchResume({ purpose, name: 'video.mp4', content });
}

/** Prints the slowest refusals of bombs, and how much memory the largest took. */
async function benchBombs(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-bombs-'));
  try {
    const rows = [];
    // Does the one-time work of the first file in a process, which must not count for a bomb.
    writeFileSync(join(folder, 'first'), await zipWith({ 'a.txt': 'x' }));
    await checkContent(join(folder, 'first'), anyFile, null);
    const create = { width: 9, height: 9, channels: 3 as const, background: 'red' };
    await sharp({ create }).png().toFile(join(folder, 'first'));
    await checkContent(join(folder, 'first'), anyFile, null);
    for (const { what, content, refusal } of await hostileFiles()) {
      if (refusal !== 'FILE_PIXELS' && refusal !== 'FILE_UNPACKS') continue;
      const path = join(folder, 'bomb');
      writeFileSync(path, content);
      const before = process.memoryUsage.rss();
      const start = performance.now();
      await checkContent(path, anyFile, null).catch(() => undefined);
      const ms = performance.now() - start;
      const mb = (process.memoryUsage.rss() - before) / 1e6;
      rows.push({ what, ms: Math.round(ms * 10) / 10, mb: Math.round(mb) });
    }
    console.table(rows.sort((a, b) => b.ms - a.ms));
    const missed = rows.filter(({ ms, mb }) => ms > budgets.bombMs || mb > budgets.bombMb);
    console.log(`${missed.length} of ${rows.length} bombs miss ${JSON.stringify(budgets)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measures resumed uploads and refused bombs. */
export async function benchUpload(): Promise<void> {
  await benchBombs();
  await benchArchive();
  await benchClaimVideo();
}

if (import.meta.main) await benchUpload();
