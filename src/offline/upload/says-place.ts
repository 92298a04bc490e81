import { find, findField, headers, readEnds, toCodes } from './camera-data.ts';

const gps = 0x8825;
const xmpPlace = toCodes('GPSLatitude');

/** Whether a photo says where it was taken. */
export async function saysPlace(photo: Blob): Promise<boolean> {
  const bytes = await readEnds(photo);
  if (find(bytes, xmpPlace) >= 0) return true;
  const start = headers.map((header) => find(bytes, header)).find((at) => at >= 0);
  if (start === undefined) return false;
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset + start);
    return findField(view, 8, gps, view.getUint8(0) === 0x49) !== null;
  } catch (error) {
    // A block that is cut off.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
