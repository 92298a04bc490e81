import {
  documentBudget,
  getDocumentUse,
  keepDocument,
  listDocuments,
  readDocument,
} from '#src/offline/documents/document-store.ts';
import type { Viewer } from '#src/offline/viewer.ts';
import type { KeptYear } from './kept-year.rules.ts';

/** The id of the year's list among the documents. */
export const yearListId = 'invoices/year';

/** Neither the device nor the budget of documents has room. */
export class NoRoom extends Error {}

/** Reads the list of the year that the device keeps; null without one. */
export async function readKeptYear(viewer: Viewer): Promise<KeptYear | null> {
  const kept = await readDocument(viewer, yearListId);
  return kept && (JSON.parse(new TextDecoder().decode(kept.content)) as KeptYear);
}

/** Stores the list of the year. @throws NoRoom */
export async function writeKeptYear(viewer: Viewer, list: KeptYear): Promise<void> {
  const content = new TextEncoder().encode(JSON.stringify(list));
  const file = { name: yearListId, type: 'application/json', content };
  if (!(await keepDocument(viewer, yearListId, file, { pinned: true }))) throw new NoRoom();
}

/** The documents of the kept year, and the room that all documents take up. */
export interface InvoicesOnDevice {
  /** How many documents of the year are on the device (`done`, with their bytes) and in all; `asOf` is ISO. */
  year: { year: string; done: number; total: number; bytes: number; asOf: string } | null;
  /** Bytes of all documents, and the most that they may take up. */
  use: number;
  budget: number;
}

/** Returns which invoices of the viewer's customer are on the device. */
export async function getInvoicesOnDevice(viewer: Viewer): Promise<InvoicesOnDevice> {
  const [list, rows, use] = await Promise.all([
    readKeptYear(viewer),
    listDocuments(viewer),
    getDocumentUse(viewer),
  ]);
  const room = { use, budget: documentBudget };
  if (!list) return { year: null, ...room };
  const { year, asOf, documents } = list;
  const wanted = new Set(documents);
  const here = rows.filter(({ id }) => wanted.has(id));
  const bytes = here.reduce((sum, { size }) => sum + size, 0);
  return { year: { year, done: here.length, total: wanted.size, bytes, asOf }, ...room };
}
