import type { GreyPicture } from '../decoders/scan-picture.ts';

const right = [
  '1110010',
  '1100110',
  '1101100',
  '1000010',
  '1011100',
  '1001110',
  '1010000',
  '1000100',
  '1001000',
  '1110100',
];
const turned = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
const mirrored = (bits: string) => [...bits].reverse().join('');
const sets: Record<string, (digit: number) => string> = {
  L: (digit) => turned(right[digit] ?? ''),
  G: (digit) => mirrored(right[digit] ?? ''),
  R: (digit) => right[digit] ?? '',
};
const firstDigit = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

const written = (digits: string, how: string) =>
  [...digits].map((digit, index) => sets[how[index] ?? 'R']?.(Number(digit)) ?? '').join('');

/** The bars (1) and spaces (0) of an EAN-13, EAN-8 or, of 12 digits, UPC-A. */
export function eanBits(code: string): string {
  if (code.length === 8)
    return `101${written(code.slice(0, 4), 'LLLL')}01010${written(code.slice(4), 'RRRR')}101`;
  const whole = code.padStart(13, '0');
  const how = firstDigit[Number(whole[0])] ?? '';
  return `101${written(whole.slice(1, 7), how)}01010${written(whole.slice(7), 'RRRRRR')}101`;
}

/** The bars of a UPC-E; `how` names the set of each digit, which is how its check digit is written. */
export function upcEBits(sixDigits: string, how: string): string {
  return `101${written(sixDigits, how)}010101`;
}

/** A picture as a canvas gives it: red, green, blue and alpha of each pixel. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export function toPixels({ data, width, height }: GreyPicture): Pixels {
  const pixels = new Uint8ClampedArray(data.length * 4);
  for (const [index, grey] of data.entries()) pixels.set([grey, grey, grey, 255], index * 4);
  return { data: pixels, width, height };
}

export interface Look {
  /** Pixels per module. */
  module?: number;
  degrees?: number;
  /** Standard deviation of a Gaussian, in pixels. */
  blur?: number;
  /** Largest change of a pixel by chance. */
  noise?: number;
  /** Brightness of paper and ink. */
  paper?: number;
  ink?: number;
  /** How much darker the right edge is. */
  shade?: number;
  random?: () => number;
}

function blurred(data: Float64Array, width: number, height: number, sigma: number): Float64Array {
  const radius = Math.ceil(sigma * 3);
  const kernel = Array.from({ length: radius * 2 + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const weight = kernel.reduce((sum, value) => sum + value, 0);
  const pass = (from: Float64Array, step: number, length: number, place: (i: number) => number) =>
    from.map((_, index) => {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) {
        const to = Math.min(length - 1, Math.max(0, place(index) + k));
        sum += (from[index + (to - place(index)) * step] ?? 0) * (kernel[k + radius] ?? 0);
      }
      return sum / weight;
    });
  const once = pass(data, 1, width, (index) => index % width);
  return pass(once, width, height, (index) => Math.floor(index / width));
}

/** A picture of a barcode on paper, as a camera could have taken it. */
export function drawBars(bits: string, look: Look = {}, width = 640, height = 360): GreyPicture {
  const { module = 3, degrees = 0, blur = 0, noise = 0, paper = 230, ink = 30 } = look;
  const { shade = 0, random = Math.random } = look;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let light: Float64Array = new Float64Array(width * height);
  const fine = 2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let dark = 0;
      for (let part = 0; part < fine * fine; part++) {
        const px = x + ((part % fine) + 0.5) / fine - width / 2;
        const py = y + (Math.floor(part / fine) + 0.5) / fine - height / 2;
        const along = (px * cos + py * sin) / module + bits.length / 2;
        const across = Math.abs(-px * sin + py * cos) / module;
        if (across < 32 && bits[Math.floor(along)] === '1') dark += 1;
      }
      light[y * width + x] = paper + ((ink - paper) * dark) / (fine * fine);
    }
  if (blur > 0) light = blurred(light, width, height, blur);
  const data = new Uint8ClampedArray(light.length);
  for (const [index, value] of light.entries()) {
    const darker = 1 - (shade * (index % width)) / width;
    data[index] = value * darker + (random() * 2 - 1) * noise;
  }
  return { data, width, height };
}
