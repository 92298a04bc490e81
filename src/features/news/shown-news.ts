import type { ShownFile } from '#src/features/content/content.public.ts';

export type { ShownFile } from '#src/features/content/content.public.ts';

/** How a card shows an item (E735 to E740). */
export interface ShownLayout {
  placeholderOnCard: boolean;
  titleOnCard: boolean;
  subtitleOnCard: boolean;
  releasedonOnCard: boolean;
  resolutionOnCard: boolean;
  gotopdpOnCard: boolean;
}

/** News as readers see them; the preview of a form makes them of its values. */
export interface ShownNews {
  id: string;
  title: string;
  body: string;
  /** The language of title and body; null when it is not known. */
  language: string | null;
  validFrom: string;
  mustRead: boolean;
  readAt: string | null;
  tags: readonly string[];
  itemPerLine: number;
  layout: ShownLayout | null;
  file: ShownFile | null;
  files: readonly ShownFile[];
}
