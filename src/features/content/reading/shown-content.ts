import type { ShownFile } from '../files/shown-file.ts';

/** How a card shows an item (E735 to E740). */
export interface ShownLayout {
  placeholderOnCard: boolean;
  titleOnCard: boolean;
  subtitleOnCard: boolean;
  releasedonOnCard: boolean;
  resolutionOnCard: boolean;
  gotopdpOnCard: boolean;
}

/** The parts that items of all kinds have on their pages; the preview of a form makes them of its values. */
export interface ShownContent {
  id: string;
  title: string;
  body: string;
  /** The language of the texts; null when it is not known. */
  language: string | null;
  tags: readonly string[];
  /** Pictures in a row on wide screens. */
  itemPerLine: number;
  layout: ShownLayout | null;
  files: readonly ShownFile[];
}

/** The receipt of an item that must be read. */
export interface ShownReceipt {
  mustRead: boolean;
  readAt: string | null;
}
