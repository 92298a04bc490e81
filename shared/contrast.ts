type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function write(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of WCAG 2, 0 for black to 1 for white. */
function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((part) => {
    const c = part / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours by WCAG 2, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `from` with a share (0 to 1) of `to` in it. */
export function mix(from: string, to: string, share: number): string {
  const target = parse(to);
  return write(
    parse(from).map((part, i) => part + ((target[i] as number) - part) * share) as unknown as Rgb,
  );
}

/**
 * The nearest step of a colour, towards black or white, that keeps `ratio` against all grounds.
 * @param hex `#rrggbb`
 */
export function readable(
  hex: string,
  towards: string,
  grounds: readonly string[],
  ratio = 4.5,
): string {
  for (let share = 0; share < 1; share += 0.02) {
    const step = mix(hex, towards, share);
    if (grounds.every((ground) => contrast(step, ground) >= ratio)) return step;
  }
  return towards;
}
