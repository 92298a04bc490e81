import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { createSignal } from '#src/lib/create-store.ts';
import { type ListChunk, type ListChunks, planListChunks } from './list-chunks.ts';
import { keepReach, keptReach } from './list-reach.ts';

/** The answer to one request. */
export interface LoadedChunk<Row> {
  rows: Row[];
  /** Of the whole list. */
  count: number;
  /** Words of the search that were left out; null or missing for none. */
  without?: readonly string[] | null | undefined;
  asOf: string;
  /** The version of the range it was read from; missing where chunks of several versions may be combined. */
  version?: string;
}

/** The query of a chunk of a list. */
export type ChunkQuery<Row> = (chunk: ListChunk) => {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<LoadedChunk<Row>>;
};

export interface ListLoaderState<Row> {
  /** Undefined until the first chunk is there. */
  count: number | undefined;
  without: readonly string[];
  asOf: string | undefined;
  /** Why the first chunk could not be loaded. */
  error: unknown;
  /** How long the list is now; rows that are not there (yet, or any more) are undefined. */
  length: number;
  getRow: (index: number) => Row | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  /** Visible rows, or the next ones, could not be loaded. */
  failed: boolean;
}

/**
 * The number of chunks to keep apart from the visible ones: some 1,000 rows, in either direction of
 * scrolling.
 */
const mostKept = 10;

/**
 * A list of any length, loaded in chunks. Only the visible chunks are observed, and only a few more are
 * kept, so that memory stays bounded; a dropped chunk is loaded again when it becomes visible. For
 * `useSyncExternalStore`.
 */
export class ListLoader<Row> {
  readonly key: string;
  readonly #chunks: ListChunks;
  #client: QueryClient;
  #chunkQuery: ChunkQuery<Row>;
  #reach: number;
  #kept = 1;
  /** The newest chunk; later it counts like any other, by whether it is visible. */
  #fresh = 0;
  #inSight: [number, number] = [0, 0];
  #watched = new Map<number, { observer: QueryObserver<LoadedChunk<Row>>; stop: () => void }>();
  #recent: number[] = [];
  /** Chunks requested again because of a version, each once: two servers may differ for a while. */
  #renewed = new Set<string>();
  #signal = createSignal();
  #state: ListLoaderState<Row>;

  constructor(
    client: QueryClient,
    key: string,
    chunkQuery: ChunkQuery<Row>,
    chunks = planListChunks(),
  ) {
    this.#chunks = chunks;
    this.key = key;
    this.#client = client;
    this.#chunkQuery = chunkQuery;
    this.#reach = keptReach(key);
    this.#state = this.#read();
  }

  getSnapshot = (): ListLoaderState<Row> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    const first = !this.#signal.hasListeners();
    const unsubscribe = this.#signal.subscribe(listener);
    if (first) this.#watch();
    return () => {
      unsubscribe();
      if (this.#signal.hasListeners()) return;
      for (const { stop } of this.#watched.values()) stop();
      this.#watched.clear();
    };
  };

  /** Says which rows are drawn; `end` is the first one that is not. */
  show = (start: number, end: number): void => {
    this.#inSight = [start, end];
    if (this.#signal.hasListeners()) this.#watch();
  };

  /** Loads the next chunk, or again the ones that failed. */
  more = (): void => {
    if (this.#state.failed) void this.retry();
    else if (this.#state.hasMore && !this.#state.loadingMore) {
      this.#fresh = this.#reach;
      this.#reach += 1;
      if (this.#signal.hasListeners()) this.#watch();
    }
  };

  /** Requests every chunk again that could not be loaded. Returns the first failure. */
  retry = async (): Promise<{ error: unknown }> => {
    const failed = [...this.#watched.values()].filter(
      (one) => one.observer.getCurrentResult().isError,
    );
    const results = await Promise.all(failed.map((one) => one.observer.refetch()));
    return { error: results.find((result) => result.error)?.error ?? null };
  };

  #watch(): void {
    const [start, end] = this.#inSight;
    const wanted = new Set([0, this.#fresh]);
    for (
      let n = this.#chunks.findChunk(start);
      n < this.#reach && this.#chunks.getOffset(n) < end;
      n++
    )
      wanted.add(n);
    for (const n of wanted) if (!this.#watched.has(n)) this.#open(n);
    for (const [n, { stop }] of this.#watched) {
      if (wanted.has(n)) continue;
      stop();
      this.#watched.delete(n);
    }
    this.#recent = [...new Set([...wanted, ...this.#recent])];
    for (const n of this.#recent.splice(mostKept))
      this.#client.removeQueries({ ...this.#getQuery(n), exact: true, type: 'inactive' });
    this.#changed();
  }

  #getQuery = (n: number) => ({ queryKey: this.#chunkQuery(this.#chunks.getChunk(n)).queryKey });

  #open(n: number): void {
    const observer = new QueryObserver<LoadedChunk<Row>>(
      this.#client,
      this.#chunkQuery(this.#chunks.getChunk(n)),
    );
    this.#watched.set(n, { observer, stop: observer.subscribe(() => this.#changed()) });
  }

  /** Chunks of an older version repeat rows or miss some, so the visible ones are loaded again. */
  #renew(): void {
    const read = [...this.#watched].map(([n, { observer }]) => ({
      n,
      observer,
      ...observer.getCurrentResult(),
    }));
    const newest = read.toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)[0]?.data?.version;
    for (const { n, data, observer } of read) {
      const renewal = `${n} ${newest}`;
      if (!data || data.version === newest || this.#renewed.has(renewal)) continue;
      this.#renewed.add(renewal);
      void observer.refetch();
    }
  }

  #changed(): void {
    this.#renew();
    this.#state = this.#read();
    const loaded = this.#state.loadingMore || this.#state.failed ? this.#reach - 1 : this.#reach;
    if (loaded > this.#kept) {
      this.#kept = loaded;
      keepReach(this.key, loaded);
    }
    this.#signal.notify();
  }

  #read(): ListLoaderState<Row> {
    const first = this.#watched.get(0)?.observer.getCurrentResult();
    const known =
      first?.data ?? this.#client.getQueryData<LoadedChunk<Row>>(this.#getQuery(0).queryKey);
    const count = known?.count;
    // A list that has become shorter needs no more chunks than it has.
    if (count !== undefined)
      this.#reach = Math.min(this.#reach, this.#chunks.findChunk(Math.max(count, 1) - 1) + 1);
    const chunks = new Map<number, readonly Row[] | undefined>();
    let failed = false;
    for (const [n, { observer }] of this.#watched) {
      const { data, isError } = observer.getCurrentResult();
      chunks.set(n, data?.rows);
      if (isError && !data) failed = true;
    }
    const last = this.#watched.get(this.#fresh)?.observer.getCurrentResult();
    const missing =
      this.#fresh > 0 && this.#fresh < this.#reach && last !== undefined && !last.data;
    const reached = missing && last.isError ? this.#reach - 1 : this.#reach;
    const length = Math.min(this.#chunks.getOffset(reached), count ?? 0);
    if (!chunks.get(0)) chunks.set(0, known?.rows);
    return {
      count,
      without: known?.without ?? [],
      asOf: known?.asOf,
      error: count === undefined && first?.isError ? first.error : null,
      length,
      getRow: (index) =>
        chunks.get(this.#chunks.findChunk(index))?.[
          index - this.#chunks.getOffset(this.#chunks.findChunk(index))
        ],
      hasMore: length < (count ?? 0),
      loadingMore: missing && !last.isError,
      failed,
    };
  }
}
