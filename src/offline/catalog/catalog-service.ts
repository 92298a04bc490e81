import type { AnswerContext } from '#shared/catalog-engine/answers/answer-context.ts';
import { CatalogFormatError } from '#shared/catalog-engine/catalog-engine-api.ts';
import { answerOperation } from './answer-operation.ts';
import {
  type CatalogDatabase,
  collectHashes,
  inCatalog,
  type OfflineCatalog,
  readOfflineCatalog,
} from './catalog-database.ts';
import { loadChunks } from './chunk-store.ts';
import { compactRange } from './compact-range.ts';
import { DamagedCatalog } from './decode-chunks.ts';
import { LoadedCatalog } from './loaded-catalog.ts';
import { dropPacks, readPacks, type StartPacks } from './packs.ts';
import { ShownAnswers } from './shown-answers.ts';
import { mustWait, rememberWaiting, waitingChunks } from './stored-details.ts';
import { warmupSteps } from './warmup-steps.ts';
import type { CatalogRequest, OperationRequest } from './worker-protocol.ts';

/** Questions go before what is made ready for later ones: it waits until none has come for so long. */
const quietMs = 60;
/** The pause lets new messages in. */
const pauseMs = 2;

/**
 * Answers from the catalog of one user. The engine is loaded with the first question; while a newer
 * catalog is being loaded the one before answers.
 */
export class CatalogService {
  readonly #db: CatalogDatabase;
  readonly #onBroken: () => void;
  readonly #now: () => number;
  readonly #shown: ShownAnswers;
  #loaded: Promise<LoadedCatalog | null> | null = null;
  /** True once the engine has answered a query; until then the last shown answers are used. */
  #ready = false;
  #reloading: Promise<void> = Promise.resolve();
  /** The chunks of the engine, loading before the first query needs them. */
  #packs: Promise<StartPacks> | null = null;
  #warmed: AnswerContext['engine'] | null = null;
  #askedAt = 0;

  constructor(db: CatalogDatabase, onBroken: () => void, now: () => number = Date.now) {
    this.#db = db;
    this.#onBroken = onBroken;
    this.#now = now;
    this.#shown = new ShownAnswers(db, import.meta.url);
  }

  /** Resolves when a question can be answered at once, or not at all. */
  async prepare(request: OperationRequest): Promise<void> {
    const { customer, locale } = request;
    const known = !this.#ready && (await this.#shown.find(request, this.#now()));
    if (known) return;
    const loaded = await this.#catalog().catch(() => null);
    await loaded?.contextFor(customer, locale, this.#now()).catch(() => null);
  }

  /** Does what is asked; null when the device does not know. */
  async handle(request: CatalogRequest): Promise<unknown> {
    for (;;) {
      try {
        return await this.#handle(request);
      } catch (error) {
        const revision = await this.#damagedBy(error);
        if (revision === null) throw error;
        this.#loaded = null;
        // The chunks themselves may be sound.
        if (await dropPacks(this.#db)) continue;
        const now = await readOfflineCatalog(this.#db);
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
    // Chunks are only decoded as far as a query needs them.
    if (!(error instanceof CatalogFormatError)) return null;
    const loaded = await this.#loaded;
    return loaded?.taken.revision ?? null;
  }

  async #handle(request: CatalogRequest): Promise<unknown> {
    if (request.type === 'answer') return await this.#answer(request);
    if (request.type === 'warm') {
      // Small, and asked for before anything else; the rest comes while it is opened.
      const shown = this.#shown.ready();
      this.#packs ??= readPacks(this.#db);
      await shown;
      return (await this.#catalog()) && true;
    }
    if (request.type === 'reload') return await this.#reloadNext();
    if (request.type === 'check') return await this.#check();
    // Both are about what is stored now, not what happens to be loaded.
    await this.#reloadNext();
    const loaded = await this.#catalog();
    if (!loaded) return null;
    if (request.type === 'pictures') return loaded.pictures();
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
    const packs = before ? undefined : (this.#packs ?? readPacks(this.#db));
    this.#packs = null;
    const taken = await readOfflineCatalog(this.#db);
    if (!taken) return null;
    if (before?.taken.revision === taken.revision) return before;
    const loaded = await LoadedCatalog.load(this.#db, taken, before, await packs);
    const found = waitingChunks(loaded.taken).length > waitingChunks(taken).length;
    // Not worth failing for: they are found again at the next start.
    if (found) await rememberWaiting(this.#db, loaded.taken).catch(() => undefined);
    return loaded;
  }

  async #answer(request: OperationRequest): Promise<unknown> {
    const { operation, variables } = request;
    this.#askedAt = performance.now();
    const shown = this.#ready ? undefined : await this.#shown.find(request, this.#now());
    if (shown !== undefined) {
      // Warms up the engine context without asking for data.
      const silent = () => void this.handle({ ...request, operation: '' }).catch(() => undefined);
      setTimeout(silent, quietMs);
      return shown;
    }
    const before = await this.#revision();
    let ctx = await this.#context(request);
    if (!ctx) {
      // A customer just taken along is in what is being loaded.
      await this.#reloading;
      ctx = await this.#context(request);
    }
    this.#ready = true;
    if (ctx) this.#warm(ctx);
    const answer = ctx && answerOperation(ctx, operation, variables);
    const revision = await this.#revision();
    if (ctx && answer && revision !== null && revision === before) {
      const { timeZone } = ctx.host;
      this.#shown.keep(request, { revision, today: ctx.today, timeZone }, answer);
    }
    return answer;
  }

  /** Of what answers now. */
  async #revision(): Promise<number | null> {
    return (await this.#catalog())?.taken.revision ?? null;
  }

  async #context(request: OperationRequest): Promise<AnswerContext | null> {
    const { customer, locale, operation } = request;
    const loaded = await this.#catalog();
    const ctx = await loaded?.contextFor(customer, locale, this.#now());
    if (!loaded || !ctx) return null;
    if (operation === 'ProductStock') return await loaded.withWarehouses(ctx);
    if (operation !== 'ProductDetails') return ctx;
    const { slug = '' } = (request.variables ?? {}) as { slug?: string };
    return await loaded.withDetails(ctx, slug);
  }

  /**
   * Prepares the rest after the first answer, in steps while no query waits, and writes the packs that the
   * next start reads.
   */
  #warm(ctx: AnswerContext): void {
    const { engine } = ctx;
    if (this.#warmed === engine) return;
    this.#warmed = engine;
    const steps = warmupSteps(ctx);
    const next = () => {
      if (this.#warmed !== engine) return;
      const quiet = performance.now() - this.#askedAt;
      if (quiet < quietMs) return void setTimeout(next, quietMs - quiet);
      try {
        if (steps.next().done) void this.#pack();
        else setTimeout(next, pauseMs);
      } catch (error) {
        // The next question comes upon it.
        if (!(error instanceof CatalogFormatError)) throw error;
      }
    };
    setTimeout(next, quietMs);
  }

  async #pack(): Promise<void> {
    // Not worth failing for: it is tried again after the next start.
    await (await this.#loaded)?.packForStart().catch(() => undefined);
    await this.handle({ type: 'check' }).catch(() => undefined);
  }

  /** Looks for the chunks that only product pages read, so that missing ones are fetched before such a page is opened. */
  async #check(): Promise<void> {
    const loaded = await this.#catalog();
    if (loaded) await mustWait(this.#db, loaded.taken);
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
  async #markBroken(taken: OfflineCatalog): Promise<void> {
    const db = this.#db;
    // All damaged chunks are deleted, so that one repair fetches every one of them.
    await loadChunks(db, [...collectHashes(taken)]);
    await inCatalog(db, () =>
      db.transaction('rw', db.state, async () => {
        const now = (await db.state.get('taken')) as OfflineCatalog | undefined;
        if (now?.revision === taken.revision) await db.state.put({ ...now, broken: true });
      }),
    );
    this.#onBroken();
  }
}
