import { CatalogFormatError } from '#shared/catalog-engine/all.ts';
import type { AnswerContext } from '#shared/catalog-engine/answers/context.ts';
import { answerOperation } from './answer-operation.ts';
import {
  type CatalogDatabase,
  hashesOf,
  inCatalog,
  readTaken,
  type Taken,
} from './catalog-database.ts';
import { loadChunks } from './chunk-store.ts';
import { compactRange } from './compact-range.ts';
import { DamagedCatalog } from './from-chunks.ts';
import { LoadedCatalog } from './loaded-catalog.ts';
import { rememberWaiting, waitingChunks } from './stored-details.ts';
import type { Ask, OperationAsk } from './worker-protocol.ts';

/** Questions go before what is made ready for later ones. */
const warmPauseMs = 20;

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * Answers from the catalog of one user. The engine is loaded with the first question; while a newer
 * catalog is being loaded the one before answers.
 */
export class CatalogService {
  readonly #db: CatalogDatabase;
  readonly #onBroken: () => void;
  readonly #now: () => number;
  #loaded: Promise<LoadedCatalog | null> | null = null;
  #reloading: Promise<void> = Promise.resolve();
  #warmed: AnswerContext['engine'] | null = null;

  constructor(db: CatalogDatabase, onBroken: () => void, now: () => number = Date.now) {
    this.#db = db;
    this.#onBroken = onBroken;
    this.#now = now;
  }

  /** Does what is asked; null when the device does not know. */
  async handle(ask: Ask): Promise<unknown> {
    for (;;) {
      try {
        return await this.#handle(ask);
      } catch (error) {
        const revision = await this.#damagedBy(error);
        if (revision === null) throw error;
        this.#loaded = null;
        const now = await readTaken(this.#db);
        // Chunks may just have made room for newer ones: that is no damage.
        if (now && now.revision !== revision) continue;
        if (now) await this.#markBroken(now);
        return null;
      }
    }
  }

  /** The revision an error says to be damaged; null for another error. */
  async #damagedBy(error: unknown): Promise<number | null> {
    if (error instanceof DamagedCatalog) return error.revision;
    // Chunks are read as far as somebody asks.
    if (!(error instanceof CatalogFormatError)) return null;
    const loaded = await this.#loaded;
    return loaded?.taken.revision ?? null;
  }

  async #handle(ask: Ask): Promise<unknown> {
    if (ask.type === 'answer') return await this.#answer(ask);
    if (ask.type === 'reload') return await this.#reloadNext();
    // Both are about what is stored now, not what happens to be loaded.
    await this.#reloadNext();
    const loaded = await this.#catalog();
    if (!loaded) return null;
    if (ask.type === 'pictures') return loaded.pictures();
    await compactRange(this.#db, loaded.taken, loaded.engine);
    return true;
  }

  #catalog(): Promise<LoadedCatalog | null> {
    this.#loaded ??= this.#load(null).catch((error) => {
      this.#loaded = null;
      throw error;
    });
    return this.#loaded;
  }

  async #load(before: LoadedCatalog | null): Promise<LoadedCatalog | null> {
    const taken = await readTaken(this.#db);
    if (!taken) return null;
    if (before?.taken.revision === taken.revision) return before;
    const loaded = await LoadedCatalog.load(this.#db, taken, before);
    const found = waitingChunks(loaded.taken).length > waitingChunks(taken).length;
    // Not worth failing for: they are found again at the next start.
    if (found) await rememberWaiting(this.#db, loaded.taken).catch(() => undefined);
    return loaded;
  }

  async #answer(ask: OperationAsk): Promise<unknown> {
    const { operation, variables } = ask;
    let ctx = await this.#context(ask);
    if (!ctx) {
      // A customer just taken along is in what is being loaded.
      await this.#reloading;
      ctx = await this.#context(ask);
    }
    if (ctx) this.#warm(ctx);
    return ctx && answerOperation(ctx, operation, variables);
  }

  async #context(ask: OperationAsk): Promise<AnswerContext | null> {
    const { customer, locale, operation } = ask;
    const loaded = await this.#catalog();
    const ctx = await loaded?.contextFor(customer, locale, dayOf(this.#now()));
    if (!loaded || !ctx) return null;
    if (operation === 'ProductStock') return await loaded.withWarehouses(ctx);
    if (operation !== 'ProductDetails') return ctx;
    const { slug = '' } = (ask.variables ?? {}) as { slug?: string };
    return await loaded.withDetails(ctx, slug);
  }

  /** Makes the rest ready after the first answer, a step at a time between questions. */
  #warm({ engine, market }: AnswerContext): void {
    if (this.#warmed === engine) return;
    this.#warmed = engine;
    const steps = market.warming();
    const next = () => {
      if (this.#warmed !== engine) return;
      try {
        if (!steps.next().done) setTimeout(next, warmPauseMs);
      } catch (error) {
        // The next question comes upon it.
        if (!(error instanceof CatalogFormatError)) throw error;
      }
    };
    setTimeout(next, warmPauseMs);
  }

  /** One reload after the other, so that the newest stays. */
  #reloadNext(): Promise<void> {
    const mine = this.#reloading.then(() => this.#reload());
    this.#reloading = mine.catch(() => undefined);
    return mine;
  }

  async #reload(): Promise<void> {
    const before = (await this.#loaded?.catch(() => null)) ?? null;
    const next = await this.#load(before);
    this.#loaded = next && Promise.resolve(next);
  }

  /** Says in the database that all has to be compared with the server, and has it done. */
  async #markBroken(taken: Taken): Promise<void> {
    const db = this.#db;
    // Whatever else is damaged goes too, so that one repair brings all of it.
    await loadChunks(db, [...hashesOf(taken)]);
    await inCatalog(db, () =>
      db.transaction('rw', db.state, async () => {
        const now = (await db.state.get('taken')) as Taken | undefined;
        if (now?.revision === taken.revision) await db.state.put({ ...now, broken: true });
      }),
    );
    this.#onBroken();
  }
}
