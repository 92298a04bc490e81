import { drawOnWhite, longestSide, type ShrinkAnswer, shownSize } from './shrink.ts';

const answer = (message: ShrinkAnswer) => self.postMessage(message);

async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = shownSize(bitmap, longestSide);
  const canvas = new OffscreenCanvas(width, height);
  drawOnWhite(canvas.getContext('2d'), bitmap, width, height);
  bitmap.close();
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

self.onmessage = ({ data }: MessageEvent<Blob>) => {
  shrink(data).then(
    (blob) => answer({ failed: false, blob }),
    () => answer({ failed: true }),
  );
};
