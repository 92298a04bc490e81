import type { ShownFile } from '#src/features/content/content.public.ts';
import type { ShownContent } from '#src/features/content/content-reading.public.ts';
import type { MarketingMaterialType } from '#src/graphql/generated/graphql.ts';

/** Marketing material as readers see it; the preview of a form makes it of its values. */
export interface ShownMaterial extends ShownContent {
  type: MarketingMaterialType;
  marketingMaterialCategoryId: string;
  /** The picture of the card in place of the first one of its files. */
  placeholderFile: ShownFile | null;
  /** The day of the last change of its files, in the format of the host. */
  uploadAt: { date: string };
  /** Codes of articles. */
  articles: readonly string[];
}

/** The part of it that a card shows. */
export type ListedMaterial = Omit<ShownMaterial, 'body' | 'tags' | 'itemPerLine'>;
