export { AudienceButton } from './audience/audience-button.tsx';
export { layoutsQuery } from './content.queries.ts';
export {
  type ContentFileValue,
  filesComplete,
  filesEntry,
  filesRequired,
  toAlt,
  toAltTexts,
  toFileValue,
  toPictureInput,
} from './files/content-file-values.ts';
export {
  contentFiles,
  contentUploader,
  findUploadProblem,
  originalPicture,
  smallerPicture,
} from './files/content-upload.ts';
export { FormFilesField } from './files/form-files-field.tsx';
export { toShownFiles } from './files/to-shown-file.ts';
export { ContentFormPage } from './form/content-form-page.tsx';
export { ContentItemPage, type ItemChoices } from './form/content-item-page.tsx';
export { ContentSection } from './form/content-section.tsx';
export { daysEntry } from './form/period-values.ts';
export { useContentForm } from './form/use-content-form.tsx';
export { useContentTexts } from './form/use-content-texts.ts';
export {
  CardFields,
  DaysField,
  type Layouts,
  MarketsField,
  MustReadField,
  TagsField,
} from './item/item-fields.tsx';
export { itemProblems } from './item/item-problems.ts';
export {
  type CardValues,
  cardEntries,
  emptyItem,
  type ItemValues,
  itemEntries,
  marketsEntry,
  noCard,
  toCardInput,
  toCardValues,
  toItemField,
  toItemInput,
  toItemValues,
  toMarketIds,
  toWords,
  wordsEntry,
} from './item/item-values.ts';
export { useItemTexts } from './item/use-item-texts.ts';
export { useReadOnlyReason } from './item/use-read-only-reason.ts';
export {
  toTitle,
  useContentColumns,
  useMarketsColumn,
  usePortalsColumn,
} from './list/content-columns.tsx';
export { useMarketFilter, useStateFilter } from './list/content-filters.ts';
export { pickFilter } from './list/pick-filter.tsx';
export { toListVariables } from './list/to-list-variables.ts';
export { useContentExport } from './list/use-content-export.ts';
export { useRowActions } from './list/use-row-actions.tsx';
export { PortalField } from './parts/portal-field.tsx';
export { useLanguageNames, useTextLanguages } from './parts/use-language-names.ts';
export { useOwnOption } from './parts/use-own-option.ts';
export { ContentPreview } from './preview/content-preview.tsx';
export { ItemPreview } from './preview/item-preview.tsx';
export {
  noTexts,
  type TextValues,
  textEntries,
  textsComplete,
  toTextValues,
  toTranslations,
} from './texts/content-texts.ts';
export { TextsField } from './texts/texts-field.tsx';
