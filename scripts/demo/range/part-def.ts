import type { ColorKey } from '../colors.ts';
import type { PartShape } from '../draw/part.ts';
import type { Fit } from '../texts/family-names.ts';
import type { Spec } from '../texts/spec-names.ts';
import type { Brand } from './brands.ts';
import type { PartKindKey } from './part-kinds.ts';

/** A size: what it is called, its price against the model's, and its wheel size if it has one. */
export type PartSize = string | readonly [size: string, factor: number, wheel?: string];

/** One model of part as the tables below name it. */
export interface PartDef {
  kind: PartKindKey;
  brand: Brand;
  serie: string;
  /** 0 (simple) to 4 (best). */
  level: number;
  euro: number;
  grams: number;
  sizes: readonly PartSize[];
  colors: readonly ColorKey[];
  fits: readonly Fit[];
  specs?: readonly Spec[];
  tags?: readonly string[];
  /** Another drawing than the kind's usual one. */
  shape?: PartShape;
}

export const offRoad: readonly Fit[] = ['hardtail', 'trail', 'enduro', 'emtb'];
export const onRoad: readonly Fit[] = ['road', 'gravel'];
export const street: readonly Fit[] = ['city', 'trekking', 'ecity'];
export const every: readonly Fit[] = ['hardtail', 'gravel', 'road', 'city', 'trekking', 'folding'];

/** One row of a table: kind, series, level, euro, grams, sizes, colours. */
export type PartRow = [
  kind: PartKindKey,
  serie: string,
  level: number,
  euro: number,
  grams: number,
  sizes: readonly PartSize[],
  colors: readonly ColorKey[],
];

/** Rows of one brand that fit the same bicycles. */
export function createParts(
  brand: Brand,
  fits: readonly Fit[],
  rows: readonly PartRow[],
  more: Partial<PartDef> = {},
): PartDef[] {
  return rows.map(([kind, serie, level, euro, grams, sizes, colors]) => ({
    kind,
    brand,
    serie,
    level,
    euro,
    grams,
    sizes,
    colors,
    fits,
    ...more,
  }));
}
