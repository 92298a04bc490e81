// The thread that owns the embedded database, so that no query holds up the event loop of the
// server. Statements outside a transaction queue behind an open one (PGlite's own mutex).
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { finishCopy } from './directory-copy.ts';
import { DurableNodeFs } from './durable-node-fs.ts';
import { parsers } from './parsers.ts';
import type { Message, PGliteSource, PlainError, QueryResult, Request } from './pglite-messages.ts';

const { directory, image, unsynced } = workerData as PGliteSource;
const files =
  directory === null || unsynced
    ? null
    : new DurableNodeFs(directory, (reason) => post({ kind: 'broken', reason }));
const db = await PGlite.create({
  extensions: { pg_trgm },
  parsers,
  ...(files && { fs: files, startParams: DurableNodeFs.startParams(PGlite.defaultStartParams) }),
  ...(unsynced && directory !== null && { fs: new NodeFS(directory) }),
  ...(image && { loadDataDir: new Blob([readFileSync(image)]) }),
});
const transactions = new Map<number, { tx: Transaction; end: (commit: boolean) => void }>();
const subscriptions = new Map<number, () => Promise<void>>();

parentPort?.on('message', (request: Request) => {
  handle(request).then(
    (value) => request.op !== 'begin' && post({ kind: 'answer', id: request.id, value }),
    (error) => post({ kind: 'refusal', id: request.id, error: plain(error) }),
  );
});
post({ kind: 'ready' });

async function handle(request: Request): Promise<unknown> {
  switch (request.op) {
    case 'query': {
      const { sql, params, options } = request;
      return slim(await target(request.tx).query(sql, params, options));
    }
    case 'exec':
      return (await target(request.tx).exec(request.sql)).map(slim);
    case 'begin':
      return begin(request.id);
    case 'end':
      return transactions.get(request.tx)?.end(request.commit);
    case 'listen': {
      const subscription = request.id;
      const stop = await db.listen(request.channel, (payload) =>
        post({ kind: 'notification', subscription, payload }),
      );
      return void subscriptions.set(subscription, () => stop());
    }
    case 'unlisten':
      await subscriptions.get(request.subscription)?.();
      return void subscriptions.delete(request.subscription);
    case 'syncs':
      return files?.syncs ?? 0;
    case 'dump': {
      const dump = await db.dumpDataDir('none');
      return writeFileSync(request.file, new Uint8Array(await dump.arrayBuffer()));
    }
    case 'copyOut': {
      const { blob } = await db.query(`copy (${request.query}) to '/dev/blob'`);
      return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
    }
    case 'copyIn': {
      const blob = new Blob([request.rows as Uint8Array<ArrayBuffer>]);
      await db.query(`copy ${request.target} from '/dev/blob'`, [], { blob });
      return undefined;
    }
    case 'finishCopy':
      return finishCopy(directory ?? '', request.folder, request.since);
    case 'close':
      return db.close();
  }
}

/** Opens a transaction named by the request's number and keeps it open until `end`. */
async function begin(id: number): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<boolean>();
  const done = db.transaction(async (tx) => {
    transactions.set(id, { tx, end });
    post({ kind: 'answer', id, value: id });
    if (!(await ended)) await tx.rollback();
  });
  await done.then(
    () => post({ kind: 'ended', tx: id }),
    (error) => post({ kind: 'ended', tx: id, error: plain(error) }),
  );
  transactions.delete(id);
}

function target(tx: number | undefined): PGlite | Transaction {
  if (tx === undefined) return db;
  const open = transactions.get(tx);
  if (!open) throw new Error('The transaction has ended');
  return open.tx;
}

function slim({ rows, fields, affectedRows }: Results): QueryResult {
  return { rows, fields, affectedRows };
}

function plain(error: PlainError): PlainError {
  const { message, code, detail, hint, constraint, table, column, severity, position, where } =
    error;
  // The second are of WebAssembly itself, of which PostgreSQL knows nothing.
  const isFatal =
    /^(PANIC|FATAL)$/.test(severity ?? '') ||
    (error instanceof Error && /^(RuntimeError|ExitStatus)$/.test(error.name));
  return {
    message,
    code,
    detail,
    hint,
    constraint,
    table,
    column,
    severity,
    position,
    where,
    ...(isFatal && { isFatal }),
  };
}

function post(message: Message): void {
  parentPort?.postMessage(message);
}
