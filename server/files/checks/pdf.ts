import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { BadContent } from '../file-rules.ts';
import { decodedName, type PdfObject, pdfObjects } from './pdf-dictionaries.ts';

/**
 * A PDF is stored as it is, so it must hold nothing that runs or hides. It is refused
 * - with a name of `activeNames` anywhere in its bytes or in a compressed object stream;
 * - with an embedded file that is not the XML of an e-invoice;
 * - when it is encrypted, since its object streams cannot be read then;
 * - when an object stream is compressed in a way that this code does not read, or unpacks to too much;
 * - with bytes behind its end, where another file could lie.
 */
const activeNames = new Set([
  ...['/JavaScript', '/Launch', '/RichMedia', '/Rendition', '/XFA', '/ImportData', '/SubmitForm'],
  ...['/GoToE', '/Movie', '/Flash'],
]);

/** Object streams of honest files take some megabytes. */
const maxUnpacked = 16_000_000;
const maxBytes = 100_000_000;

const name = /\/[^\s\0()<>[\]{}/%]{1,80}/g;
/** Roots of the e-invoices that travel in PDFs: Factur-X, ZUGFeRD, Order-X, UBL (XRechnung). */
const invoiceRoot =
  /^(?:\uFEFF|\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*>|<!--[\s\S]{0,2000}?-->|\s)*<(?:[\w-]+:)?(?:CrossIndustryInvoice|CrossIndustryDocument|SCRDMCCBDACIOMessageStructure|Invoice|CreditNote)[\s>]/;

/** Whether a text is the XML of an e-invoice; it must not declare a document type. */
export const isInvoiceXml = (xml: string): boolean =>
  invoiceRoot.test(xml) && !/<!DOCTYPE/i.test(xml);

/** Checks a PDF that is to be stored. @throws BadContent */
export async function checkPdf(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length > maxBytes) throw new BadContent('FILE_TOO_LARGE');
  checkPdfText(bytes.toString('latin1'));
}

function checkPdfText(text: string): void {
  if (!/%%EOF[\s\0]*$/.test(text.slice(-2_048))) throw new BadContent('FILE_DAMAGED');
  refuseNames(text);
  const objects = pdfObjects(text);
  if (!objects) throw new BadContent('FILE_DAMAGED');
  const texts = [text];
  let room = maxUnpacked;
  for (const object of objects.filter(isObjectStream)) {
    const content = unpack(text, object, room);
    if (content === null) throw new BadContent('FILE_DAMAGED');
    room -= content.length;
    if (room < 0) throw new BadContent('FILE_UNPACKS');
    refuseNames(content);
    texts.push(content);
  }
  checkEmbedded(texts, text, objects);
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

/** The stream's content; null when it is compressed in another way than Flate, or damaged. */
function unpack(text: string, { tokens, streamAt }: PdfObject, room: number): string | null {
  const from = streamAt ?? 0;
  const end = text.indexOf('endstream', from);
  if (end < 0) return null;
  const raw = text.slice(from, end);
  const filter = tokens.indexOf('/Filter');
  if (filter < 0) return raw;
  if (tokens.includes('/DecodeParms') || tokens.lastIndexOf('/Filter') !== filter) return null;
  const used = tokens.slice(filter + 1, filter + 4);
  const isFlate =
    used[0] === '/FlateDecode' ||
    (used[0] === '[' && used[1] === '/FlateDecode' && used[2] === ']');
  if (!isFlate) return null;
  try {
    const unpacked = inflateSync(Buffer.from(raw, 'latin1'), {
      maxOutputLength: Math.max(1, room),
    });
    return unpacked.toString('latin1');
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new BadContent('FILE_UNPACKS');
    return null;
  }
}

/**
 * Every file that a file specification (`/EF`) points to must be the XML of an e-invoice. Of an object
 * that is there several times all versions count.
 */
function checkEmbedded(texts: string[], text: string, objects: PdfObject[]): void {
  const numbers = new Set<number>();
  for (const part of texts)
    for (const [, inside] of part.matchAll(
      /\/(?:E|#45)(?:F|#46)(?:[\s\0]*<<([^>]*)>>|[\s\0]*(?=<<)|[\s\0]+(?=\d))/g,
    )) {
      const references = [...(inside ?? '').matchAll(/(\d+)[\s\0]+\d+[\s\0]+R/g)];
      if (references.length === 0) throw new BadContent('FILE_ACTIVE');
      for (const [, number] of references) numbers.add(Number(number));
    }
  for (const object of objects) {
    const isEmbedded = numbers.has(object.number) || object.tokens.includes('/EmbeddedFile');
    if (!isEmbedded) continue;
    const xml = object.streamAt === null ? null : unpack(text, object, maxUnpacked);
    if (xml === null || !invoiceRoot.test(xml)) throw new BadContent('FILE_ACTIVE');
  }
}
