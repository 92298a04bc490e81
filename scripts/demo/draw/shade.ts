/** Mixes two colours: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const a = Number.parseInt(first.slice(start, start + 2), 16);
    const b = Number.parseInt(second.slice(start, start + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

export const darker = (color: string, share = 0.3) => mix(color, '#0c1118', share);
export const lighter = (color: string, share = 0.35) => mix(color, '#ffffff', share);

/** How bright a colour looks, 0 to 255. */
export function brightness(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(color.slice(start, start + 2), 16),
  );
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/** A colour that can be seen on another one. */
export function pickContrast(color: string, light = '#f7f9fb', dark = '#1d242c'): string {
  return brightness(color) > 140 ? dark : light;
}
