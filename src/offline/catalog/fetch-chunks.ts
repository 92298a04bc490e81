import {
  type Span,
  spanOfDetails,
  takeForSound,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import { hashBytes } from '#src/lib/files/hash-bytes.ts';
import { type CatalogApi, CatalogApiError } from './catalog-api.ts';
import type { CatalogDatabase, ChunkRow } from './catalog-database.ts';
import { chunkSizes, createRow, storeChunks } from './chunk-store.ts';
import type { Progress } from './job-state.ts';
import { type ChunkRef, type Fetch, type ManifestAnswer, planFetches } from './manifest.ts';

/** Requests at a time; browsers open no more to one server. */
const lanes = 6;
/** Written together: one transaction for each would take longer than the download. */
const batchSize = 16;
/** How often a chunk with the wrong content is asked for again. */
const attempts = 3;

export interface Fetching {
  db: CatalogDatabase;
  api: CatalogApi;
  signal: AbortSignal;
  onProgress(progress: { bytes: Progress; chunks: Progress }): void;
}

/** A chunk whose content is what its name says; what is not is thrown away and asked for again. */
async function fetchChunk({ api, signal }: Fetching, hash: string) {
  for (let attempt = 1; ; attempt += 1) {
    const plain = await api.chunk(hash, signal);
    if ((await hashBytes(plain)) === hash) {
      takeForSound(plain);
      return plain;
    }
    if (attempt >= attempts) throw new CatalogApiError('failed');
  }
}

/**
 * Fetches the chunks that the device does not have yet and stores each batch as it comes, so that
 * an interruption costs little.
 * @returns those that came and that only product pages need, with the groups they are about
 * @throws CatalogApiError, the signal's reason, Dexie's QuotaExceededError
 */
export async function fetchChunks(
  fetching: Fetching,
  offer: ManifestAnswer,
  refs: readonly ChunkRef[],
): Promise<Record<string, Span>> {
  const { db, api, signal, onProgress } = fetching;
  const here = await chunkSizes(db);
  const there = refs.filter(({ hash }) => here.has(hash));
  const fetches = planFetches(
    offer,
    refs.filter(({ hash }) => !here.has(hash)),
  );
  const bytes = { done: 0, total: 0 };
  const chunks = { done: there.length, total: refs.length };
  for (const ref of there) bytes.done += ref.bytes;
  for (const ref of [...there, ...fetches.flatMap((fetch) => fetch.refs)]) bytes.total += ref.bytes;
  const details: Record<string, Span> = {};
  const report = () => onProgress({ bytes: { ...bytes }, chunks: { ...chunks } });
  report();
  let waiting: ChunkRow[] = [];
  const flush = async () => {
    const rows = waiting;
    waiting = [];
    await storeChunks(db, rows);
  };
  const keep = async (ref: ChunkRef, plain: Uint8Array<ArrayBuffer>) => {
    const row = await createRow(db, ref.hash, plain, ref.kind === 'prices');
    const span = spanOfDetails(plain);
    if (span) details[ref.hash] = span;
    waiting.push(row);
    if (waiting.length >= batchSize) await flush();
    bytes.done += ref.bytes;
    chunks.done += 1;
    report();
  };
  /** Chunks that are not in the pack, or are damaged, are fetched one by one. */
  const unpack = async (pack: NonNullable<Fetch['pack']>, wanted: readonly ChunkRef[]) => {
    const left = new Map(wanted.map((ref) => [ref.hash, ref]));
    for (const plain of await api.pack(pack, signal).catch(() => [])) {
      signal.throwIfAborted();
      const hash = await hashBytes(plain);
      const ref = left.get(hash);
      if (!ref) continue;
      left.delete(hash);
      takeForSound(plain);
      await keep(ref, plain);
    }
    for (const ref of left.values()) fetches.push({ pack: null, refs: [ref] });
  };
  const lane = async () => {
    for (let fetch = fetches.shift(); fetch; fetch = fetches.shift()) {
      signal.throwIfAborted();
      if (fetch.pack) await unpack(fetch.pack, fetch.refs);
      else for (const ref of fetch.refs) await keep(ref, await fetchChunk(fetching, ref.hash));
    }
  };
  const stopAll = (error: unknown) => {
    fetches.length = 0;
    throw error;
  };
  const running = Array.from({ length: lanes }, () => lane().catch(stopAll));
  const results = await Promise.allSettled(running);
  // Chunks that arrived before a failure are kept, so they need not be fetched again.
  const failed = results.find((result) => result.status === 'rejected');
  if (failed && isFull(failed.reason)) throw failed.reason;
  await flush();
  if (failed) throw failed.reason;
  return details;
}

/** Whether an error means that the device has no room. */
export function isFull(error: unknown): boolean {
  const { name, inner } = (error ?? {}) as { name?: string; inner?: unknown };
  return name === 'QuotaExceededError' || (inner != null && isFull(inner));
}
