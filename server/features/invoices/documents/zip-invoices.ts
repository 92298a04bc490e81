import { Readable } from 'node:stream';
import { takeFreeName, type ZipEntry, zipStream } from '#server/lib/zip-stream.ts';
import type { InvoiceDocuments } from './load-documents.ts';

/** Packs the documents of invoices while they are sent: one is made when the one before it has been read. */
export const zipInvoices = (documents: InvoiceDocuments): Readable =>
  zipStream(makeEntries(documents));

/** Two invoice numbers may have the same name once the characters that file systems refuse are gone. */
async function* makeEntries(documents: InvoiceDocuments): AsyncGenerator<ZipEntry> {
  const used = new Set<string>();
  for (const no of documents.numbers)
    for (const make of [documents.pdf, documents.eInvoice]) {
      const document = await make(no);
      if (!document) continue;
      const content = Readable.from([document.bytes], { objectMode: false });
      yield { name: takeFreeName(used, document.name), content };
    }
}
