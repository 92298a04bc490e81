import { downloadFile } from '#src/graphql/download-file.ts';
import type { ShownInspection } from './inspections.queries.ts';

/**
 * Fetches an inspection as a PDF, with its photos and signature, and gives it to the reader to keep.
 * @throws what a request throws
 */
export async function downloadPaper({
  id,
  frameNumber,
}: Pick<ShownInspection, 'id' | 'frameNumber'>): Promise<void> {
  await downloadFile(`/documents/inspections/${encodeURIComponent(id)}`, `${frameNumber}.pdf`);
}
