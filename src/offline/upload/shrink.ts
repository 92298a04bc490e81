/** Pixels of the longer side: enough to read a serial number. */
export const longestSide = 2_560;

/** Of a photo that is stored or sent, about. */
const wantedBytes = 500_000;
/** The last one is used whatever it costs: below it a frame number of 2 mm cannot be read. */
const qualities = [0.85, 0.72, 0.6];

/** A picture that was drawn again. */
export interface Shrunk {
  blob: Blob;
  /** The chosen one has more pixels than may be sent. */
  wasTooWide: boolean;
}

/** The worker's answer. */
export type ShrinkAnswer = ({ failed: false } & Shrunk) | { failed: true };

/** Encodes a picture in the best quality of about 500 kB. */
export async function encodeSmall(
  encode: (quality: number) => Promise<Blob | null>,
): Promise<Blob | null> {
  let blob: Blob | null = null;
  for (const quality of qualities) {
    blob = await encode(quality);
    if (!blob || blob.size <= wantedBytes) break;
  }
  return blob;
}

/** The size that fits into a square, never larger than it is. */
export function shownSize(
  { width, height }: { width: number; height: number },
  side: number,
): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height, 1));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Draws a picture on white: JPEG has no transparency, and would show black. */
export function drawOnWhite(
  context: Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect' | 'drawImage'> | null,
  picture: ImageBitmap,
  width: number,
  height: number,
): void {
  if (!context) throw new Error('No canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
}

/**
 * The shrunk picture when it saves at least a tenth of the bytes, or the chosen one may not be sent: it has too many
 * pixels, or a format that the server does not take. Else the one that was chosen.
 */
export function pickSmaller(chosen: Blob, shrunk: Shrunk | null, mayStay = true): Blob {
  if (!shrunk || shrunk.blob.size === 0) return chosen;
  const { blob, wasTooWide } = shrunk;
  return wasTooWide || !mayStay || blob.size < chosen.size * 0.9 ? blob : chosen;
}
