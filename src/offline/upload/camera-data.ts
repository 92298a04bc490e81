// Reads what cameras write into a photo (Exif): a block with the header of a TIFF file, in JPEG, HEIC, PNG and WebP alike.
// It lists fields as tag, type, count and value, or the place of the value where it is longer than four bytes.

/** The block comes at the beginning of a photo, behind a preview at most; WebP and some PNG have it at the end. */
const searchedBytes = 256 * 1024;

const tags = { exif: 0x8769, takenAt: 0x9003, offset: 0x9011 };

/** The headers in both orders of bytes, with the place of the first list of fields, which is always the same. */
export const headers = [
  [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0],
  [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
];
/** The beginning of the other block in which programs keep the place of a photo (XMP). */
const xmp = toCodes('http://ns.adobe.com/xap/');

export function toCodes(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

export async function readEnds(photo: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const ends = [photo.slice(0, searchedBytes), photo.slice(-searchedBytes)];
  const read = photo.size > 2 * searchedBytes ? new Blob(ends) : photo;
  return new Uint8Array(await read.arrayBuffer());
}

export function find(bytes: Uint8Array, wanted: readonly number[]): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, nth) => bytes[at + nth] === byte)) return at;
  return -1;
}

/** Whether a photo has data of a camera, which may say where it was taken. */
export async function hasCameraData(photo: Blob): Promise<boolean> {
  const bytes = await readEnds(photo);
  return [...headers, xmp].some((wanted) => find(bytes, wanted) >= 0);
}

/**
 * Reads when a photo was taken: in the zone that the camera has noted, else in that of this device. Null where the camera
 * does not say it, and where its clock is wrong.
 */
export async function readTakenAt(photo: Blob, now = Date.now()): Promise<Date | null> {
  const bytes = await readEnds(photo);
  try {
    const taken = readTime(bytes);
    const time = taken?.valueOf() ?? Number.NaN;
    return taken && time > Date.UTC(2000, 0, 1) && time <= now ? taken : null;
  } catch (error) {
    // A block that is cut off, or points behind its end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readTime(bytes: Uint8Array): Date | null {
  const start = headers.map((header) => find(bytes, header)).find((at) => at >= 0);
  if (start === undefined) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start);
  const little = view.getUint8(0) === 0x49;
  const exif = findField(view, 8, tags.exif, little);
  if (exif === null) return null;
  const list = view.getUint32(exif + 8, little);
  const time = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/.exec(
    readText(view, findField(view, list, tags.takenAt, little), little),
  );
  if (!time) return null;
  const [, year, month, day, hour, minute, second] = time;
  const offset = readText(view, findField(view, list, tags.offset, little), little);
  const zone = /^[+-]\d\d:\d\d/.exec(offset)?.[0] ?? '';
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
}

/** The place of a field in a list of fields; null when the list does not have it. */
export function findField(
  view: DataView,
  list: number,
  tag: number,
  little: boolean,
): number | null {
  const count = view.getUint16(list, little);
  for (let nth = 0; nth < count; nth += 1) {
    const at = list + 2 + 12 * nth;
    if (view.getUint16(at, little) === tag) return at;
  }
  return null;
}

function readText(view: DataView, field: number | null, little: boolean): string {
  if (field === null) return '';
  const count = Math.min(view.getUint32(field + 4, little), 64);
  const at = count > 4 ? view.getUint32(field + 8, little) : field + 8;
  return Array.from({ length: count }, (_, nth) =>
    String.fromCharCode(view.getUint8(at + nth)),
  ).join('');
}

/**
 * Notes in a photo when it was taken, as the time of its last change, before it is made smaller, which takes the camera's
 * data away: that time is kept with drafts and in the outbox. It is 0 where the time is not known.
 */
export async function withTakenAt(photo: File): Promise<File> {
  const lastModified = (await readTakenAt(photo))?.valueOf() ?? 0;
  return new File([photo], photo.name, { type: photo.type, lastModified });
}

/** The parts of a JPEG with data of cameras and programs, by their markers: Exif and XMP, IPTC, comments. */
const dataMarkers = [0xe1, 0xed, 0xfe];

/** A JPEG without the data of its camera, for one that cannot be drawn again; any other file as it is. */
export async function withoutCameraData(photo: File): Promise<File> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const view = new DataView(bytes.buffer);
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return photo;
  const parts: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, 2)];
  let at = 2;
  // Up to the picture itself; a marker is followed by the length of its part.
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const next = at + 2 + view.getUint16(at + 2);
    if (!dataMarkers.includes(bytes[at + 1] ?? 0)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  parts.push(bytes.subarray(at));
  const { name, type, lastModified } = photo;
  return new File(parts, name, { type, lastModified });
}
