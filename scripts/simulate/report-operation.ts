import { createHash } from 'node:crypto';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { plainOperations } from '#src/offline/generated/plain-operations.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import { registerPlainOperations } from '#src/offline/outbox/plain-operations.ts';
import type { Random } from './random.ts';
import { SimBlob } from './sim-blob.ts';

// An operation with files that exists only in the simulation. It is registered with the plain operations of the
// features.

export const reportOperation = 'CreateReport';
export const reportPurpose = 'simulation/report';

/** The document that the server of the simulation knows under its hash. */
export const reportDocument = `mutation CreateReport($report: ReportInput!) {
  createReport(report: $report) { message { status description } userErrors { field code message } } }`;
export const reportHash = createHash('sha256').update(reportDocument).digest('hex');

registerPlainOperations([
  ...plainOperations,
  {
    name: reportOperation,
    hash: reportHash,
    version: 1,
    purpose: reportPurpose,
    customer: 'in arguments',
  },
]);

export interface ReportVariables {
  report: { id: string; text: string; files: (string | null)[] };
}

/** Files of few bytes fit into one request, the other ones need several. */
const sizes = [200, 3_000, 400_000, 900_000];
/** Several reports have one of these contents, which the server stores only once. */
const sameContents = 3;

/** A new PDF; some have the content of another one. */
export function makePdf(random: Random): SimBlob {
  const content = random.chance(0.3) ? random.int(1, sameContents) : random.int(10, 1e9);
  const size = content <= sameContents ? 3_000 : random.pick(sizes);
  const bytes = pdfWith([`(${content}) % ${String(content).repeat(size / 10)}`]);
  return new SimBlob(bytes, { type: 'application/pdf', content: contentHash(bytes) });
}

/** A new report with one to three files. */
export function reportEntry(random: Random): NewEntry {
  const id = crypto.randomUUID();
  const files = Array.from({ length: random.int(1, 3) }, () => makePdf(random));
  const text = `Report ${random.int(0, 1e9)}`;
  const variables: ReportVariables = { report: { id, text, files: files.map(() => null) } };
  return {
    operation: reportOperation,
    variables,
    keys: [`report/${id}`],
    blobs: Object.fromEntries(files.map((blob, at) => [`report.files.${at}`, blob.asBlob])),
  };
}

/** The hash of a content, as it is compared. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
