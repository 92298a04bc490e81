import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { BadContent } from '../file-rules.ts';
import { checkArchive } from './archive.ts';
import { kindOfAttachment } from './pdf-attachments.ts';
import {
  decodedName,
  objectsInStream,
  type PdfObject,
  pdfObjects,
  referencesIn,
  valueAt,
} from './pdf-dictionaries.ts';

/**
 * A PDF is stored as it is, so it must hold nothing that runs or hides. It is refused
 * - with a name of `activeNames` anywhere in its bytes or in a compressed object stream;
 * - with an action that leaves the document by itself when it or a page is opened;
 * - with an embedded file that is neither the XML of an e-invoice nor a supporting document beside one;
 * - when it is encrypted, since its object streams cannot be read then;
 * - when a stream is compressed in a way that this code does not read, or all unpack to too much;
 * - with bytes behind its end, where another file could lie.
 * It runs in a thread that is ended at its limit of time (check-pool.ts).
 */
const activeNames = new Set([
  '/JavaScript',
  '/Launch',
  '/RichMedia',
  '/Rendition',
  '/XFA',
  '/ImportData',
  '/SubmitForm',
  '/GoToE',
  '/GoToR',
  '/Movie',
  '/Flash',
]);

/** Object streams and embedded files of an honest file take some megabytes together. */
const maxUnpacked = 32_000_000;
const maxBytes = 100_000_000;
const maxObjects = 250_000;

const name = /\/[^\s\0()<>[\]{}/%]{1,80}/g;

/** Bytes that may still be unpacked, over all streams of a file and the files in it. */
interface Room {
  left: number;
}

/** Checks a PDF that is to be stored. @throws BadContent */
export async function checkPdf(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length > maxBytes) throw new BadContent('FILE_TOO_LARGE');
  await checkPdfText(bytes.toString('latin1'), { left: maxUnpacked }, true);
}

async function checkPdfText(text: string, room: Room, mayEmbed: boolean): Promise<void> {
  const end = text.lastIndexOf('%%EOF');
  const tail = text.slice(end + 5);
  if (end < 0 || !isHarmlessTail(tail)) throw new BadContent('FILE_DAMAGED');
  refuseNames(text);
  const objects = pdfObjects(text);
  if (!objects) throw new BadContent('FILE_DAMAGED');
  const all = [...objects];
  for (const object of objects.filter(isObjectStream)) {
    const content = unpack(text, object, room);
    if (content === null) throw new BadContent('FILE_DAMAGED');
    const inside = content.toString('latin1');
    refuseNames(inside);
    all.push(...objectsInStream(inside, object));
    if (all.length > maxObjects) throw new BadContent('FILE_UNPACKS');
  }
  const byNumber = Map.groupBy(all, ({ number }) => number);
  refuseOpening(all, byNumber);
  await checkEmbedded(text, all, byNumber, room, mayEmbed);
}

/** Some programs write a line of text after the end. It is too short for another file and has no markup. */
function isHarmlessTail(tail: string): boolean {
  if (tail.length > 2_048) return false;
  const line = tail.replace(/^[\s\0]+/, '');
  return line.length <= 200 && !/[\0<>]/.test(line);
}

function refuseNames(text: string): void {
  for (const [found] of text.matchAll(name)) {
    const decoded = decodedName(found);
    if (activeNames.has(decoded)) throw new BadContent('FILE_ACTIVE');
    if (decoded === '/Encrypt') throw new BadContent('FILE_ENCRYPTED');
  }
}

/** Readers find the objects of a stream by `/First`, whatever else its dictionary says. */
function isObjectStream({ tokens, streamAt }: PdfObject): boolean {
  return streamAt !== null && (tokens.includes('/First') || tokens.includes('/ObjStm'));
}

type ByNumber = ReadonlyMap<number, readonly PdfObject[]>;

/** The tokens of a value, and of the objects that it refers to, pages left out. */
function follow(value: readonly string[], byNumber: ByNumber): string[] {
  const tokens = [...value];
  const seen = new Set<number>();
  for (let at = 0, depth = 0; depth < 4; depth += 1) {
    const numbers = referencesIn(tokens.slice(at)).filter((number) => !seen.has(number));
    at = tokens.length;
    for (const number of numbers) {
      seen.add(number);
      for (const object of byNumber.get(number) ?? [])
        if (!object.tokens.includes('/Page')) tokens.push(...object.tokens);
    }
  }
  return tokens;
}

/** Refuses addresses that are opened without a click: in `/OpenAction` and `/AA`. */
function refuseOpening(objects: readonly PdfObject[], byNumber: ByNumber): void {
  for (const { tokens } of objects)
    tokens.forEach((word, at) => {
      if (word !== '/OpenAction' && word !== '/AA') return;
      const value = valueAt(tokens, at + 1);
      const whole = value.length > 1 ? value : tokens.slice(at + 1, at + 4);
      const reached = follow(whole, byNumber);
      if (reached.some((one, nth) => one === '/S' && reached[nth + 1] === '/URI'))
        throw new BadContent('FILE_ACTIVE');
    });
}

/** The stream's content; null when it is compressed in another way than Flate, or damaged. */
function unpack(text: string, { tokens, streamAt }: PdfObject, room: Room): Buffer | null {
  const from = streamAt ?? 0;
  const end = text.indexOf('endstream', from);
  if (end < 0) return null;
  const raw = Buffer.from(text.slice(from, end), 'latin1');
  const filter = tokens.indexOf('/Filter');
  if (tokens.includes('/DecodeParms') || tokens.lastIndexOf('/Filter') !== filter) return null;
  const used = filter < 0 ? [] : valueAt(tokens, filter + 1).filter((word) => !'[]'.includes(word));
  if (used.length > 1 || (used[0] !== undefined && !['/FlateDecode', '/Fl'].includes(used[0])))
    return null;
  try {
    const content =
      used.length === 0 ? raw : inflateSync(raw, { maxOutputLength: Math.max(1, room.left) });
    room.left -= content.length;
    if (room.left < 0) throw new BadContent('FILE_UNPACKS');
    return content;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new BadContent('FILE_UNPACKS');
    if (error instanceof BadContent) throw error;
    return null;
  }
}

/** The objects that a file specification (`/EF`) names, directly or by a dictionary of its own. */
function embeddedNumbers(objects: readonly PdfObject[], byNumber: ByNumber): Set<number> {
  const numbers = new Set<number>();
  for (const { tokens } of objects)
    tokens.forEach((word, at) => {
      if (word !== '/EF') return;
      const value = valueAt(tokens, at + 1);
      const isDictionary = value[0] === '<<';
      const [target = -1] = referencesIn(tokens.slice(at + 1, at + 4));
      const found = isDictionary
        ? referencesIn(value)
        : (byNumber.get(target) ?? []).flatMap((object) => referencesIn(object.tokens));
      if (found.length === 0) throw new BadContent('FILE_EMBEDS');
      for (const number of found) numbers.add(number);
    });
  return numbers;
}

/**
 * Every embedded file must be the XML of an e-invoice; beside one, supporting documents may lie. Of an
 * object that is there several times all versions count.
 */
async function checkEmbedded(
  text: string,
  objects: readonly PdfObject[],
  byNumber: ByNumber,
  room: Room,
  mayEmbed: boolean,
): Promise<void> {
  const numbers = embeddedNumbers(objects, byNumber);
  const embedded = objects.filter(
    ({ number, tokens }) => numbers.has(number) || tokens.includes('/EmbeddedFile'),
  );
  if (embedded.length > 0 && !mayEmbed) throw new BadContent('FILE_EMBEDS');
  let hasInvoice = false;
  for (const object of embedded) {
    const content = object.streamAt === null ? null : unpack(text, object, room);
    const kind = content && (await kindOfAttachment(content));
    if (!kind) throw new BadContent('FILE_EMBEDS');
    if (kind === 'invoice') hasInvoice = true;
    if (kind === 'pdf') await checkPdfText(content.toString('latin1'), room, false);
    if (kind === 'excel') await checkWorkbook(content);
  }
  if (embedded.length > 0 && !hasInvoice) throw new BadContent('FILE_EMBEDS');
}

async function checkWorkbook(content: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pannier-attachment-'));
  try {
    const path = join(folder, 'workbook');
    await writeFile(path, content);
    await checkArchive(path, 'excel');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
