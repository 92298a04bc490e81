import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadContent } from '../file-rules.ts';
import { checkArchive } from './archive.ts';
import { refuseOpening } from './pdf-actions.ts';
import { kindOfAttachment } from './pdf-attachments.ts';
import {
  type ByNumber,
  decodedName,
  objectsInStream,
  objectsOf,
  type PdfObject,
  pdfObjects,
  referencesIn,
  type Steps,
  TooManySteps,
  valueAt,
} from './pdf-dictionaries.ts';
import { numberOf, type Room, unpack } from './pdf-streams.ts';

/**
 * A PDF is stored as it is, so it must hold nothing that runs or hides. It is refused
 * - with a name of `activeNames` anywhere in its bytes or in a compressed object stream;
 * - with an action that leaves the document by itself when it or a page is opened;
 * - with an embedded file that is neither the XML of an e-invoice nor a supporting document beside one;
 * - when it is encrypted, since its object streams cannot be read then;
 * - when a stream is packed in a way that this code does not read, or all unpack to too much;
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

/** Checks a PDF that is to be stored. @throws BadContent */
export async function checkPdf(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length > maxBytes) throw new BadContent('FILE_TOO_LARGE');
  try {
    await checkPdfText(bytes.toString('latin1'), { left: maxUnpacked }, true);
  } catch (error) {
    throw error instanceof TooManySteps ? new BadContent('FILE_TOO_COMPLEX') : error;
  }
}

async function checkPdfText(text: string, room: Room, mayEmbed: boolean): Promise<void> {
  const end = text.lastIndexOf('%%EOF');
  const tail = text.slice(end + 5);
  if (end < 0 || !isHarmlessTail(tail)) throw new BadContent('FILE_DAMAGED');
  refuseNames(text);
  const steps = { left: 2 * text.length + 1_000_000 };
  const objects = pdfObjects(text, steps);
  const inside = objectsOfStreams(text, objects, room, steps);
  const all = [...objects, ...inside];
  const byNumber = Map.groupBy(all, ({ number }) => number);
  refuseOpening(all, byNumber);
  await checkEmbedded(text, all, byNumber, room, mayEmbed);
}

/** The objects that are packed in streams. */
function objectsOfStreams(
  text: string,
  objects: readonly PdfObject[],
  room: Room,
  steps: Steps,
): PdfObject[] {
  const byNumber = Map.groupBy(objects, ({ number }) => number);
  const found: PdfObject[] = [];
  for (const object of objects.filter(isObjectStream)) {
    const content = unpack(text, object, byNumber, room);
    const first = numberOf(object, '/First', byNumber);
    if (content === null || first === null) throw new BadContent('FILE_DAMAGED');
    const inside = content.toString('latin1');
    refuseNames(inside);
    steps.left += 2 * inside.length;
    for (const one of objectsInStream(inside, first, steps)) found.push(one);
    if (objects.length + found.length > maxObjects) throw new BadContent('FILE_UNPACKS');
  }
  return found;
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

/** The objects that a file specification (`/EF`) names, directly or by a dictionary of its own. */
function embeddedNumbers(objects: readonly PdfObject[], byNumber: ByNumber): Set<number> {
  const numbers = new Set<number>();
  for (const { tokens } of objects)
    tokens.forEach((word, at) => {
      if (word !== '/EF') return;
      const value = valueAt(tokens, at + 1);
      const found =
        value[2] === 'R'
          ? objectsOf(byNumber, Number(value[0])).flatMap((object) => referencesIn(object.tokens))
          : referencesIn(value);
      if (found.length === 0) throw new BadContent('FILE_EMBEDS');
      for (const number of found) numbers.add(number);
    });
  return numbers;
}

/**
 * The streams of embedded files. Of an object that is there several times all versions count.
 * @throws BadContent when a file specification names no stream
 */
function embeddedStreams(objects: readonly PdfObject[], byNumber: ByNumber): Set<PdfObject> {
  const isStream = ({ streamAt }: PdfObject) => streamAt !== null;
  const found = new Set(
    objects.filter((object) => isStream(object) && object.tokens.includes('/EmbeddedFile')),
  );
  for (const number of embeddedNumbers(objects, byNumber)) {
    const streams = objectsOf(byNumber, number).filter(isStream);
    if (streams.length === 0) throw new BadContent('FILE_EMBEDS');
    for (const stream of streams) found.add(stream);
  }
  return found;
}

/** Every embedded file must be the XML of an e-invoice; beside one, supporting documents may lie. */
async function checkEmbedded(
  text: string,
  objects: readonly PdfObject[],
  byNumber: ByNumber,
  room: Room,
  mayEmbed: boolean,
): Promise<void> {
  const embedded = embeddedStreams(objects, byNumber);
  if (embedded.size > 0 && !mayEmbed) throw new BadContent('FILE_EMBEDS');
  let hasInvoice = false;
  for (const object of embedded) {
    const content = unpack(text, object, byNumber, room);
    const kind = content && (await kindOfAttachment(content));
    if (!kind) throw new BadContent('FILE_EMBEDS');
    if (kind === 'invoice') hasInvoice = true;
    if (kind === 'pdf') await checkPdfText(content.toString('latin1'), room, false);
    if (kind === 'excel') await checkWorkbook(content);
  }
  if (embedded.size > 0 && !hasInvoice) throw new BadContent('FILE_EMBEDS');
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
