import { readFile } from 'node:fs/promises';
import { BadContent, type FileKind } from '../file-rules.ts';
import { checkArchive, refuseManyEntries } from './archive.ts';
import { fileKind } from './file-kind.ts';
import { isInvoiceXml } from './invoice-xml.ts';
import { checkPdf } from './pdf.ts';

/** What is found out about received bytes: their kind, or the code of the refusal. */
export type Checked = { kind: FileKind } | { refusal: BadContent['code'] };

// What runs in the threads of check-pool.ts.

/** Finds out what a file is, and looks into PDFs and archives. */
export default async function checkFile(path: string): Promise<Checked> {
  try {
    await refuseManyEntries(path);
    const kind = await fileKind(path);
    if (kind === 'pdf') await checkPdf(path);
    else if (kind !== 'image') await checkArchive(path, kind);
    return { kind };
  } catch (error) {
    if (error instanceof BadContent) return { refusal: error.code };
    throw error;
  }
}

/** Whether a file is the XML of an e-invoice. */
export async function checkInvoiceXml(path: string): Promise<boolean> {
  return isInvoiceXml(await readFile(path));
}
