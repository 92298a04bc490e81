import type { PrintedTable } from '#shared/printed-table.ts';
import { apiUrl } from '#src/lib/runtime.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { sessionFetch } from './session-fetch.ts';

/**
 * Has the server put a table on paper and saves it as `<name>.pdf`.
 * @throws NetworkError without a network
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
  if (!reply.ok) throw new Error(`The server answered ${reply.status} instead of a PDF`);
  saveFile(await reply.arrayBuffer(), `${name}.pdf`, 'application/pdf');
}
