import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { InvoiceDocument, InvoiceDocuments } from './load-documents.ts';

/**
 * Packs the documents of invoices while they are sent: one is made when the one before it has been read, so that
 * memory holds one at a time. Ends early when the client goes.
 */
export function zipInvoices(documents: InvoiceDocuments): Readable {
  const zip = new ZipFile();
  const packed = Readable.from(zip.outputStream, { objectMode: false });
  zip.on('error', (error) => packed.destroy(error as Error));
  void pack(zip, documents, packed).catch((error: Error) => packed.destroy(error));
  return packed;
}

async function pack(zip: ZipFile, documents: InvoiceDocuments, packed: Readable): Promise<void> {
  const used = new Set<string>();
  const gone = new Promise<void>((resolve) => packed.once('close', resolve));
  for (const no of documents.numbers)
    for (const make of [documents.pdf, documents.eInvoice]) {
      if (packed.destroyed) return;
      const document = await make(no);
      if (document) await Promise.race([add(zip, document, used), gone]);
    }
  zip.end();
}

/** Adds a document and waits until it has been read. */
function add(zip: ZipFile, { name, bytes }: InvoiceDocument, used: Set<string>): Promise<void> {
  const source = Readable.from([bytes], { objectMode: false });
  const read = new Promise<void>((resolve, reject) => {
    source.once('close', resolve);
    source.once('error', reject);
  });
  zip.addReadStream(source, takeFreeName(used, name), { mode: 0o100644 });
  return read;
}

/**
 * Returns a name that no entry has yet, and remembers it. Two invoice numbers may have the same name once the
 * characters that file systems refuse are gone.
 */
function takeFreeName(used: Set<string>, name: string): string {
  let free = name;
  for (let nth = 2; used.has(free); nth++) free = name.replace(/(\.\w+)$/, ` (${nth})$1`);
  used.add(free);
  return free;
}
