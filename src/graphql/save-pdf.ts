import type { PrintedTable } from '#shared/printed-table.ts';
import { apiUrl } from '#src/lib/device/runtime.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import { toHttpError } from './download-file.ts';
import { sessionFetch } from './session-fetch.ts';

/**
 * Has the server put a table on paper and saves it as `<name>.pdf`.
 * @throws NetworkError without a network, HttpError when the server refuses
 */
export async function savePdf(
  name: string,
  table: PrintedTable,
  signal?: AbortSignal,
): Promise<void> {
  const reply = await sessionFetch(await apiUrl('/documents/pdf'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
    ...(signal && { signal }),
  });
  if (!reply.ok) throw await toHttpError(reply);
  saveFile(await reply.arrayBuffer(), `${name}.pdf`, 'application/pdf');
}
