import { fileTypeFromBuffer } from 'file-type';
import { isDataXml, isInvoiceXml } from './invoice-xml.ts';

export type Attachment = 'invoice' | 'pdf' | 'excel' | 'harmless';

const kinds: Record<string, Attachment> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'excel',
  'image/png': 'harmless',
  'image/jpeg': 'harmless',
};

/**
 * What a file embedded in a PDF is, by its content: the XML of an e-invoice, or one of the supporting
 * documents that EN 16931 allows beside it (PDF, PNG, JPEG, CSV, XLSX) or other data as XML. Null for any other.
 */
export async function kindOfAttachment(content: Buffer): Promise<Attachment | null> {
  if (isInvoiceXml(content)) return 'invoice';
  const found = await fileTypeFromBuffer(content);
  if (found && found.mime !== 'application/xml') return kinds[found.mime] ?? null;
  return isTable(content) || isDataXml(content) ? 'harmless' : null;
}

/** Whether bytes can be a CSV file: lines of text that are no markup and no program. */
function isTable(content: Buffer): boolean {
  const isText = content.every(
    (byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d,
  );
  const text = content.toString('latin1');
  return isText && /[,;\t]/.test(text) && !/<[a-z!?/]/i.test(text) && !text.startsWith('#!');
}
