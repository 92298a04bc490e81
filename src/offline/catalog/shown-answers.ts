import type { Table } from 'dexie';
import { getDayIn } from '#shared/days.ts';
import { canonical } from '../answers/answer-key.ts';
import { type CatalogDatabase, inCatalog, type OfflineCatalog } from './catalog-database.ts';
import { seal, unsealer } from './price-seal.ts';
import type { OperationRequest } from './worker-protocol.ts';

/** The first queries of lists. All others come from a page that is already shown. */
const lists = /^(Products|ProductGroups|Filter|BikeCategories|BestSellers)$/;

/** So many answers are kept, of a few kB each. */
const most = 12;
/** They are written together once no list was asked for that long, in ms: who types is not held up. */
const quietMs = 1_500;

const id = 'shown';

interface ShownRow {
  key: typeof id;
  data: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
}

/**
 * The conditions under which an answer is still valid: with any other value the engine might answer
 * differently.
 */
interface Of {
  revision: number;
  /** YYYY-MM-DD, of the time zone. */
  today: string;
  /** That of the sales organisation (IANA). */
  timeZone: string;
}

interface Kept extends Of {
  build: string;
  answers: [question: string, answer: unknown][];
}

const toQueryKey = ({ customer, locale, operation, variables }: OperationRequest): string =>
  [customer, locale, operation, canonical(variables)].join('|');

const isFirstPage = ({ variables }: OperationRequest): boolean =>
  ((variables as { page?: number } | null)?.page ?? 1) === 1;

/**
 * The first answers of recent lists, for the next start: a list is shown before the engine is loaded. An
 * answer is only reused for exactly the same query of the same customer on the same catalog, on the same
 * day and by the same code, so it is what the engine would answer. Encrypted, because it contains prices.
 */
export class ShownAnswers {
  readonly #db: CatalogDatabase;
  readonly #build: string;
  #before: Promise<Kept | null> | null = null;
  #of: Of = { revision: -1, today: '', timeZone: 'UTC' };
  readonly #answers = new Map<string, unknown>();
  #writing: ReturnType<typeof setTimeout> | undefined;

  /** @param build tells one version of the code that answers from another */
  constructor(db: CatalogDatabase, build: string) {
    this.#db = db;
    this.#build = build;
  }

  /**
   * Returns the stored answer; undefined for a query that was not asked then.
   * @param now ms
   */
  async find(request: OperationRequest, now: number): Promise<unknown> {
    if (!lists.test(request.operation)) return undefined;
    const before = await this.ready();
    if (!before || before.today !== getDayIn(before.timeZone, now)) return undefined;
    const question = toQueryKey(request);
    const found = before.answers.find(([known]) => known === question);
    if (found) this.#put(before, question, found[1]);
    return found?.[1];
  }

  /** Keeps an answer of the engine for the next start. */
  keep(request: OperationRequest, of: Of, answer: unknown): void {
    if (!lists.test(request.operation) || !isFirstPage(request)) return;
    this.#put(of, toQueryKey(request), answer);
    clearTimeout(this.#writing);
    // Not worth a word when it fails: the next start waits for the engine.
    this.#writing = setTimeout(() => void this.#write().catch(() => undefined), quietMs);
  }

  /** Reads what was kept, once. */
  ready(): Promise<Kept | null> {
    this.#before ??= this.#read().catch(() => null);
    return this.#before;
  }

  #put({ revision, today, timeZone }: Of, question: string, answer: unknown): void {
    if (revision !== this.#of.revision || today !== this.#of.today) this.#answers.clear();
    this.#of = { revision, today, timeZone };
    this.#answers.delete(question);
    this.#answers.set(question, answer);
    for (const old of [...this.#answers.keys()].slice(0, -most)) this.#answers.delete(old);
  }

  get #rows(): Table<ShownRow | OfflineCatalog, string> {
    return this.#db.state as unknown as Table<ShownRow | OfflineCatalog, string>;
  }

  async #read(): Promise<Kept | null> {
    const [row, taken] = await inCatalog(this.#db, () => this.#rows.bulkGet([id, 'taken']));
    if (!row || !taken) return null;
    const open = await unsealer(this.#db);
    const { data, iv } = row as ShownRow;
    const kept = JSON.parse(new TextDecoder().decode(await open({ hash: id, data, iv }))) as Kept;
    if (kept.build === this.#build && kept.revision === (taken as OfflineCatalog).revision)
      return kept;
    // Of a price list that may be the user's no longer.
    await inCatalog(this.#db, () => this.#rows.delete(id));
    return null;
  }

  async #write(): Promise<void> {
    // Closed by who deletes it: it must not come back to life.
    if (!this.#db.isOpen()) return;
    const of = this.#of;
    const kept: Kept = { ...of, build: this.#build, answers: [...this.#answers] };
    const plain = new TextEncoder().encode(JSON.stringify(kept));
    const { data, iv } = await seal(this.#db, id, plain);
    await inCatalog(this.#db, () =>
      this.#db.transaction('rw', this.#db.state, async () => {
        const taken = (await this.#rows.get('taken')) as OfflineCatalog | undefined;
        if (taken?.revision === of.revision) await this.#rows.put({ key: id, data, iv });
      }),
    );
  }
}
