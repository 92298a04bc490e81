import { makeHostPdf, type PaperHost } from '#server/features/documents/documents.public.ts';
import { shownName } from '#server/files/stored/shown-name.ts';
import type { Services } from '#server/graphql/feature.ts';
import {
  componentRows,
  customerAddresses,
  type InvoiceFileRow,
  invoiceFiles,
  invoiceLines,
} from '../invoice-detail.store.ts';
import { toLine } from '../invoice-lines.ts';
import type { InvoiceRow } from '../invoice-row.store.ts';
import { invoiceComponents } from '../price-components.rules.ts';
import { invoicePaper } from './invoice-paper.ts';

type Parts = Pick<Services, 'db' | 'files'>;

/** A document of an invoice, ready to be sent. */
export interface InvoiceDocument {
  /** The name it is saved under. */
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** The documents of invoices whose items the viewer may see. */
export interface InvoiceDocuments {
  numbers: readonly string[];
  /** The distributor's own PDF byte for byte, else one drawn here and marked as a copy. */
  pdf(invoiceNo: string): Promise<InvoiceDocument | null>;
  /** The e-invoice byte for byte; null where the distributor's system delivered none. */
  eInvoice(invoiceNo: string): Promise<InvoiceDocument | null>;
}

/**
 * Reads what the documents of invoices need, in a fixed number of statements; the documents themselves are made
 * one by one when they are asked for.
 * @param rows items of invoices, such as of `itemsOfInvoices`
 */
export async function loadDocuments(
  { db, files }: Parts,
  paper: PaperHost,
  rows: readonly InvoiceRow[],
): Promise<InvoiceDocuments> {
  const byNumber = Map.groupBy(rows, (row) => row.invoice_no);
  const numbers = [...byNumber.keys()];
  const names = rows
    .flatMap(({ pdf, e_invoice }) => [pdf, e_invoice])
    .filter((name) => name !== null);
  const { sorg } = paper.host;
  const [known, lines, components, addresses] = await Promise.all([
    invoiceFiles(db, [...new Set(names)]),
    invoiceLines(db, sorg, numbers),
    componentRows(db, sorg, 'invoice', paper.locale),
    customerAddresses(db, sorg, [...new Set(rows.map(({ payer }) => payer))]),
  ]);
  const linesByNumber = Map.groupBy(lines, (line) => line.invoice_no);
  const filesByName = new Map(known.map((file) => [file.name, file]));

  async function original(name: string | null, shown: string): Promise<InvoiceDocument | null> {
    const file = name === null ? undefined : filesByName.get(name);
    const bytes = file && (await files.bytes(`invoices/${file.hash}`));
    return file && bytes
      ? { name: toFileName(shown, extensionOf(file)), type: file.type, bytes }
      : null;
  }

  return {
    numbers,
    async pdf(invoiceNo) {
      const [first, ...further] = byNumber.get(invoiceNo) ?? [];
      if (!first) return null;
      const own = await original(first.pdf, invoiceNo);
      if (own) return own;
      const shown = (linesByNumber.get(invoiceNo) ?? []).map(toLine);
      const table = invoicePaper(paper, {
        items: [first, ...further],
        address: addresses.get(first.payer) ?? '',
        lines: shown,
        components: invoiceComponents(components, first, shown),
      });
      const bytes = await makeHostPdf({ db, files }, paper.host, table);
      return { name: toFileName(invoiceNo, 'pdf'), type: 'application/pdf', bytes };
    },
    async eInvoice(invoiceNo) {
      const [first] = byNumber.get(invoiceNo) ?? [];
      return first ? await original(first.e_invoice, `${invoiceNo}-e-invoice`) : null;
    },
  };
}

const extensionOf = ({ type }: InvoiceFileRow) => (type === 'application/pdf' ? 'pdf' : 'xml');

/** The number as the name of a file; its own dots are no extension. */
const toFileName = (invoiceNo: string, extension: string) =>
  shownName(`${invoiceNo}.${extension}`, extension);
