import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type {
  ContentFileInput,
  ContentPictureInput,
  UserError,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { type Checked, checked } from '#server/lib/entity.ts';
import { contentFileLimits } from '#shared/content/content-file-limits.ts';
import { parseAltTexts } from '../content-values.ts';
import { findFileTypes, type PlacedContentFile } from './content-files.store.ts';

/** The files of an item as a form sends them. */
interface SentContentFiles {
  file?: ContentPictureInput | null;
  files?: readonly ContentFileInput[] | null;
  /** The field of the picture where it is not `input.file`. */
  pictureField?: string;
}

/**
 * Checks the files of an item. Codes: ALT_REQUIRED, UNKNOWN_LANGUAGE, TRANSLATED_TWICE, TOO_LONG, NOT_TEXT,
 * TOO_MANY_FILES, FILE_TWICE, FILE_GONE, BAD_NUMBER.
 * @param language that of the item, in which every picture needs an alternative text
 */
export async function parseContentFiles(
  tx: Db,
  viewer: Pick<Viewer, 'sorg'>,
  { file, files, pictureField = 'input.file' }: SentContentFiles,
  language: string,
): Promise<Checked<PlacedContentFile[]>> {
  const { files: most } = contentFileLimits;
  if ((files?.length ?? 0) > most)
    return {
      userErrors: [userError('input.files', 'TOO_MANY_FILES', `At most ${most} files`, { most })],
    };
  const card: SentFile[] = file
    ? [{ sent: file, purpose: 'content/picture', place: 0, field: pictureField }]
    : [];
  const others = (files ?? []).map(({ altTexts, ...sent }, nth): SentFile => {
    const field = `input.files.${nth}`;
    return {
      sent: { ...sent, altTexts: altTexts ?? [] },
      purpose: 'content/file',
      place: nth + 1,
      field,
    };
  });
  return parsePlacedFiles(tx, viewer, [...card, ...others], language);
}

/** More are refused whatever they are. */
const mostIds = 200;

/** A file with its place and the field that names it. */
export interface SentFile {
  sent: ContentPictureInput & Pick<ContentFileInput, 'fileTitle'>;
  purpose: PlacedContentFile['purpose'];
  place: number;
  field: string;
}

/** Checks files that have their places. Codes: those of parseContentFiles, but TOO_MANY_FILES. */
export async function parsePlacedFiles(
  tx: Db,
  { sorg }: Pick<Viewer, 'sorg'>,
  all: readonly SentFile[],
  language: string,
): Promise<Checked<PlacedContentFile[]>> {
  const ids = all.map(({ sent }) => sent.id).filter((id) => !id.includes('\0'));
  // The types of those that are stored, by purpose and id.
  const types = await findFileTypes(tx, sorg, ids.slice(0, mostIds));
  const placed = all.map((one) => placeFile(one, types, language));
  const seen = new Set<string>();
  const twice = all.flatMap(({ sent: { id }, field }) =>
    seen.size === seen.add(id).size
      ? [userError(`${field}.id`, 'FILE_TWICE', 'The file is there already')]
      : [],
  );
  const userErrors = [...placed.flatMap((one) => one.userErrors), ...twice];
  return checked(
    userErrors,
    placed.map((one) => one.file),
  );
}

function placeFile(
  { sent, purpose, place, field }: SentFile,
  types: ReadonlyMap<string, string>,
  language: string,
): { file: PlacedContentFile; userErrors: UserError[] } {
  const type = types.get(`${purpose} ${sent.id}`);
  // Only pictures need a text for readers who do not see them.
  const isPicture = type?.startsWith('image/') ?? false;
  const none = { alt: {}, userErrors: [] };
  const texts = isPicture ? parseAltTexts(sent.altTexts, language, `${field}.altTexts`) : none;
  const file = {
    id: sent.id,
    purpose,
    place,
    title: sent.fileTitle?.trim() ?? '',
    alt: texts.alt,
    focusX: sent.focusX ?? 0.5,
    focusY: sent.focusY ?? 0.5,
    removesPlace: sent.removePlace ?? false,
  };
  const gone = userError(`${field}.id`, 'FILE_GONE', 'Upload the file again');
  const userErrors = [
    ...(type === undefined ? [gone] : []),
    ...texts.userErrors,
    ...findTitleProblems(file.title, `${field}.fileTitle`),
    ...findFocusProblems(file, field),
  ];
  return { file, userErrors };
}

function findTitleProblems(title: string, field: string): UserError[] {
  const { text: most } = contentFileLimits;
  if (/\p{Cc}/u.test(title)) return [userError(field, 'NOT_TEXT', 'This is no text')];
  return title.length > most
    ? [userError(field, 'TOO_LONG', `At most ${most} characters`, { most })]
    : [];
}

function findFocusProblems(
  { focusX, focusY }: Pick<PlacedContentFile, 'focusX' | 'focusY'>,
  field: string,
): UserError[] {
  const isInside = (part: number) => part >= 0 && part <= 1;
  return Object.entries({ focusX, focusY })
    .filter(([, part]) => !isInside(part))
    .map(([name]) => userError(`${field}.${name}`, 'BAD_NUMBER', 'A number from 0 to 1'));
}
