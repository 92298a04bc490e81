import * as v from 'valibot';
import { contentLimits } from '#shared/content/content-limits.ts';
import type { Language } from '#shared/locales.ts';
import {
  type ContentFileValue,
  emptyItem,
  filesComplete,
  filesEntry,
  filesRequired,
  type ItemValues,
  itemEntries,
  textsComplete,
  toFileValue,
  toItemInput,
  toItemValues,
  toPictureInput,
  toWords,
  wordsEntry,
} from '#src/features/content/content-writing.public.ts';
import type { MarketingMaterialInput } from '#src/graphql/generated/graphql.ts';
import type { PickedCategory } from './category-picker.tsx';
import { categoryEntry } from './category-values.ts';
import type { WrittenMaterial } from './write-material.queries.ts';

/** Marketing material as it is typed. */
export interface MaterialValues extends ItemValues {
  marketingMaterialCategoryId: PickedCategory | null;
  /** The picture of the card in place of the first file, at most one. */
  placeholderFile: ContentFileValue[];
  /** Codes of articles and models, and names of brands, separated by commas. */
  articles: string;
  models: string;
  brands: string;
}

const linksEntry = wordsEntry(contentLimits.links, contentLimits.tag);

export const materialSchema: v.GenericSchema<MaterialValues, MaterialValues> = v.pipe(
  v.object({
    ...itemEntries,
    marketingMaterialCategoryId: v.pipe(
      v.nullable(categoryEntry),
      v.check((category) => category !== null, 'REQUIRED'),
    ),
    placeholderFile: filesEntry,
    files: filesRequired,
    articles: linksEntry,
    models: linksEntry,
    brands: linksEntry,
  }) as unknown as v.GenericSchema<MaterialValues>,
  textsComplete<MaterialValues>(['title']),
  filesComplete<'placeholderFile', MaterialValues>('placeholderFile'),
  filesComplete<'files', MaterialValues>('files'),
);

/** Returns what new material begins with. */
export const emptyMaterial = (language: Language): MaterialValues => ({
  ...emptyItem(language),
  marketingMaterialCategoryId: null,
  placeholderFile: [],
  articles: '',
  models: '',
  brands: '',
});

/** Returns stored material as its form has it. @param fallback the language of a text whose language is not known */
export const toMaterialValues = (item: WrittenMaterial, fallback: Language): MaterialValues => ({
  ...toItemValues(item, fallback),
  // Material has the type of its category.
  marketingMaterialCategoryId: { ...item.category, type: item.type },
  placeholderFile: item.placeholderFile ? [toFileValue(item.placeholderFile)] : [],
  articles: item.articles.join(', '),
  models: item.models.join(', '),
  brands: item.brands.join(', '),
});

/** Returns material as the server takes it. */
export const toMaterialInput = (
  values: MaterialValues,
  published: boolean,
): MarketingMaterialInput => ({
  ...toItemInput(values),
  marketingMaterialCategoryId: values.marketingMaterialCategoryId?.id ?? '',
  placeholderFile: toPictureInput(values.placeholderFile),
  articles: toWords(values.articles),
  models: toWords(values.models),
  brands: toWords(values.brands),
  published,
});
