import { normalEan, upcEtoUpcA } from '#shared/ean.ts';
import { articleCodeSteps } from '#src/lib/decoders/article-code-decoder.ts';
import { frameCodeSteps } from '#src/lib/decoders/frame-code-decoder.ts';
import { toGrey } from '#src/lib/decoders/scan-picture.ts';
import { readQr } from './qr-reader.ts';

/** Looks at what a video shows now: the code in it, as it is looked up, or null. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

/** The kinds of codes to look for: the barcodes of articles, or those on the stickers of frames and parts. */
export type ScanKind = 'article' | 'frame';

/** The formats for the browser's own reader; a browser that lacks the first of them uses our reader. */
const formats: Record<ScanKind, readonly string[]> = {
  article: ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'itf', 'qr_code', 'data_matrix'],
  frame: ['code_128', 'code_39', 'qr_code', 'data_matrix'],
};
/** Pictures are read at this width, in px: enough for a code that fills a third of it. */
const readWidth = 960;
/** The longest the page may be held up by reading, in ms. */
const slice = 8;

/** The browser's own reader, where there is one; not in TypeScript's library yet. */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<NativeCode[]>;
}
interface NativeCode {
  rawValue: string;
  format: string;
  boundingBox: DOMRectReadOnly;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

async function nativeDetector(accept: ScanKind): Promise<NativeDetector | null> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  if (!Native) return null;
  try {
    const offered = await Native.getSupportedFormats();
    // Some browsers have the class, but nothing behind it.
    const wanted = formats[accept].filter((format) => offered.includes(format));
    return wanted[0] === formats[accept][0] ? new Native({ formats: wanted }) : null;
  } catch {
    return null;
  }
}

/** The next moment in which the browser has drawn. */
const breath = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Searches a picture in slices, so that the video continues and taps are handled in between. */
export async function readInSlices(
  steps: Generator<undefined, string | null>,
  rest: () => Promise<void> = breath,
  now: () => number = () => performance.now(),
): Promise<string | null> {
  let begun = now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (now() - begun < slice) continue;
    await rest();
    begun = now();
  }
}

/** The barcodes that our own reader looks for; it reads QR codes too. */
const searches = { article: articleCodeSteps, frame: frameCodeSteps };

async function ownReader(accept: ScanKind): Promise<ReadFrame> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return null;
    const scale = Math.min(1, readWidth / videoWidth);
    const width = Math.round(videoWidth * scale);
    const height = Math.round(videoHeight * scale);
    if (canvas.width !== width || canvas.height !== height)
      Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const picture = context.getImageData(0, 0, width, height);
    const code = await readInSlices(searches[accept](toGrey(picture.data, width, height)));
    return trimmed(code ?? readQr(picture));
  };
}

/** A sticker's text without blanks around it; null for none. */
const trimmed = (text: string | null | undefined) => text?.trim() || null;

/** The code nearest to the line in the middle: labels of bikes have several. */
function findMiddle(codes: readonly NativeCode[], height: number): NativeCode | undefined {
  const distance = ({ boundingBox: { y, height: own } }: NativeCode) =>
    Math.abs(y + own / 2 - height / 2);
  return codes.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** A reader of barcodes: the browser's own, else ours, which knows no ITF and no Data Matrix. */
export async function createDecoder(accept: ScanKind): Promise<ReadFrame> {
  const native = await nativeDetector(accept);
  if (!native) return ownReader(accept);
  return async (video) => {
    // A video that shows nothing yet is an error to it.
    const codes = await native.detect(video).catch(() => []);
    if (accept === 'frame') return trimmed(findMiddle(codes, video.videoHeight)?.rawValue);
    const [found] = codes;
    if (!found) return null;
    const { rawValue, format } = found;
    return normalEan((format === 'upc_e' && upcEtoUpcA(rawValue)) || rawValue);
  };
}
