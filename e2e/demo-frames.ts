import type { CallApi } from './support.ts';

/** A bike that was delivered, as the server lists it. */
export interface DeliveredFrame {
  frameNumber: string;
  articleCode: string;
  description: string;
  brand: string;
  custName: string;
  sold: { soldDate: string } | null;
  pdi: { inspectedOn: string } | null;
  recalls: { id: string; done: boolean }[];
  stolen: { stolen: boolean } | null;
}

/** The bikes that were delivered to the user's customer, newest first. */
export async function listDelivered(callApi: CallApi, asked = {}): Promise<DeliveredFrame[]> {
  const { data } = await callApi('FrameStock', { page: 1, limit: 100, ...asked });
  return data.framesV4.frames;
}

/** Three bikes, and all further ones. */
export type AtLeastThree<Item> = [Item, Item, Item, ...Item[]];

/**
 * Finds bikes in stock that may be sold: not recalled and not stolen.
 * @throws Error when the demo has fewer than three
 */
export async function findSaleable(callApi: CallApi): Promise<AtLeastThree<DeliveredFrame>> {
  const frames = (await listDelivered(callApi, { sold: false })).filter(
    ({ recalls, stolen }) => !stolen && recalls.every(({ done }) => done),
  );
  if (frames.length < 3) throw new Error(`Only ${frames.length} bikes can be sold.`);
  return frames as AtLeastThree<DeliveredFrame>;
}

/** Finds the first of the bikes that fits. @throws Error when there is none */
export function pick<Frame>(frames: readonly Frame[], fits: (frame: Frame) => boolean): Frame {
  const found = frames.find(fits);
  if (!found) throw new Error('The demo has no such bike.');
  return found;
}
