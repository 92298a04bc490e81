import type { OrderLine, OrderLines } from '#shared/order-lines/order-line.ts';
import type { Guess } from '#shared/order-lines/pick-reading.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { createSignal } from '#src/lib/create-store.ts';
import { type GridRow, isBlank, qtyOf } from './grid.rules.ts';
import {
  isWrong,
  lineOfRow,
  newRow,
  orOne,
  rowOfKept,
  rowOfLine,
  rowWith,
  strangeOf,
  toKeptRow,
  toRowChange,
  withBlank,
} from './grid-rows.ts';
import type { FastOrderDraft } from './order-draft.ts';
import { type OwnNumberLookup, type Product, resolveLines } from './resolve-codes.ts';

/** The state that the screen shows. */
export interface GridView {
  rows: readonly GridRow[];
  /** How many codes of how many are looked up; null when none are. */
  progress: { done: number; total: number } | null;
  /** Lines of the last paste or file that were too many. */
  left: number;
  /** Rows of the last file that its spreadsheet hides. */
  hidden: number;
  /** The last look-up had no answer. */
  failed: 'offline' | 'failed' | null;
  /** The device has no room to keep the rows. */
  notKept: boolean;
}

interface GridLookups {
  draft: FastOrderDraft;
  /** The dealer's own numbers as they are now. */
  own: () => Promise<OwnNumberLookup>;
}

/** Rows are kept on the device this long after the last change, ms. */
const keepAfter = 300;

/** The grid of fast order: its rows, their articles, and their storage (N054). */
export class OrderGrid {
  readonly #lookups: GridLookups;
  readonly #signal = createSignal();
  /** Of rows not known yet: the lines they came from, which may be read in other ways. */
  readonly #lines = new Map<string, OrderLine>();
  #view: GridView;
  #stop = new AbortController();
  #running = 0;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(lookups: GridLookups) {
    this.#lookups = lookups;
    const rows = lookups.draft.read().map((kept) => {
      const { row, line } = rowOfKept(kept);
      if (line) this.#lines.set(row.id, line);
      return row;
    });
    const view = { progress: null, left: 0, hidden: 0, failed: null, notKept: false };
    this.#view = { ...view, rows: withBlank(rows) };
  }

  readonly getSnapshot = (): GridView => this.#view;

  readonly subscribe = this.#signal.subscribe;

  #show(change: Partial<GridView>): void {
    const rows = change.rows ? withBlank(change.rows) : this.#view.rows;
    this.#view = { ...this.#view, ...change, rows };
    if (change.rows) {
      clearTimeout(this.#keeping);
      this.#keeping = setTimeout(() => this.keepNow(), keepAfter);
    }
    this.#signal.notify();
  }

  /** Keeps the rows on the device at once, as before leaving the page. */
  keepNow(): void {
    clearTimeout(this.#keeping);
    let notKept = false;
    try {
      this.#lookups.draft.keep(this.#view.rows.filter((row) => !isBlank(row)).map(toKeptRow));
    } catch {
      notKept = true;
    }
    if (notKept !== this.#view.notKept) this.#show({ notKept });
  }

  #change(id: string, change: (row: GridRow) => GridRow): void {
    this.#show({ rows: this.#view.rows.map((row) => (row.id === id ? change(row) : row)) });
  }

  setCode(id: string, code: string): void {
    this.#lines.delete(id);
    const open = { product: null, guesses: [], own: false, mayKeep: null, lineProblem: null };
    this.#change(id, (row) => ({ ...row, ...open, ...strangeOf(row), code, state: 'typing' }));
  }

  setQty(id: string, qtyText: string): void {
    this.#lines.delete(id);
    this.#change(id, (row) => ({ ...row, qtyText }));
  }

  /** Moves a row from the top to its place once it is right. */
  moveToPlace(id: string): void {
    const row = this.#view.rows.find((one) => one.id === id);
    if (row?.first) this.#change(id, (one) => ({ ...one, first: false }));
  }

  /** Chooses an article for a row. */
  take(id: string, guess: Guess<Product>): void {
    this.#lines.delete(id);
    this.#change(id, (row) => rowWith(row, guess));
  }

  /** The typed code of a row is an own number now. */
  kept(id: string): void {
    this.#change(id, (row) => ({ ...row, mayKeep: null, own: true, first: false }));
  }

  remove(ids: readonly string[]): void {
    const gone = new Set(ids);
    this.#show({ rows: this.#view.rows.filter((row) => !gone.has(row.id)), left: 0, hidden: 0 });
  }

  /** Puts rows back that were removed. */
  putBack(rows: readonly GridRow[]): void {
    this.#show({ rows: [...rows, ...this.#filled()] });
  }

  clear(): void {
    this.cancel();
    this.#lines.clear();
    this.#show({ rows: [], left: 0, hidden: 0, failed: null });
  }

  /** Adds a piece of an article that is known already, as the camera finds one. */
  addKnown(product: Product): void {
    const code = product.article_code;
    const same = this.#view.rows.find((row) => row.product?.article_code === code && qtyOf(row));
    if (same) {
      this.setQty(same.id, String((qtyOf(same) ?? 0) + 1));
      return;
    }
    const known = { product, code: product.article_code_display, state: 'known' as const };
    this.#show({ rows: [...this.#filled(), newRow({ ...known, qtyText: '1' })] });
  }

  #filled(): GridRow[] {
    return this.#view.rows.filter((row) => !isBlank(row));
  }

  /** Adds pasted or uploaded lines, in the place of a blank row or at the end, and looks them up. */
  async addLines(
    { lines, left, hidden = 0 }: OrderLines,
    behind: string | null = null,
  ): Promise<void> {
    const rows = this.#view.rows;
    const at = rows.findIndex((row) => row.id === behind);
    const place = at === -1 ? rows.length : at + 1;
    const added = lines.map((line) => {
      const row = rowOfLine(line);
      if (line.problem === null) this.#lines.set(row.id, line);
      return row;
    });
    const before = rows.slice(0, place).filter((row) => !isBlank(row));
    this.#show({ rows: [...before, ...added, ...rows.slice(place)], left, hidden });
    await this.#lookUp(added, true);
  }

  /** Looks rows up by their codes: one that was typed, or those that could not be looked up before. */
  async check(ids: readonly string[]): Promise<void> {
    const wanted = new Set(ids);
    await this.#lookUp(
      this.#view.rows.filter((row) => wanted.has(row.id)),
      false,
    );
  }

  /** Looks up all rows that could not be looked up before. */
  async checkUnchecked(): Promise<void> {
    const rows = this.#view.rows.filter(({ state }) => state === 'unchecked');
    await this.#lookUp(rows, false);
  }

  /** Stops looking up; rows without an answer stay, unchecked. */
  cancel(): void {
    this.#stop.abort();
  }

  async #lookUp(rows: readonly GridRow[], pasted: boolean): Promise<void> {
    const open = rows.filter((row) => row.code.trim() !== '' && row.lineProblem === null);
    if (open.length === 0) return;
    if (this.#running === 0) this.#stop = new AbortController();
    this.#running += 1;
    const { signal } = this.#stop;
    const lines = new Map(open.map((row) => [row.id, this.#lines.get(row.id) ?? lineOfRow(row)]));
    const qtys = new Map<string, string>();
    this.#show({
      progress: { done: 0, total: lines.size },
      rows: this.#view.rows.map((row): GridRow => {
        if (!lines.has(row.id)) return row;
        const qtyText = orOne(row);
        qtys.set(row.id, qtyText);
        return { ...row, qtyText, state: 'checking' };
      }),
    });
    let failed: GridView['failed'] = null;
    const found = new Map<string, Partial<GridRow>>();
    try {
      // Without the own numbers all others can still be found.
      const own = await this.#lookups.own().catch((): OwnNumberLookup => new Map());
      const onProgress = (done: number, total: number) => this.#show({ progress: { done, total } });
      const resolved = await resolveLines([...lines.values()], own, { signal, onProgress });
      [...lines.keys()].forEach((id, at) => {
        const one = resolved[at];
        if (one) found.set(id, toRowChange(one));
      });
    } catch (error) {
      if (!signal.aborted) failed = isNetworkError(error) ? 'offline' : 'failed';
    }
    this.#running -= 1;
    const updated = this.#view.rows.map((row): GridRow => {
      // The row was changed during the look-up, so the result is for another text.
      if (!lines.has(row.id) || row.state !== 'checking') return row;
      const next = { ...row, ...(found.get(row.id) ?? { state: 'unchecked' as const }) };
      if (row.qtyText !== qtys.get(row.id)) next.qtyText = row.qtyText;
      if (next.state === 'known') this.#lines.delete(row.id);
      return { ...next, first: isWrong(next) && (pasted || row.first) };
    });
    this.#show({ rows: updated, failed, ...(this.#running === 0 && { progress: null }) });
  }
}
