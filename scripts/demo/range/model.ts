import type { Color } from '../colors.ts';
import type { MarketKey } from '../markets.ts';
import type { Texts } from '../texts/languages.ts';
import type { Spec } from '../texts/spec-names.ts';

/** One size and colour of a model, the same in every country. */
export interface Variant {
  /** In English, as the specifications are. */
  size?: string;
  wheel?: string;
  color?: Color;
  /** Price against the model's, 1 for the same. */
  factor: number;
  grams: number;
}

/** A model as its maker offers it; every country sells some of them. */
export interface Model {
  /** Place in the whole range; codes are made from it. */
  index: number;
  /** 0 for the range as it is; benchmarks repeat it. */
  generation: number;
  /** English, unique, fit for a URL. */
  slug: string;
  category: 'Bike' | 'PAA';
  kind: string;
  merchandiseCategory: string;
  brand: string;
  model: string;
  serie: string;
  year: number | null;
  name: Texts;
  descriptions: Texts;
  euro: number;
  uom: string;
  /** In English; the feed says them in the words of the distributor. */
  specs: readonly Spec[];
  /** Kinds of bicycles: the one it is, or those it fits. */
  fits: readonly string[];
  tags: readonly string[];
  soldIn: readonly MarketKey[];
  variants: readonly Variant[];
  /** File of the picture for a colour and the function that draws it. */
  image(color: Color | undefined): { file: string; draw(): string };
}
