import sharp from 'sharp';
import type { Db } from '#server/db/database.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import { uploadBlob } from '#src/offline/upload/upload-blob.ts';
import { appTransport } from '../app-transport.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { MeasuredRow } from '../measured-row.ts';
import { calculatePercentile, timeCalls } from '../percentile.ts';
import { until } from '../push.ts';
import { slowLink } from '../slow-link.ts';
import { readNews, whileReading } from '../while-reading.ts';
import { logIn, withFixture } from '../with-fixture.ts';

/** 50 Mbit/s, over as many connections as the app sends files at once. */
const connections = 4;
const bytesPerSecond = 6_250_000 / connections;

/** A picture of about 8 MB; each has other bytes. */
async function drawPicture(): Promise<Blob> {
  const noise = sharp({
    create: {
      width: 3_550,
      height: 2_370,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  return new Blob([new Uint8Array(await noise.jpeg({ quality: 95 }).toBuffer())]);
}

/** Pictures of content over a link of 50 Mbit/s, until their sizes are ready, and other calls of the server in that time. */
export async function measurePictures(count: number): Promise<MeasuredRow[]> {
  const rows: MeasuredRow[] = [];
  await withFixture({ durable: true }, async ({ db, start }) => {
    const server = await start({ PANNIER_CALL_LIMITS: 'off' });
    const { requestToken: token } = await logIn(server.url, 'contentadmin');
    const read = readNews(server.url, await logIn(server.url, 'dealer1'));
    const pictures: Blob[] = [];
    while (pictures.length < count) pictures.push(await drawPicture());
    const quiet = calculatePercentile(await timeCalls(200, read), 0.99);
    const link = slowLink(server.port, bytesPerSecond);
    const port = await link.open;
    const begun = performance.now();
    const { result, times } = await whileReading(read, async () => {
      await send(port, token, pictures);
      const sent = performance.now();
      await until(() => hasAllSizes(db), 'the sizes', 1_200);
      return { sent, ready: performance.now() };
    });
    link.close();
    const megabytes = Math.round(pictures.reduce((sum, { size }) => sum + size, 0) / 1e6);
    const share = count / 200;
    rows.push(
      {
        what: `s for ${count} pictures of together ${megabytes} MB at 50 Mbit/s`,
        figure: Math.round((result.sent - begun) / 1_000),
        budget: Math.ceil(budgets.contentUploadSeconds * share),
      },
      {
        what: 's from the last picture to all sizes',
        figure: Math.round((result.ready - result.sent) / 1_000),
        budget: Math.ceil(budgets.contentSizesSeconds * share),
      },
      {
        what: `p99 of a list in that time, times its ${quiet} ms before`,
        figure: Math.round((calculatePercentile(times, 0.99) / quiet) * 10) / 10,
        budget: budgets.contentBusyTimes,
      },
    );
  });
  return rows;
}

async function hasAllSizes(db: Db): Promise<boolean> {
  const open = db.selectFrom('stored_content').select('hash').where('is_original', '=', true);
  return (await open.where('sizes', 'is', null).limit(1).execute()).length === 0;
}

/** Sends files with the app's own client, some at once. */
async function send(port: number, token: string, files: readonly Blob[]): Promise<void> {
  const transport = appTransport(port, token);
  const userId = readClaims(token)?.userId ?? 0;
  const left = [...files.entries()];
  const sendNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [nth, blob] = next;
      const named = { purpose: 'content/file', name: `${nth}.jpg`, key: crypto.randomUUID() };
      await uploadBlob(transport, blob, { ...named, userId });
    }
  };
  await Promise.all(Array.from({ length: connections }, sendNext));
}
