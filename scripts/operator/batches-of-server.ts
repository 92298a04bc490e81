import type { Batch, BatchKind } from '#server/batches/batch-kind.ts';
import type { BatchSource } from '#server/batches/batch-source.ts';
import type { LocalOperator } from '#server/lib/local-operator.ts';
import { callServer, describeRefusal } from './call-server.ts';

/** The batches of a kind that a running server has. */
export function getServerBatches(
  server: LocalOperator,
  { address }: Pick<BatchKind, 'address'>,
): BatchSource {
  async function call(method: 'GET' | 'POST', path: string): Promise<Response> {
    const signal = AbortSignal.timeout(120_000);
    const answer = await callServer(server, path, { method, signal });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(await describeRefusal(answer));
  }
  return {
    async batches() {
      const answer = await call('POST', `/${address}`);
      if (!answer.ok) throw new Error(await describeRefusal(answer));
      return ((await answer.json()) as { batches: Batch[] }).batches;
    },
    async files(batch) {
      const answer = await call('GET', `/${address}/${batch}`);
      if (!answer.ok) throw new Error(await describeRefusal(answer));
      return ((await answer.json()) as { files: [string, string][] | null }).files;
    },
    async acknowledge(batch) {
      const answer = await call('POST', `/${address}/${batch}/acknowledge`);
      if (!answer.ok) return unknownBatch(answer);
      return ((await answer.json()) as { acknowledged: 'now' | 'before' }).acknowledged;
    },
  };
}

/** @throws when the server does not know the call rather than the batch */
async function unknownBatch(answer: Response): Promise<'unknown'> {
  const text = await answer.clone().text();
  if (text.includes('UNKNOWN_BATCH')) return 'unknown';
  throw new Error(await describeRefusal(answer));
}
