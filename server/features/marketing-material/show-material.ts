import { type ItemReader, toContentFiles } from '#server/features/content/content.public.ts';
import type {
  MarketingMaterial,
  MarketingMaterialCategory,
} from '#server/graphql/generated/types.ts';
import { getContentState } from '#shared/content/content-state.rules.ts';
import type { CategoryRow } from './category.store.ts';
import type { MaterialRow } from './material.store.ts';
import { type TimeFormats, toUploadTime } from './upload-time.rules.ts';

/** Returns a category as clients get it (E693 to E712). */
export function toCategory(
  { fileRows, uploadedAt, ownLanguage, ...row }: CategoryRow,
  { isWriter, locale }: ItemReader,
  formats: TimeFormats,
): MarketingMaterialCategory {
  const { file } = toContentFiles(fileRows, { locale, language: ownLanguage, isWriter });
  return {
    ...row,
    file,
    children: [],
    uploadAt: uploadedAt ? toUploadTime(uploadedAt, formats) : null,
  };
}

/** Returns material as clients get it (E721 to E731). Body and texts are cleaned where they are selected. */
export function toMaterial(
  { fileRows, uploadedAt, published, ownLanguage, ...row }: MaterialRow,
  { isWriter, locale, today }: ItemReader,
  formats: TimeFormats,
): MarketingMaterial {
  const { validFrom, validTo, deletedAt } = row;
  const { file, files } = toContentFiles(fileRows, { locale, language: ownLanguage, isWriter });
  const state = getContentState({ validFrom, validTo, published, deletedAt }, today);
  return {
    ...row,
    placeholderFile: file,
    files,
    uploadAt: toUploadTime(uploadedAt, formats),
    state,
  };
}
