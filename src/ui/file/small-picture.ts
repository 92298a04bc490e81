/** Pixels of the longer side: enough for a tile of a form on a phone. */
const longestSide = 640;

/**
 * Draws a picture small: a browser keeps the whole picture of each image that it shows in memory, which is 48 MB for a
 * photo of 12 megapixels. One that cannot be drawn stays as it is.
 */
export async function drawSmall(picture: Blob): Promise<Blob> {
  const bitmap = await globalThis.createImageBitmap?.(picture).catch(() => null);
  if (!bitmap) return picture;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  if (!context) return picture;
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp'));
  return small ?? picture;
}
