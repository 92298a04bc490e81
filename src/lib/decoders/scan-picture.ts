/** A picture in shades of grey, row by row. */
export interface GreyPicture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Directions of the scan lines over a picture, in degrees: horizontal first, upright codes last. */
const angles = [0, -8, 8, -16, 16, 90, 82, 98];
/** Lines of a direction, as shares of the way from the middle to the edge. */
const offsets = [0, -0.16, 0.16, -0.32, 0.32, -0.48, 0.48, -0.64, 0.64, -0.8, 0.8];
/** How a line is read: alone, with its neighbours against noise, and sharpened against blur. */
const ways = [
  { thick: 1, sharp: 0 },
  { thick: 5, sharp: 0 },
  { thick: 3, sharp: 2.5 },
] as const;

/** The shades of grey of a canvas' pixels (red, green, blue, alpha). */
export function toGrey(pixels: ArrayLike<number>, width: number, height: number): GreyPicture {
  const data = new Uint8ClampedArray(width * height);
  for (let to = 0, from = 0; to < data.length; to++, from += 4)
    data[to] =
      ((pixels[from] ?? 0) * 77 + (pixels[from + 1] ?? 0) * 151 + (pixels[from + 2] ?? 0) * 28) >>
      8;
  return { data, width, height };
}

/** A line over a picture. */
interface ScanLine {
  /** Degrees. */
  angle: number;
  /** Share of the way from the middle to the edge. */
  offset: number;
  /** Distance from that place, in pixels. */
  shift: number;
  /** Pixels. */
  thick: number;
}

/** Brightness along a line through the picture; samples one pixel apart, between pixels mixed. */
function sampled(picture: GreyPicture, { angle, offset, shift, thick }: ScanLine): Float64Array {
  const { data, width, height } = picture;
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const across = (Math.abs(dx) * height + Math.abs(dy) * width) / 2;
  const half = (Math.abs(dx) * width + Math.abs(dy) * height) / 2;
  const line = new Float64Array(Math.ceil(2 * half) + 1);
  let length = 0;
  for (let along = -half; along <= half; along++) {
    let total = 0;
    let seen = 0;
    for (let part = -(thick - 1) / 2; part <= (thick - 1) / 2; part++) {
      const aside = offset * across + shift + part;
      const x = width / 2 + along * dx - aside * dy;
      const y = height / 2 + along * dy + aside * dx;
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;
      const at = (y | 0) * width + (x | 0);
      const fx = x - (x | 0);
      const fy = y - (y | 0);
      const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
      const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
      total += upper * (1 - fy) + lower * fy;
      seen += 1;
    }
    if (seen > 0) line[length++] = total / seen;
  }
  return line.subarray(0, length);
}

/** Reduces blur: narrow bars that have become pale are visible again. */
function sharpened(line: Float64Array, by: number): Float64Array {
  if (by === 0) return line;
  return line.map((value, at) => {
    const around = (line[at - 1] ?? value) + (line[at + 1] ?? value);
    return value - by * (around - 2 * value);
  });
}

/** Returns the code on one line across a picture, or null. The line holds brightness on any scale. */
export type DecodeLine = (line: Float64Array) => string | null;

/** When a code counts as read. */
export interface Agreement {
  /** Lines that must agree on a code: a single one could be chance. */
  votes: number;
  /**
   * Neighbors of a line with a code that vote at once, in pixels from it. They make the code in the middle be read
   * first where there are several, because its votes need not come from lines that may cross others.
   */
  neighbors: readonly number[];
}

/** Looks for a code line by line, so that the caller can pause between two of them. */
export function* searchSteps(
  picture: GreyPicture,
  decodeLine: DecodeLine,
  { votes, neighbors }: Agreement,
): Generator<undefined, string | null> {
  const counts = new Map<string, number>();
  const isAgreed = (code: string) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count >= votes;
  };
  for (const { thick, sharp } of ways)
    for (const angle of angles)
      for (const offset of offsets) {
        const read = (shift: number) =>
          decodeLine(sharpened(sampled(picture, { angle, offset, shift, thick }), sharp));
        const code = read(0);
        if (code && isAgreed(code)) return code;
        if (code)
          for (const shift of neighbors) if (read(shift) === code && isAgreed(code)) return code;
        yield;
      }
  return null;
}

/** Runs a search to its end without a pause. */
export function finishSearch(steps: Generator<undefined, string | null>): string | null {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
