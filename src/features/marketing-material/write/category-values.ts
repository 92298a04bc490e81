import * as v from 'valibot';
import type { Language } from '#shared/locales.ts';
import {
  type CardValues,
  type ContentFileValue,
  cardEntries,
  filesComplete,
  filesEntry,
  marketsEntry,
  noCard,
  noTexts,
  type TextValues,
  textEntries,
  textsComplete,
  toCardInput,
  toCardValues,
  toFileValue,
  toMarketIds,
  toPictureInput,
  toTextValues,
  toTranslations,
} from '#src/features/content/content-writing.public.ts';
import type {
  MarketingMaterialCategoryInput,
  MarketingMaterialType,
} from '#src/graphql/generated/graphql.ts';
import type { PickedCategory } from './category-picker.tsx';
import type { WrittenCategory } from './write-material.queries.ts';

/** A category as it is typed. */
export interface CategoryValues extends TextValues, CardValues {
  /** Of a category without a parent; the others have that of their parent. */
  type: MarketingMaterialType;
  route: string;
  parentId: PickedCategory | null;
  showChilds: boolean;
  /** Null while the field is empty. */
  sorting: number | null;
  contentTargetMarkets: string[];
  /** The picture of the card, at most one. */
  file: ContentFileValue[];
}

const typeEntry = v.picklist(['brand_assets', 'marketing_material']);

/** The entry of a form's schema for a category. */
export const categoryEntry = v.object({ id: v.string(), title: v.string(), type: typeEntry });

export const categorySchema: v.GenericSchema<CategoryValues, CategoryValues> = v.pipe(
  v.object({
    ...textEntries,
    ...cardEntries,
    type: typeEntry,
    route: v.string(),
    parentId: v.nullable(categoryEntry),
    showChilds: v.boolean(),
    sorting: v.pipe(v.number('BAD_NUMBER'), v.integer('BAD_NUMBER')),
    contentTargetMarkets: marketsEntry,
    file: filesEntry,
  }) as unknown as v.GenericSchema<CategoryValues>,
  textsComplete<CategoryValues>(['title']),
  filesComplete<'file', CategoryValues>('file'),
);

/** Returns what a new category begins with. */
export const emptyCategory = (language: Language): CategoryValues => ({
  ...noTexts(language),
  type: 'marketing_material',
  route: '',
  parentId: null,
  showChilds: true,
  sorting: 0,
  ...noCard,
  contentTargetMarkets: [],
  file: [],
});

/** Returns a stored category as its form has it. @param fallback the language of a title whose language is not known */
export const toCategoryValues = (item: WrittenCategory, fallback: Language): CategoryValues => ({
  ...toTextValues(item.texts, fallback),
  type: item.type,
  route: item.route,
  // A category has the type of its parent.
  parentId: item.parent && { id: item.parent.id, title: item.parent.title, type: item.type },
  showChilds: item.showChilds,
  sorting: item.sorting,
  ...toCardValues(item),
  contentTargetMarkets: toMarketIds(item.contentTargetMarkets),
  file: item.file ? [toFileValue(item.file)] : [],
});

/** Returns a category as the server takes it. */
export const toCategoryInput = (values: CategoryValues): MarketingMaterialCategoryInput => ({
  language: values.language,
  title: values.texts[values.language].title,
  translations: toTranslations(values),
  type: values.parentId?.type ?? values.type,
  route: values.route.trim() || null,
  parentId: values.parentId?.id ?? null,
  showChilds: values.showChilds,
  sorting: values.sorting,
  ...toCardInput(values),
  contentTargetMarkets: values.contentTargetMarkets,
  file: toPictureInput(values.file),
});
