import { encodeQR } from 'qr';
import { afterEach, expect, test, vi } from 'vitest';
import { eanSteps } from '#src/lib/decoders/ean-decoder.ts';
import type { GreyPicture } from '#src/lib/decoders/scan-picture.ts';
import { drawBars, eanBits, toPixels } from '#src/lib/testing/draw-ean.ts';
import { code39Bits, code128Bits, code128Values } from '#src/lib/testing/draw-frame-codes.ts';
import { createDecoder, readInSlices } from './code-decoder.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const video = { videoWidth: 480, videoHeight: 240 } as HTMLVideoElement;

/** The canvas shows what the camera would: a picture with these bars. */
const cameraSees = (bits: string) =>
  cameraShows(drawBars(bits, { noise: 4, module: Math.min(3, 440 / bits.length) }, 480, 240));

function cameraShows(picture: GreyPicture) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: vi.fn(),
    getImageData: () => toPixels(picture),
  } as never);
}

function browserHas(formats: string[], found: object[]) {
  const made = vi.fn();
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => formats;
      constructor(options: unknown) {
        made(options);
      }
      detect = async () => found;
    },
  );
  return made;
}

test('decodes in the app without a native reader', async () => {
  cameraSees(eanBits('4006381333931'));
  expect(await (await createDecoder('article'))(video)).toBe('4006381333931');
});

test('decodes the GS1 code of a carton without a native reader', async () => {
  cameraSees(code128Bits(code128Values('0114006381333938', true)));
  expect(await (await createDecoder('article'))(video)).toBe(']C10114006381333938');
});

test('finds no code in an empty picture or a video not yet started', async () => {
  cameraSees('0');
  const read = await createDecoder('article');
  expect(await read(video)).toBeNull();
  expect(await read({ videoWidth: 0, videoHeight: 0 } as HTMLVideoElement)).toBeNull();
});

test('asks the native reader for known formats, maps UPC to EAN-13', async () => {
  const made = browserHas(
    ['ean_13', 'upc_a', 'qr_code'],
    [{ rawValue: '036000291452', format: 'upc_a' }],
  );
  expect(await (await createDecoder('article'))(video)).toBe('0036000291452');
  expect(made).toHaveBeenCalledWith({ formats: ['ean_13', 'upc_a', 'qr_code'] });
});

test('expands a UPC-E', async () => {
  browserHas(['ean_13', 'upc_e'], [{ rawValue: '04252614', format: 'upc_e' }]);
  expect(await (await createDecoder('article'))(video)).toBe('0042100005264');
});

test('ignores a native reader that knows no EAN', async () => {
  browserHas([], []);
  cameraSees(eanBits('96385074'));
  expect(await (await createDecoder('article'))(video)).toBe('96385074');
});

test('takes the middle one of several frame codes of a native reader', async () => {
  const made = browserHas(
    ['aztec', 'code_39', 'code_128', 'ean_13', 'qr_code'],
    [
      { rawValue: 'ABOVE001', format: 'code_128', boundingBox: { y: 20, height: 60 } },
      { rawValue: ' ALC2610001 ', format: 'code_39', boundingBox: { y: 90, height: 60 } },
      { rawValue: 'BELOW001', format: 'qr_code', boundingBox: { y: 160, height: 60 } },
    ],
  );
  expect(await (await createDecoder('frame'))(video)).toBe('ALC2610001');
  expect(made).toHaveBeenCalledWith({ formats: ['code_128', 'code_39', 'qr_code'] });
});

test.each([
  ['Code 128', code128Bits(code128Values('ALC2610001'))],
  ['Code 39', code39Bits('ALC2610001', 2)],
])('decodes a %s in the app for a frame', async (_name, bits) => {
  cameraSees(bits);
  expect(await (await createDecoder('frame'))(video)).toBe('ALC2610001');
});

test('decodes a Code 128 in the app for an article, but no Code 39', async () => {
  cameraSees(code128Bits(code128Values('ALC2610001')));
  expect(await (await createDecoder('article'))(video)).toBe('ALC2610001');
  cameraSees(code39Bits('ALC2610001', 2));
  expect(await (await createDecoder('article'))(video)).toBeNull();
});

test('decodes no EAN for a frame', async () => {
  cameraSees(eanBits('4006381333931'));
  expect(await (await createDecoder('frame'))(video)).toBeNull();
});

test('decodes a QR code in the app', async () => {
  const modules = encodeQR('ALC2610001', 'raw');
  const picture = drawBars('0', {}, 480, 240);
  for (const index of picture.data.keys()) {
    const [x, y] = [index % picture.width, Math.floor(index / picture.width)];
    if (modules[Math.floor(y / 6) - 5]?.[Math.floor(x / 6) - 20]) picture.data[index] = 20;
  }
  cameraShows(picture);
  expect(await (await createDecoder('frame'))(video)).toBe('ALC2610001');
  expect(await (await createDecoder('article'))(video)).toBe('ALC2610001');
});

test('ignores a native reader that knows no Code 128 for a frame', async () => {
  browserHas(['ean_13', 'code_39'], []);
  cameraSees(code39Bits('ALC2610001', 2));
  expect(await (await createDecoder('frame'))(video)).toBe('ALC2610001');
});

test('pauses reading after it took too long', async () => {
  let time = 0;
  const rest = vi.fn(async () => undefined);
  const picture = drawBars('0', {}, 60, 40);
  await readInSlices(eanSteps(picture), rest, () => (time += 5));
  expect(rest.mock.calls.length).toBeGreaterThan(50);
});
