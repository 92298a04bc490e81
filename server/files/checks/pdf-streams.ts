import { BadContent } from '../file-rules.ts';
import {
  type ByNumber,
  elementsOf,
  objectsOf,
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
  const { bytes, isAll: mayLackEnd } = packedBytes(text, object, byNumber);
  let content = filters && bytes;
  try {
    for (const { name, parameters } of filters ?? []) {
      content = content && undoFilter(name, content, room.left, { parameters, mayLackEnd });
      room.left -= content?.length ?? 0;
    }
  } catch (error) {
    throw error instanceof UnpacksToTooMuch ? new BadContent('FILE_UNPACKS') : error;
  }
  if (filters?.length === 0) room.left -= content?.length ?? 0;
  if (room.left < 0) throw new BadContent('FILE_UNPACKS');
  return content;
}

const endOfStream = /^[\s\0]{0,2}endstream/;

/**
 * The bytes up to `endstream`: all of the stated length if it is there, else up to the first one. An embedded PDF that
 * is not packed has objects with the same numbers, so that the length may have several versions; the longest counts.
 */
function packedBytes(
  text: string,
  object: PdfObject,
  byNumber: ByNumber,
): { bytes: Buffer | null; isAll: boolean } {
  const from = object.streamAt ?? 0;
  const isEnd = (at: number) => at > from && endOfStream.test(text.slice(at, at + 11));
  const stated = lengthsOf(object, byNumber).map((length) => from + length);
  const end = Math.max(...stated.filter(isEnd), -1);
  if (end > 0) return { bytes: Buffer.from(text.slice(from, end), 'latin1'), isAll: true };
  const first = text.indexOf('endstream', from);
  const bytes = first < 0 ? null : Buffer.from(text.slice(from, first), 'latin1');
  return { bytes, isAll: false };
}

function lengthsOf({ tokens }: PdfObject, byNumber: ByNumber): number[] {
  const at = tokens.indexOf('/Length');
  if (at < 0) return [];
  const value = valueAt(tokens, at + 1);
  const words =
    value[2] === 'R'
      ? objectsOf(byNumber, Number(value[0])).map((object) => object.tokens[0])
      : [value[0]];
  return words
    .slice(0, 100)
    .flatMap((word = '') => (/^\d{1,10}$/.test(word) ? [Number(word)] : []));
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
