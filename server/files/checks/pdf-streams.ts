import { BadContent } from '../file-rules.ts';
import {
  type ByNumber,
  elementsOf,
  type PdfObject,
  resolved,
  valueAt,
} from './pdf-dictionaries.ts';
import { type FilterParameters, UnpacksToTooMuch, undoFilter } from './pdf-filters.ts';

/** Bytes that may still be unpacked, over all streams of a file and the files in it. */
export interface Room {
  left: number;
}

/** The value of a key, without references; null when it is missing or readers may read it differently. */
function readValue(
  { tokens }: PdfObject,
  key: string,
  byNumber: ByNumber,
): readonly string[] | null {
  const at = tokens.indexOf(key);
  if (at < 0 || tokens.lastIndexOf(key) !== at) return null;
  return resolved(valueAt(tokens, at + 1), byNumber);
}

/** A number in a dictionary, also one that is an object of its own; null when there is none. */
export function numberOf(object: PdfObject, key: string, byNumber: ByNumber): number | null {
  const [word = ''] = readValue(object, key, byNumber) ?? [];
  return /^\d{1,10}$/.test(word) ? Number(word) : null;
}

/**
 * The stream's content; null when it is packed in a way that is not read here, or damaged.
 * @throws BadContent FILE_UNPACKS
 */
export function unpack(
  text: string,
  object: PdfObject,
  byNumber: ByNumber,
  room: Room,
): Buffer | null {
  const filters = readFilters(object, byNumber);
  let content = filters && packedBytes(text, object, byNumber);
  try {
    for (const { name, parameters } of filters ?? []) {
      content = content && undoFilter(name, content, room.left, parameters);
      room.left -= content?.length ?? 0;
    }
  } catch (error) {
    throw error instanceof UnpacksToTooMuch ? new BadContent('FILE_UNPACKS') : error;
  }
  if (filters?.length === 0) room.left -= content?.length ?? 0;
  if (room.left < 0) throw new BadContent('FILE_UNPACKS');
  return content;
}

/** The bytes up to `endstream`: at the stated length if it is there, else at the first one. */
function packedBytes(text: string, object: PdfObject, byNumber: ByNumber): Buffer | null {
  const from = object.streamAt ?? 0;
  const length = numberOf(object, '/Length', byNumber);
  const stated = from + (length ?? 0);
  const isThere =
    length !== null &&
    /^[\s\0]{0,2}endstream/.test(text.slice(stated, stated + 'endstream'.length + 2));
  const end = isThere ? stated : text.indexOf('endstream', from);
  return end < 0 ? null : Buffer.from(text.slice(from, end), 'latin1');
}

interface Filter {
  name: string;
  parameters: FilterParameters;
}

/** The filters in the order in which they are undone; null when they cannot be read. */
function readFilters(object: PdfObject, byNumber: ByNumber): Filter[] | null {
  const { tokens } = object;
  if (!tokens.includes('/Filter')) return [];
  const value = readValue(object, '/Filter', byNumber);
  const names = value?.filter((word) => word !== '[' && word !== ']' && word !== 'null');
  if (!names?.every((word) => word.startsWith('/')) || names.length > 5) return null;
  const key = ['/DecodeParms', '/DP'].find((word) => tokens.includes(word));
  const given = key ? readValue(object, key, byNumber) : [];
  if (!given) return null;
  const parts = given[0] === '[' ? elementsOf(given) : [given];
  return names.map((name, at) => ({
    name: name.slice(1),
    parameters: readNumbers(parts[at] ?? []),
  }));
}

function readNumbers(dictionary: readonly string[]): FilterParameters {
  return Object.fromEntries(
    dictionary.flatMap((word, at) => {
      const number = Number(dictionary[at + 1]);
      return word.startsWith('/') && Number.isInteger(number) ? [[word.slice(1), number]] : [];
    }),
  );
}
