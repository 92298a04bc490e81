import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Batch, BatchKind } from '#server/batches/batch-kind.ts';
import type { BatchSource } from '#server/batches/batch-source.ts';
import type { LocalOperator } from '#server/lib/local-operator.ts';
import { callServer, describeRefusal } from './call-server.ts';

/** The batches of a kind that a running server has. */
export function getServerBatches(
  server: LocalOperator,
  { address, attachments }: Pick<BatchKind, 'address' | 'attachments'>,
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
    attachments: (files) => attachments?.(files) ?? [],
    async content(batch, { sorg, hash }) {
      const path = `/${address}/${batch}/files/${encodeURIComponent(sorg)}/${hash}`;
      const answer = await call('GET', path);
      if (!answer.ok) return refuseUnless(answer, 'NO_SUCH_FILE', null);
      return answer.body && Readable.fromWeb(answer.body as ReadableStream);
    },
    async acknowledge(batch) {
      const answer = await call('POST', `/${address}/${batch}/acknowledge`);
      if (!answer.ok) return refuseUnless(answer, 'UNKNOWN_BATCH', 'unknown');
      return ((await answer.json()) as { acknowledged: 'now' | 'before' }).acknowledged;
    },
  };
}

/** @returns the result where the answer has the code @throws when it has another one, as from a server without this call */
async function refuseUnless<T>(answer: Response, code: string, result: T): Promise<T> {
  const text = await answer.clone().text();
  if (text.includes(code)) return result;
  throw new Error(await describeRefusal(answer));
}
