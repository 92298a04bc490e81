import type { UserDatabase } from '../database.ts';
import { inTurn } from '../lock/in-turn.ts';
import type { Locks } from '../lock/single-runner.ts';
import { type Ask, type Pull, registeredPulls } from '../outbox/operation-registry.ts';
import { completedCount, workTables } from '../outbox/outbox-store.ts';
import { withReopen } from '../reopen.ts';
import type { Claims } from '../session/claims.ts';
import { type Hold, pushOutbox } from './push-outbox.ts';
import { backoff, isUnwell, maxWaitMs } from './retry-policy.ts';
import { SendFailure, sendDocument, type Wire } from './send-document.ts';

/** Everything a run needs from outside, so that tests can bring their own world. */
export interface SyncWorld {
  db: UserDatabase;
  /** Whose database it is; the session may be another's by now. */
  userId: number;
  wire: Wire;
  now(): number;
  random(): number;
  locks?: Locks;
}

export interface SyncOptions {
  /** False asks the server for data only when something was sent. */
  pull?: boolean;
  /**
   * Something has changed for the better, such as the network or the page coming back: what waits
   * after a failure is tried at once, at no cost. What the server itself has asked for still counts.
   */
  wake?: boolean;
}

export interface SyncResult {
  phase: 'idle' | 'offline' | 'login' | 'error';
  /** When to run again without being called, milliseconds since 1970; null: not by itself. */
  nextAt: number | null;
}

/**
 * Sends what waits, then brings the device in step with the server, then looks again. One runner
 * at a time over all tabs and the worker; calling it often is harmless.
 */
export function runSync(world: SyncWorld, options: SyncOptions = {}): Promise<SyncResult> {
  return inTurn(`outbox:${world.db.name}`, () => run(world, options), world.locks);
}

async function run(world: SyncWorld, options: SyncOptions): Promise<SyncResult> {
  const { db, now } = world;
  const { pull = true, wake = false } = options;
  const held = await holdOf(world);
  if (held.until && !(wake && !held.asked)) return { phase: 'error', nextAt: held.until };
  const result = await pushAndPull(world, { pull, wake }, held.times);
  const before = await db.syncState.get('status');
  const lastSyncAt = result.phase === 'idle' && pull ? now() : (before?.lastSyncAt ?? null);
  await withReopen(db, () => db.syncState.put({ key: 'status', phase: result.phase, lastSyncAt }));
  return result;
}

async function pushAndPull(
  world: SyncWorld,
  { pull, wake }: Required<SyncOptions>,
  unwell: number,
): Promise<SyncResult> {
  let inStep = !pull;
  let first = true;
  try {
    const who = await whoIsLoggedIn(world);
    for (;;) {
      const push = await pushOutbox(world, who, { unwell, wake: wake && first });
      first = false;
      if (push.hold) await hold(world, push.hold, push.sent ? 1 : unwell + 1);
      else if (push.sent > 0 && unwell > 0)
        await hold(world, { since: 0, until: 0, asked: false }, 0);
      if (push.stop === 'unwell') return { phase: 'error', nextAt: push.hold?.until ?? null };
      if (push.stop) return { phase: push.stop, nextAt: null };
      if (push.sent === 0 && inStep) return { phase: 'idle', nextAt: push.nextAt };
      inStep = await pullAll(world, who);
    }
  } catch (error) {
    const code = error instanceof SendFailure ? error.code : 'UNKNOWN';
    if (code === 'OFFLINE') return { phase: 'offline', nextAt: null };
    if (code === 'LOGIN') return { phase: 'login', nextAt: null };
    if (!(error instanceof SendFailure)) throw error;
    const wait = error.retryAfter ?? backoff(4, world.random());
    return { phase: 'error', nextAt: world.now() + wait };
  }
}

/**
 * Whom the session belongs to: entries of the active customer are sent and, by who may change it, of
 * others. As long as somebody else is logged in nobody is: neither may anything be sent for them, nor
 * what is theirs come into this database.
 */
async function whoIsLoggedIn({ wire, userId }: SyncWorld): Promise<Claims> {
  const token = await wire.accessToken().catch(() => {
    throw new SendFailure('OFFLINE');
  });
  const who = token ? wire.readClaims(token) : null;
  if (who?.userId !== userId) throw new SendFailure('LOGIN');
  return who;
}

/**
 * Asks for everything the device keeps in step. What fails for one kind of data alone does not keep
 * the others from coming.
 * @returns false when something was sent meanwhile: ask again
 * @throws the first failure, when all have been asked for
 */
async function pullAll(world: SyncWorld, who: Claims): Promise<boolean> {
  const { customer } = who;
  if (customer === null) return true;
  const failures: unknown[] = [];
  for (const pull of registeredPulls()) {
    if (!who.scopes.includes(pull.scope)) continue;
    try {
      if (!(await pullOne(world, who, customer, pull))) return false;
    } catch (error) {
      if (error instanceof SendFailure && concernsAll(error.code)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return true;
}

async function pullOne(
  { db, wire }: SyncWorld,
  who: Claims,
  customer: string,
  pull: Pull,
): Promise<boolean> {
  const ask: Ask = (document, variables) => sendDocument(wire, who, document, variables);
  const before = await withReopen(db, () => completedCount(db));
  const answer = await pull.ask(ask, db, customer);
  return await withReopen(db, () =>
    db.transaction('rw', workTables(db), async () => {
      if ((await completedCount(db)) !== before) return false;
      await pull.apply(db, customer, answer);
      return true;
    }),
  );
}

/** Without a network, a session or a well server there is no use in asking for the rest. */
function concernsAll(code: string): boolean {
  return code === 'OFFLINE' || code === 'LOGIN' || code === 'OTHER_VIEWER' || isUnwell(code);
}

/** Keeps all tabs and the worker quiet until then, since the server is unwell. */
async function hold({ db }: SyncWorld, { since, until, asked }: Hold, times: number) {
  await withReopen(db, () => db.syncState.put({ key: 'hold', since, until, asked, times }));
}

/**
 * A hold that has not begun yet means that the clock was set back: it does not count. One of an
 * older app does not say when it began.
 */
async function holdOf({ db, now }: SyncWorld) {
  const row = await withReopen(db, () => db.syncState.get('hold'));
  const [until, times] = [Number(row?.until ?? 0), row?.times];
  const since = typeof row?.since === 'number' ? row.since : until - maxWaitMs;
  return {
    until: since <= now() && now() < until ? until : null,
    asked: row?.asked !== false,
    times: typeof times === 'number' ? times : 0,
  };
}
