// Fetches documents of several invoices and keeps them, pinned, on the device.

import type { FetchedFile } from '#src/graphql/download-file.ts';
import { fetchPatiently } from '#src/graphql/fetch-patiently.ts';
import { fetchMadeFile } from '#src/graphql/save-export.ts';
import { readZip } from '#src/lib/files/read-zip.ts';
import { keepDocument } from '#src/offline/documents/document-store.ts';
import type { Viewer } from '#src/offline/viewer.ts';
import {
  fetchInvoiceDocument,
  type InvoiceDocumentKind,
  toDocumentId,
} from './invoice-documents.ts';
import { NoRoom } from './kept-year.ts';

/** Invoices of one ZIP: small enough for slow networks, and the server makes ten in a quarter of an hour. */
const zipSize = 50;

const types: Record<string, string> = { pdf: 'application/pdf', xml: 'application/xml' };

/** A document that is wanted. */
interface WantedDocument {
  invoiceNo: string;
  kind: InvoiceDocumentKind;
}

export interface FetchOptions {
  viewer: Viewer;
  signal: AbortSignal;
  /** Called after each document that was kept. */
  onKept: () => void;
}

async function keep({ viewer, signal, onKept }: FetchOptions, id: string, file: FetchedFile) {
  signal.throwIfAborted();
  if (!(await keepDocument(viewer, id, file, { pinned: true }))) throw new NoRoom();
  onKept();
}

/** Keeps the files of a ZIP. @returns the wanted documents that it has no file of under their own names */
async function keepFromZip(
  zip: Uint8Array<ArrayBuffer>,
  wanted: readonly WantedDocument[],
  options: FetchOptions,
): Promise<WantedDocument[]> {
  const byName = new Map(
    wanted.map((one) => [`${one.invoiceNo}${one.kind === 'pdf' ? '' : '-e-invoice'}`, one]),
  );
  for await (const { name, content } of readZip(zip)) {
    const [, stem = '', extension = ''] = /^(.*)\.(\w+)$/s.exec(name) ?? [];
    const found = byName.get(stem);
    if (!found) continue;
    byName.delete(stem);
    const id = toDocumentId(found.invoiceNo, found.kind);
    await keep(options, id, { name, type: types[extension] ?? '', content });
  }
  return [...byName.values()];
}

/**
 * Fetches documents as ZIPs of several invoices, and one by one where the name of a file does not say which invoice it is of.
 * @returns the documents that the server does not have
 * @throws NetworkError, HttpError, NoRoom, the signal's reason, and the browser's error when the device is full
 */
export async function fetchDocuments(
  wanted: readonly WantedDocument[],
  options: FetchOptions,
): Promise<WantedDocument[]> {
  const { signal } = options;
  const byInvoice = [...Map.groupBy(wanted, ({ invoiceNo }) => invoiceNo)];
  const missing: WantedDocument[] = [];
  for (let at = 0; at < byInvoice.length; at += zipSize) {
    const batch = byInvoice.slice(at, at + zipSize);
    const query = { invoiceNos: batch.map(([invoiceNo]) => invoiceNo) };
    const zip = await fetchPatiently(async () => {
      const made = { signal, onBytes: () => undefined };
      const { content } = await fetchMadeFile('/documents/invoices', query, 'invoices.zip', made);
      return new Uint8Array(await content.arrayBuffer());
    }, signal);
    const documents = batch.flatMap(([, ofInvoice]) => ofInvoice);
    const left = zip ? await keepFromZip(zip, documents, options) : documents;
    for (const one of left) {
      const { invoiceNo, kind } = one;
      const file = await fetchPatiently(
        () => fetchInvoiceDocument(invoiceNo, kind, signal),
        signal,
      );
      if (file) await keep(options, toDocumentId(invoiceNo, kind), file);
      else missing.push(one);
    }
  }
  return missing;
}
