import type { BatchFile } from '#server/batches/batch-kind.ts';
import type { LocalOperator } from '#server/lib/local-operator.ts';
import { callServer, describeRefusal } from './call-server.ts';

/** Returns the files of rights and users that a running server has. */
export async function getServerAccess(server: LocalOperator): Promise<readonly BatchFile[]> {
  const signal = AbortSignal.timeout(120_000);
  const answer = await callServer(server, '/access/export', { method: 'POST', signal });
  if (!answer.ok) throw new Error(await describeRefusal(answer));
  return ((await answer.json()) as { files: BatchFile[] }).files;
}
