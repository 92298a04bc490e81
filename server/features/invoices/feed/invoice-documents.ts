import { pattern, Wrong } from '#server/feeds/cell-types.ts';
import type { DocumentFolder, FolderFile } from '#server/feeds/feed-file.ts';
import { checkInThread, isInvoiceInThread } from '#server/files/checks/check-pool.ts';
import { BadContent, refusals } from '#server/files/file-rules.ts';
import { fileHashes, rememberFiles } from './invoice-files.store.ts';

/** Names of files in `invoices/`, as items name them: letters of all languages, blanks, and usual signs. */
export const pdfName = pattern(
  /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}\w .,;&()+-]{0,150}\.pdf$/iu,
  'the name of a PDF',
);
export const eInvoiceName = pattern(
  /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}\w .,;&()+-]{0,150}\.(xml|pdf)$/iu,
  'the name of an XML file or a PDF',
);

/** The PDFs and e-invoices of the distributor's own system. */
export const invoiceDocuments: DocumentFolder = {
  folder: 'invoices',
  check: checkDocument,
  hashes: fileHashes,
  remember: rememberFiles,
};

/** The content decides what a file is; it must be what its name says. It is read in a thread of its own. */
async function checkDocument({
  path,
  name,
  content,
}: FolderFile): Promise<{ type: string } | Wrong> {
  const named = eInvoiceName.read(name, 0);
  if (named instanceof Wrong) return named;
  try {
    if (/\.xml$/i.test(name))
      return (await isInvoiceInThread(path))
        ? { type: 'application/xml' }
        : new Wrong('NOT_ALLOWED', 'is not the XML of an e-invoice');
    const head = content.subarray(0, 5).toString('latin1');
    if (head !== '%PDF-') return new Wrong('NOT_ALLOWED', refusals.FILE_KIND);
    await checkInThread(path);
    return { type: 'application/pdf' };
  } catch (error) {
    if (error instanceof BadContent) return new Wrong('NOT_ALLOWED', error.message);
    throw error;
  }
}
