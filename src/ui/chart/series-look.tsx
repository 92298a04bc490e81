import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond] as const;

/** Text colors of the tokens, which carry on both schemes; the pattern tells series apart as well. */
const looks = [
  { color: 'text-brand-ink', dash: undefined, lines: '' },
  { color: 'text-warning-ink', dash: '6 3', lines: 'M0 8 8 0M-2 2 2-2M6 10 10 6' },
  { color: 'text-success-ink', dash: '2 3', lines: 'M2 2h.1M6 6h.1' },
  { color: 'text-error-ink', dash: '8 3 2 3', lines: 'M0 4h8' },
  { color: 'text-info-ink', dash: '4 2', lines: 'M4 0v8' },
  { color: 'text-ink-muted', dash: '1 2', lines: 'M0 4h8M4 0v8' },
] as const;

/** The color class, dashes and pattern of a series by its place. */
export const seriesLook = (at: number) => looks[at % looks.length] ?? looks[0];

/** The fill of a series: solid for the first one, a pattern on a tint for the others. */
export const seriesFill = (chartId: string, at: number) => `url(#${chartId}-${at})`;

/** The mark of a point of a series, around its own origin. */
export const seriesMark = (at: number) => symbol(shapes[at % shapes.length], 64)() ?? '';

/** The patterns that `seriesFill` refers to. */
export function SeriesPatterns({ chartId, count }: { chartId: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, at) => seriesLook(at)).map(({ color, lines }, at) => (
        <pattern
          key={color}
          id={`${chartId}-${at}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          className={color}
        >
          <rect width="8" height="8" fill="currentColor" opacity={lines ? 0.3 : 1} />
          <path d={lines} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </pattern>
      ))}
    </defs>
  );
}
