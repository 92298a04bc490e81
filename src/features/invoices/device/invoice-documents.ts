// The documents of invoices on the device. This file brings the database along, so screens load it with `import()`.

import { type FetchedFile, fetchFile } from '#src/graphql/download-file.ts';
import { HttpError } from '#src/graphql/errors.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import {
  keepDocument,
  listDocuments,
  readDocument,
  removeDocument,
} from '#src/offline/documents/document-store.ts';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';

/** The PDF of an invoice, or the e-invoice that the distributor's system delivered. */
export type InvoiceDocumentKind = 'pdf' | 'e-invoice';

/** The documents of an invoice that the device has, with when it got them in milliseconds since 1970. */
export type KeptInvoiceDocuments = Partial<Record<InvoiceDocumentKind, number>>;

/** How long a device that has a document waits for the network, in ms. */
const timeoutMs = 4_000;

/** The id of an invoice's document among the documents on the device. */
export const toDocumentId = (invoiceNo: string, kind: InvoiceDocumentKind): string =>
  `invoices/${invoiceNo}/${kind}`;

/** Fetches a document from the server. Errors: `fetchFile`. */
export function fetchInvoiceDocument(
  invoiceNo: string,
  kind: InvoiceDocumentKind,
  signal: AbortSignal | null = null,
): Promise<FetchedFile> {
  const path = `/documents/invoices/${encodeURIComponent(invoiceNo)}/${kind}`;
  return fetchFile(path, `${invoiceNo}.${kind === 'pdf' ? 'pdf' : 'xml'}`, signal);
}

/** Whether the server refused the document, so that the copy must not stay. A busy or failing server does not count. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 403 || error.status === 404);

const give = ({ content, name, type }: FetchedFile) => saveFile(content, name, type);

const isSameViewer = (viewer: Viewer) => boundViewer() === viewer;

/**
 * Gives the reader a document of the server and keeps it on the device. Without an answer of the server the reader
 * gets the kept one.
 * @returns null for a document of the server; for a kept one when the device got it, milliseconds since 1970
 * @throws what `fetchFile` throws where the device has none, or the server refuses it
 */
export async function openInvoiceDocument(
  invoiceNo: string,
  kind: InvoiceDocumentKind,
): Promise<number | null> {
  const viewer = boundViewer();
  const id = toDocumentId(invoiceNo, kind);
  const kept = viewer && (await readDocument(viewer, id).catch(() => null));
  try {
    const signal = kept ? AbortSignal.timeout(timeoutMs) : null;
    const file = await fetchInvoiceDocument(invoiceNo, kind, signal);
    give(file);
    // The reader has the document even when the device has no room to keep it.
    if (viewer && isSameViewer(viewer)) await keepDocument(viewer, id, file).catch(() => false);
    return null;
  } catch (error) {
    if (viewer && isRefusal(error)) await removeDocument(viewer, id).catch(() => undefined);
    if (!kept || isRefusal(error)) throw error;
    give(kept);
    return kept.storedAt;
  }
}

/** Returns which documents of an invoice the device has. */
export async function findKeptDocuments(invoiceNo: string): Promise<KeptInvoiceDocuments> {
  const viewer = boundViewer();
  if (!viewer) return {};
  const rows = await listDocuments(viewer);
  const at = (kind: InvoiceDocumentKind) => {
    const row = rows.find(({ id }) => id === toDocumentId(invoiceNo, kind));
    return row ? { [kind]: row.storedAt } : {};
  };
  return { ...at('pdf'), ...at('e-invoice') };
}
