import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type {
  ContentFile,
  ContentFileInput,
  ContentPictureInput,
} from '#server/graphql/generated/types.ts';
import type { Checked } from '#server/lib/entity.ts';
import type { Locale } from '#shared/locales.ts';

/** A file as it is stored with its item. Place 0 is the picture of the card. */
export interface PlacedContentFile {
  id: string;
  purpose: 'content/picture' | 'content/file';
  place: number;
  title: string;
  alt: Readonly<Record<string, string>>;
  focusX: number;
  focusY: number;
}

/** A file as `contentFilesColumn` selects it. */
export type ContentFileRow = Omit<PlacedContentFile, 'purpose'> & {
  name: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  hasPlace: boolean;
  sizes: Readonly<Record<string, { width: number; height: number }>> | null;
};

/** Checks the files of an item. Codes: ALT_REQUIRED, TOO_LONG, TOO_MANY_FILES, FILE_GONE, BAD_NUMBER. */
export async function parseContentFiles(
  _tx: Db,
  _viewer: Viewer,
  _input: { file?: ContentPictureInput | null; files?: readonly ContentFileInput[] | null },
  _language: string,
): Promise<Checked<PlacedContentFile[]>> {
  return { parsed: [] };
}

/** Writes what is said about the files of an item, inside the transaction that attaches them. */
export async function writeContentFiles(
  _tx: Db,
  _ownerId: string,
  _files: readonly PlacedContentFile[],
): Promise<void> {}

/** Selects the files of an item as an array of `ContentFileRow`, in their order. @param ownerId such as news/2000~7 */
export function contentFilesColumn(_ownerId: RawBuilder<unknown>): RawBuilder<ContentFileRow[]> {
  return sql`'[]'::json`;
}

/** Returns the picture of the card and the files as clients get them. @param language that of the item */
export function toContentFiles(
  _rows: readonly ContentFileRow[],
  _reader: { locale: Locale; language: string | null; isWriter: boolean },
): { file: ContentFile | null; files: ContentFile[] } {
  return { file: null, files: [] };
}
