// Measures how many pictures of a camera our own barcode reader reads in a second, in Node on one thread. Every code
// must be read as it was drawn, and nothing where there is none.
//    node bench/scan.ts
import { readQr } from '../src/features/scan/qr-reader.ts';
import { decodeEan } from '../src/lib/decoders/ean-decoder.ts';
import { decodeFrameCode } from '../src/lib/decoders/frame-code-decoder.ts';
import { toGrey } from '../src/lib/decoders/scan-picture.ts';
import {
  drawBars,
  eanBits,
  type Look,
  type Pixels,
  toPixels,
} from '../src/lib/testing/draw-ean.ts';
import { code39Bits, code128Bits, code128Values } from '../src/lib/testing/draw-frame-codes.ts';
import { seeded } from '../src/lib/testing/seeded.ts';
import budgets from './budgets.json' with { type: 'json' };
import { calculatePercentile } from './percentile.ts';

const runs = 60;
const number = 'ALC2610001';
const ean = '4006381333931';
const code128 = code128Bits(code128Values(number));
const code39 = code39Bits(number);
/** A camera's 1280 × 720 as it comes, and scaled as the app reads it. */
const sizes = [
  [960, 540],
  [1280, 720],
] as const;

const grey = ({ data, width, height }: Pixels) => toGrey(data, width, height);
const readFrame = (pixels: Pixels) => decodeFrameCode(grey(pixels));
const readArticle = (pixels: Pixels) => decodeEan(grey(pixels));

const tilted: Look = { degrees: 8, noise: 10, blur: 0.8 };
const rows: [string, (pixels: Pixels) => string | null, string, Look, string | null][] = [
  ['article: EAN', readArticle, eanBits(ean), { noise: 8 }, ean],
  ['article: nothing to read', readArticle, '0', { noise: 20 }, null],
  ['frame: Code 128', readFrame, code128, { noise: 8 }, number],
  ['frame: Code 128, tilted, noisy, blurred', readFrame, code128, tilted, number],
  ['frame: Code 39', readFrame, code39, { noise: 8 }, number],
  ['frame: Code 39, tilted, noisy, blurred', readFrame, code39, tilted, number],
  ['frame: an EAN, which is refused', readFrame, eanBits(ean), { noise: 8 }, null],
  ['frame: nothing to read', readFrame, '0', { noise: 20 }, null],
  ['frame: nothing, and no QR code either', readQr, '0', { noise: 20 }, null],
];

let slowest = 0;
for (const [width, height] of sizes) {
  const table = rows.map(([what, read, bits, look, expected]) => {
    const module = width / 320;
    const picture = drawBars(bits, { module, random: seeded(1), ...look }, width, height);
    const pixels = toPixels(picture);
    const times = Array.from({ length: runs }, () => {
      const started = performance.now();
      const text = read(pixels);
      if (text !== expected) throw new Error(`${what}: read ${text} instead of ${expected}`);
      return performance.now() - started;
    }).slice(10);
    const p50 = calculatePercentile(times, 0.5);
    const p95 = calculatePercentile(times, 0.95);
    if (width === 960) slowest = Math.max(slowest, p50);
    return { what, 'p50, ms': p50, 'p95, ms': p95, 'pictures/s': Math.round(1000 / p50) };
  });
  console.log(`${width} × ${height}`);
  console.table(table);
}
if (slowest > budgets.scanPictureMs)
  console.log(`Over the budget of ${budgets.scanPictureMs} ms: ${slowest} ms`);
