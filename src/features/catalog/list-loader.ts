import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { type Part, type Parts, partsOf } from './list-parts.ts';
import { keepReach, keptReach } from './list-reach.ts';

/** What one request answers. */
export interface ListPart<Row> {
  rows: Row[];
  /** Of the whole list. */
  count: number;
  asOf: string;
  /** Of the range it was read from; missing where pieces of several may stand side by side. */
  version?: string;
}

/** The query of a piece of a list. */
export type Ask<Row> = (part: Part) => {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<ListPart<Row>>;
};

export interface ListState<Row> {
  /** Undefined until the first piece is there. */
  count: number | undefined;
  asOf: string | undefined;
  /** Why the first piece could not be had. */
  error: unknown;
  /** How long the list is now; rows that are not there (yet, or any more) are undefined. */
  length: number;
  rowAt: (index: number) => Row | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  /** Rows in sight, or the next ones, could not be had. */
  failed: boolean;
}

/** Pieces kept beside those in sight: some 1,000 rows, whatever the way one has scrolled. */
const mostKept = 10;

/**
 * A list of any length, loaded piece by piece. Only the pieces in sight are watched, and only some
 * more are kept, so that memory stays bounded; a piece that was dropped is asked for again when it
 * comes back into sight. For `useSyncExternalStore`.
 */
export class ListLoader<Row> {
  readonly key: string;
  readonly #parts: Parts;
  #client: QueryClient;
  #ask: Ask<Row>;
  #reach: number;
  #kept = 1;
  /** The last piece while it is new; later it counts like any other, by whether it is in sight. */
  #fresh = 0;
  #inSight: [number, number] = [0, 0];
  #watched = new Map<number, { observer: QueryObserver<ListPart<Row>>; stop: () => void }>();
  #recent: number[] = [];
  /** Pieces asked for again because of a version, each once: two servers may differ for a while. */
  #renewed = new Set<string>();
  #listeners = new Set<() => void>();
  #state: ListState<Row>;

  constructor(client: QueryClient, key: string, ask: Ask<Row>, parts = partsOf()) {
    this.#parts = parts;
    this.key = key;
    this.#client = client;
    this.#ask = ask;
    this.#reach = keptReach(key);
    this.#state = this.#read();
  }

  getSnapshot = (): ListState<Row> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#watch();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      for (const { stop } of this.#watched.values()) stop();
      this.#watched.clear();
    };
  };

  /** Says which rows are drawn; `end` is the first one that is not. */
  show = (start: number, end: number): void => {
    this.#inSight = [start, end];
    if (this.#listeners.size > 0) this.#watch();
  };

  /** Loads the next piece, or again what failed. */
  more = (): void => {
    if (this.#state.failed) void this.retry();
    else if (this.#state.hasMore && !this.#state.loadingMore) {
      this.#fresh = this.#reach;
      this.#reach += 1;
      if (this.#listeners.size > 0) this.#watch();
    }
  };

  /** Asks again for every piece that could not be had; answers the first failure. */
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
    for (let n = this.#parts.partOf(start); n < this.#reach && this.#parts.offsetOf(n) < end; n++)
      wanted.add(n);
    for (const n of wanted) if (!this.#watched.has(n)) this.#open(n);
    for (const [n, { stop }] of this.#watched) {
      if (wanted.has(n)) continue;
      stop();
      this.#watched.delete(n);
    }
    this.#recent = [...new Set([...wanted, ...this.#recent])];
    for (const n of this.#recent.splice(mostKept))
      this.#client.removeQueries({ ...this.#queryOf(n), exact: true, type: 'inactive' });
    this.#changed();
  }

  #queryOf = (n: number) => ({ queryKey: this.#ask(this.#parts.partAt(n)).queryKey });

  #open(n: number): void {
    const observer = new QueryObserver<ListPart<Row>>(
      this.#client,
      this.#ask(this.#parts.partAt(n)),
    );
    this.#watched.set(n, { observer, stop: observer.subscribe(() => this.#changed()) });
  }

  /** Pieces of an older range repeat rows or leave some out: those in sight are read again. */
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
    for (const listener of this.#listeners) listener();
  }

  #read(): ListState<Row> {
    const first = this.#watched.get(0)?.observer.getCurrentResult();
    const known =
      first?.data ?? this.#client.getQueryData<ListPart<Row>>(this.#queryOf(0).queryKey);
    const count = known?.count;
    // A list that has become shorter needs no more pieces than it has.
    if (count !== undefined)
      this.#reach = Math.min(this.#reach, this.#parts.partOf(Math.max(count, 1) - 1) + 1);
    const parts = new Map<number, readonly Row[] | undefined>();
    let failed = false;
    for (const [n, { observer }] of this.#watched) {
      const { data, isError } = observer.getCurrentResult();
      parts.set(n, data?.rows);
      if (isError && !data) failed = true;
    }
    const last = this.#watched.get(this.#fresh)?.observer.getCurrentResult();
    const missing =
      this.#fresh > 0 && this.#fresh < this.#reach && last !== undefined && !last.data;
    const reached = missing && last.isError ? this.#reach - 1 : this.#reach;
    const length = Math.min(this.#parts.offsetOf(reached), count ?? 0);
    if (!parts.get(0)) parts.set(0, known?.rows);
    return {
      count,
      asOf: known?.asOf,
      error: count === undefined && first?.isError ? first.error : null,
      length,
      rowAt: (index) =>
        parts.get(this.#parts.partOf(index))?.[
          index - this.#parts.offsetOf(this.#parts.partOf(index))
        ],
      hasMore: length < (count ?? 0),
      loadingMore: missing && !last.isError,
      failed,
    };
  }
}
