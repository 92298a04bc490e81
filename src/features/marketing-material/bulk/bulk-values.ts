import * as v from 'valibot';
import { contentLimits } from '#shared/content/content-limits.ts';
import { type Language, languages } from '#shared/locales.ts';
import { marketsEntry, toWords, wordsEntry } from '#src/features/content/content-writing.public.ts';
import type { MarketingMaterialsInput } from '#src/graphql/generated/graphql.ts';
import type { PickedCategory } from '../write/category-picker.tsx';
import { categoryEntry } from '../write/category-values.ts';
import type { BulkFile } from './bulk-file.ts';

/** The values that all materials of a bulk creation share, as they are typed. */
export interface BulkValues {
  marketingMaterialCategoryId: PickedCategory | null;
  contentTargetMarkets: string[];
  language: Language;
  /** The id of a layout; empty for none. */
  layout: string;
  /** Separated by commas. */
  tags: string;
}

export const bulkSchema = v.object({
  marketingMaterialCategoryId: v.pipe(
    v.nullable(categoryEntry),
    v.check((category) => category !== null, 'REQUIRED'),
  ),
  contentTargetMarkets: marketsEntry,
  language: v.picklist(languages, 'UNKNOWN_LANGUAGE'),
  layout: v.string(),
  tags: wordsEntry(contentLimits.tags, contentLimits.tag),
}) as v.GenericSchema<BulkValues, BulkValues>;

/** Returns materials of files as the server takes them. @param files those that are stored, in their order */
export function toBulkInput(
  {
    marketingMaterialCategoryId: category,
    contentTargetMarkets,
    language,
    layout,
    tags,
  }: BulkValues,
  files: readonly BulkFile[],
  { published, removePlace }: { published: boolean; removePlace: boolean },
): MarketingMaterialsInput {
  return {
    language,
    marketingMaterialCategoryId: category?.id ?? '',
    contentTargetMarkets,
    layout: layout || null,
    tags: toWords(tags),
    published,
    materials: files.map(({ title, alt, stored }) => ({
      title: title.trim(),
      file: {
        id: stored?.id ?? '',
        ...(alt.trim() && { altTexts: [{ language, text: alt.trim() }] }),
        ...(removePlace && stored?.hasPlace && { removePlace }),
      },
    })),
  };
}
