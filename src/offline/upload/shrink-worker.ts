import {
  drawOnWhite,
  encodeSmall,
  longestSide,
  type ShrinkAnswer,
  type Shrunk,
  shownSize,
} from './shrink.ts';

const answer = (message: ShrinkAnswer) => self.postMessage(message);

async function shrink(file: Blob): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = shownSize(bitmap, longestSide);
  const canvas = new OffscreenCanvas(width, height);
  drawOnWhite(canvas.getContext('2d'), bitmap, width, height);
  const wasTooWide = bitmap.width > width || bitmap.height > height;
  bitmap.close();
  const encode = (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality });
  return { blob: (await encodeSmall(encode)) ?? new Blob(), wasTooWide };
}

self.onmessage = ({ data }: MessageEvent<Blob>) => {
  shrink(data).then(
    (shrunk) => answer({ failed: false, ...shrunk }),
    () => answer({ failed: true }),
  );
};
