/** Pixels of the longer side: enough to read a serial number. */
export const longestSide = 2_560;

/** The worker's answer. */
export type ShrinkAnswer = { failed: false; blob: Blob } | { failed: true };

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

/** The shrunk picture when it saves at least a tenth of the bytes, else the one that was chosen. */
export function pickSmaller(chosen: Blob, shrunk: Blob | null): Blob {
  return shrunk && shrunk.size > 0 && shrunk.size < chosen.size * 0.9 ? shrunk : chosen;
}
