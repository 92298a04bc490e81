import { FramesOnDeviceDocument } from '#src/graphql/generated/graphql.ts';
import { browserTransport } from '#src/offline/sync/browser-transport.ts';
import { SendFailure, sendDocument, type Transport } from '#src/offline/sync/send-document.ts';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';
import { keepFrames, keepThefts, readKeptFrames } from './frame-copies.ts';
import { loadThefts } from './load-thefts.ts';

/** A copy is loaded again after this time, in ms: the offline catalog is compared with the server as often. */
const goodMs = 3 * 60 * 60_000;
/** A copy may have some megabytes. */
const mostCustomers = 10;
/** Refusals that concern one customer only. */
const refusals = new Set(['CUSTOMER_LOST', 'FORBIDDEN', 'HTTP_403', 'OTHER_VIEWER']);

const isFresh = (at: number) => Math.abs(Date.now() - at) < goodMs;

/** Whether another user or organisation is shown by now: nothing may be stored for the former one. */
function isGone({ host, userId, sorg }: Viewer): boolean {
  const now = boundViewer();
  return now?.userId !== userId || now.host !== host || now.sorg !== sorg;
}

/**
 * Brings the numbers of stolen bikes onto the device, and the frames and recalls of these customers, unless they are
 * less than three hours old. Customers that the server refuses are left out.
 * @param customers the first ten are taken
 * @throws SendFailure when the server cannot be asked; the next call continues with the rest
 */
export async function bringFrames(
  viewer: Viewer,
  customers: readonly (string | null)[],
  transport: Transport = browserTransport(),
): Promise<void> {
  const { userId } = viewer;
  const locale = transport.locale();
  const { thefts, copies } = await readKeptFrames(viewer);
  if (!thefts || !isFresh(thefts.checkedAt)) {
    const loaded = await loadThefts(transport, viewer, thefts?.etag ?? null);
    if (isGone(viewer)) return;
    await keepThefts(viewer, loaded);
  }
  for (const customer of customers.slice(0, mostCustomers)) {
    const kept = copies[customer ?? ''];
    if (kept?.locale === locale && isFresh(kept.storedAt)) continue;
    const sender = { userId, customer };
    const data = await sendDocument(
      transport,
      sender,
      FramesOnDeviceDocument,
      {},
      { actFor: true },
    ).catch((error: unknown) => {
      if (error instanceof SendFailure && refusals.has(error.code)) return null;
      throw error;
    });
    if (isGone(viewer)) return;
    if (data) await keepFrames({ ...viewer, customer }, locale, data.framesOnDevice);
  }
}
