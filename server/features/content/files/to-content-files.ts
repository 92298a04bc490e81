import type { ContentFile } from '#server/graphql/generated/types.ts';
import type { PictureSize } from '#shared/content/picture-sizes.ts';
import { type Locale, languageOf } from '#shared/locales.ts';
import type { ContentFileRow } from './content-files.store.ts';

/** The reader of the files of an item. @param language of the item; null when it is not known */
interface FileReader {
  locale: Locale;
  language: string | null;
  isWriter: boolean;
}

/** Returns the picture of the card and the files as clients get them. */
export function toContentFiles(
  rows: readonly ContentFileRow[],
  reader: FileReader,
): { file: ContentFile | null; files: ContentFile[] } {
  const card = rows.find(({ place }) => place === 0);
  return {
    file: card ? toContentFile(card, reader) : null,
    files: rows.filter(({ place }) => place > 0).map((row) => toContentFile(row, reader)),
  };
}

function toContentFile(row: ContentFileRow, reader: FileReader): ContentFile {
  const { locale, language, isWriter } = reader;
  const { id, name, type, bytes, title, alt, width, height, focusX, focusY, hasPlace } = row;
  const path = `/files/${id}`;
  const addressOf = (size: PictureSize) => (row.sizes?.[size] ? `${path}/sizes/${size}` : null);
  const texts = Object.entries(alt);
  return {
    id,
    fileName: name,
    fileTitle: title || name,
    filePath: path,
    oriFileUrl: path,
    thumbnailUrl: addressOf('thumbnail'),
    lowFileUrl: addressOf('low'),
    medFileUrl: addressOf('medium'),
    hiFileUrl: addressOf('high'),
    bytes,
    type,
    width,
    height,
    focusX,
    focusY,
    altText: alt[languageOf(locale)] ?? alt[language ?? ''] ?? texts[0]?.[1] ?? '',
    altTexts: isWriter ? texts.map(([of, text]) => ({ language: of, text })) : [],
    hasPlace: isWriter && hasPlace,
  };
}
