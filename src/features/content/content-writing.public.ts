export { AudienceButton } from './audience/audience-button.tsx';
export { writerMarketsQuery } from './content.queries.ts';
export {
  type ContentFileValue,
  filesComplete,
  filesEntry,
  findFileErrors,
  toAlt,
  toAltTexts,
  toFileField,
  toFileInputs,
  toFileValue,
  toPictureInput,
} from './files/content-file-values.ts';
export { ContentFilesField } from './files/content-files-field.tsx';
export {
  contentFiles,
  contentUploader,
  findUploadProblem,
  originalPicture,
  smallerPicture,
} from './files/content-upload.ts';
export { toShownFiles } from './files/to-shown-file.ts';
export { ContentFormPage } from './form/content-form-page.tsx';
export { daysEntry, isDayField } from './form/period-values.ts';
export { useDeleteContent, useRestoreContent } from './form/use-content-actions.tsx';
export { useContentForm } from './form/use-content-form.tsx';
export { useContentTexts } from './form/use-content-texts.ts';
export { useContentColumns, useStateFilter } from './list/content-columns.tsx';
export { ContentPeriodField } from './parts/content-period-field.tsx';
export { MarketField } from './parts/market-field.tsx';
export { PortalField } from './parts/portal-field.tsx';
export { useLanguageNames, useTextLanguages } from './parts/use-language-names.ts';
export { ContentPreview, type PreviewedText } from './preview/content-preview.tsx';
export {
  noTexts,
  type TextValues,
  textEntries,
  textsComplete,
  toTextField,
  toTextValues,
  toTranslations,
} from './texts/content-texts.ts';
export { TextsField } from './texts/texts-field.tsx';
