import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { recordAudit } from './audit.store.ts';
import type { AuditEvent, AuditSource } from './audit-event.ts';

/** How long refusals of the same kind are gathered into one event, in milliseconds. */
const gatherMs = 60_000;
/** Kinds gathered at a time; beyond it further ones are gathered as one. */
const mostKinds = 5_000;

interface Gathered {
  event: AuditEvent;
  /** Refusals that no event speaks of yet. */
  count: number;
  requestId: string | undefined;
}

/**
 * Records refused calls (403, 429). The first of a user for an operation is recorded at once; more of them
 * within a minute become one event with their count, so that a caller cannot fill the log.
 */
export class Refusals {
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  readonly #gathered = new Map<string, Gathered>();
  readonly #timer: NodeJS.Timeout;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Db, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => this.flush(), gatherMs).unref();
  }

  /** Notes one refusal. @param operation the GraphQL field or the route, such as `GET /catalog/manifest` */
  note(source: AuditSource, operation: string, reason: string): void {
    const who = source.actor === 'unknown' ? source.address : source.actor;
    const known = `${who} ${source.sorg} ${operation} ${reason}`;
    const key = this.#gathered.has(known) || this.#gathered.size < mostKinds ? known : 'others';
    const earlier = this.#gathered.get(key);
    // A call that is resolved a second time, which tells its error, is one refusal.
    if (earlier && earlier.requestId === source.requestId) return;
    if (earlier) {
      earlier.count += 1;
      earlier.requestId = source.requestId;
      return;
    }
    const event: AuditEvent = { ...source, kind: 'access.refused', detail: { operation, reason } };
    this.#gathered.set(key, { event, count: 0, requestId: source.requestId });
    this.#write([event]);
  }

  /** Records what was gathered, and forgets it. @returns when all events so far are stored */
  async flush(): Promise<void> {
    const events = [...this.#gathered.values()]
      .filter(({ count }) => count > 0)
      .map(({ event, count }) => ({ ...event, detail: { ...event.detail, count } }));
    this.#gathered.clear();
    if (events.length > 0) this.#write(events);
    await this.#writing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #write(events: AuditEvent[]): void {
    // A refusal that cannot be recorded is still refused; the log names it.
    this.#writing = Promise.all([this.#writing, recordAudit(this.#db, ...events)]).then(
      () => {},
      (err) => this.#log.error({ err, events }, 'refused calls could not be recorded'),
    );
  }
}
