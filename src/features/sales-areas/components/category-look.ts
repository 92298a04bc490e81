import type { MapCategory } from '../map-points.rules.ts';

/** The color of a category's points, as a class of text, and the letter inside. */
export const categoryLooks: Record<MapCategory, { color: string; letter: string }> = {
  A: { color: 'text-success-ink', letter: 'A' },
  B: { color: 'text-info-ink', letter: 'B' },
  C: { color: 'text-warning-ink', letter: 'C' },
  D: { color: 'text-error-ink', letter: 'D' },
  NONE: { color: 'text-ink-muted', letter: '–' },
  SEVERAL: { color: 'text-ink', letter: '+' },
};
