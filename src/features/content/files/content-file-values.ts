import * as v from 'valibot';
import { type Language, languages } from '#shared/locales.ts';
import { limits } from '#shared/validation/limits.ts';
import { toPath } from '../texts/content-texts.ts';

/** Alternative texts by language; a language without one is left out. */
export type AltTexts = Partial<Record<Language, string>>;

/** A file of an item in its form. It holds no `File`, so that a draft on the device can keep it. */
export interface ContentFileValue {
  /** Of the entry in the form. */
  key: string;
  /** Of the stored file; null while it is uploaded. */
  id: string | null;
  name: string;
  bytes: number;
  type: string;
  title: string;
  alt: AltTexts;
  focusX: number;
  focusY: number;
  /** Whether the picture says where it was taken, and whether that is to be removed. */
  hasPlace: boolean;
  removePlace: boolean;
  /** The path of a picture on the server; null for other files, and while it is uploaded. */
  preview: string | null;
  width: number | null;
  height: number | null;
}

const file = v.object({
  key: v.string(),
  id: v.nullable(v.string()),
  name: v.string(),
  bytes: v.number(),
  type: v.string(),
  title: v.string(),
  alt: v.record(v.string(), v.string()),
  focusX: v.number(),
  focusY: v.number(),
  hasPlace: v.boolean(),
  removePlace: v.boolean(),
  preview: v.nullable(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
});

/** The entry of a form's schema for files; `filesComplete` checks what is required. */
export const filesEntry = v.array(file) as unknown as v.GenericSchema<ContentFileValue[]>;

/** As `filesEntry`, with at least one file. */
export const filesRequired = v.pipe(
  filesEntry,
  v.check((files) => files.length > 0, 'FILE_REQUIRED'),
);

export const isPicture = ({ type }: Pick<ContentFileValue, 'type'>): boolean =>
  type.startsWith('image/');

/** A check of a form's schema: the files of a field are uploaded, and pictures have an alternative text in the item's language. */
export const filesComplete = <
  Name extends string,
  Values extends { language: Language } & Record<Name, ContentFileValue[]>,
>(
  name: Name,
  needsAlt = true,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { language, [name]: files } = dataset.value;
    files.forEach((one, at) => {
      const path = (part: string) => toPath(dataset.value, [name, at, part]);
      if (one.id === null) addIssue({ message: 'FILE_UNFINISHED', path: path('id') });
      else if (needsAlt && isPicture(one) && !one.alt[language]?.trim())
        addIssue({ message: 'ALT_REQUIRED', path: path('alt') });
      else if (languages.some((each) => (one.alt[each] ?? '').length > limits.text))
        addIssue({ message: 'TOO_LONG', path: path('alt') });
      if (one.title.length > limits.text) addIssue({ message: 'TOO_LONG', path: path('title') });
    });
  });

/** Returns the field of a form for a field of the server that is about its files, such as `input.files.2.altTexts`. */
export function toFileField(field: string, name: string): string | null {
  const [, found, at = '', part = ''] = field.split('.');
  if (found !== name) return null;
  const [index, which] = /^\d+$/.test(at) ? [at, part] : ['0', at];
  const parts: Record<string, string> = { altTexts: 'alt', fileTitle: 'title', id: 'id' };
  return which && parts[which] ? `${name}.${index}.${parts[which]}` : name;
}

/** Returns the problems of one file of a form. @param getError the error of a field of the form */
export const findFileErrors = (
  getError: (field: string) => string | undefined,
  name: string,
  at: number,
) => ({
  id: getError(`${name}.${at}.id`),
  title: getError(`${name}.${at}.title`),
  alt: getError(`${name}.${at}.alt`),
});

/** A stored file of content, as far as its form needs it. */
export interface Stored {
  id: string;
  fileName: string;
  fileTitle: string;
  bytes: number;
  type: string;
  width?: number | null;
  height?: number | null;
  focusX: number;
  focusY: number;
  altTexts: readonly { language: string; text: string }[];
  hasPlace: boolean;
  lowFileUrl?: string | null;
}

/** Returns a stored file as its form has it. */
export const toFileValue = (stored: Stored): ContentFileValue => ({
  key: stored.id,
  id: stored.id,
  name: stored.fileName,
  bytes: stored.bytes,
  type: stored.type,
  title: stored.fileTitle === stored.fileName ? '' : stored.fileTitle,
  alt: toAlt(stored.altTexts),
  focusX: stored.focusX,
  focusY: stored.focusY,
  hasPlace: stored.hasPlace,
  removePlace: false,
  preview: stored.type.startsWith('image/') ? (stored.lowFileUrl ?? `/files/${stored.id}`) : null,
  width: stored.width ?? null,
  height: stored.height ?? null,
});

export const toAlt = (altTexts: readonly { language: string; text: string }[]): AltTexts =>
  Object.fromEntries(altTexts.map(({ language, text }) => [language, text]));

/** Returns alternative texts as the server takes them. */
export const toAltTexts = (alt: AltTexts) =>
  languages.flatMap((language) => {
    const text = alt[language]?.trim();
    return text ? [{ language, text }] : [];
  });

/** Returns files as the server takes them, in their order. */
export const toFileInputs = (files: readonly ContentFileValue[]) =>
  files.flatMap((one) =>
    one.id === null
      ? []
      : [
          {
            id: one.id,
            fileTitle: one.title.trim() || null,
            ...(isPicture(one) && toPictureParts(one)),
          },
        ],
  );

const toPictureParts = ({ alt, focusX, focusY, removePlace }: ContentFileValue) => ({
  altTexts: toAltTexts(alt),
  focusX,
  focusY,
  ...(removePlace && { removePlace }),
});

/** Returns the only picture of a field as the server takes it; null without one. */
export function toPictureInput([picture]: readonly ContentFileValue[]) {
  if (!picture?.id) return null;
  return { id: picture.id, ...toPictureParts(picture) };
}
