import { workTables } from '../database.ts';
import { withStealableLock } from '../lock/stealable-lock.ts';
import { type Pull, type RunQuery, registeredPulls } from '../outbox/operation-registry.ts';
import { completedCount } from '../outbox/outbox-store.ts';
import { withReopen } from '../reopen-database.ts';
import type { Claims } from '../session/token-claims.ts';
import { type Hold, pushOutbox } from './push-outbox.ts';
import { backoff, isUnwell, maxWaitMs } from './retry-policy.ts';
import { SendFailure, sendDocument } from './send-document.ts';
import type { SyncDeps } from './sync-deps.ts';

export interface SyncOptions {
  /** False asks the server for data only when something was sent. */
  pull?: boolean;
  /**
   * Conditions have improved, such as the network or the page coming back: entries waiting after a failure
   * are tried at once, without counting an attempt. A pause that the server requested still applies.
   */
  wake?: boolean;
}

export interface SyncResult {
  phase: 'idle' | 'offline' | 'login' | 'error';
  /** When to run again automatically, milliseconds since 1970; null: not automatically. */
  nextAt: number | null;
}

/**
 * Sends what waits, then brings the device in step with the server, then looks again. One runner
 * at a time over all tabs and the worker; calling it often is harmless.
 */
export function runSync(deps: SyncDeps, options: SyncOptions = {}): Promise<SyncResult> {
  const { db, locks } = deps;
  return withStealableLock(`outbox:${db.name}`, () => run(deps, options), { locks });
}

async function run(deps: SyncDeps, options: SyncOptions): Promise<SyncResult> {
  const { db, now } = deps;
  const { pull = true, wake = false } = options;
  const held = await readHold(deps);
  if (held.until && !(wake && !held.asked)) return { phase: 'error', nextAt: held.until };
  const result = await pushAndPull(deps, { pull, wake }, held.times);
  const before = await db.syncState.get('status');
  const lastSyncAt = result.phase === 'idle' && pull ? now() : (before?.lastSyncAt ?? null);
  await withReopen(db, () => db.syncState.put({ key: 'status', phase: result.phase, lastSyncAt }));
  return result;
}

async function pushAndPull(
  deps: SyncDeps,
  { pull, wake }: Required<SyncOptions>,
  unwell: number,
): Promise<SyncResult> {
  let inStep = !pull;
  let first = true;
  try {
    const who = await loadLoggedInUser(deps);
    for (;;) {
      const push = await pushOutbox(deps, who, { unwell, wake: wake && first });
      first = false;
      if (push.hold) await hold(deps, push.hold, push.sent ? 1 : unwell + 1);
      else if (push.sent > 0 && unwell > 0)
        await hold(deps, { since: 0, until: 0, asked: false }, 0);
      if (push.stop === 'unwell') return { phase: 'error', nextAt: push.hold?.until ?? null };
      if (push.stop) return { phase: push.stop, nextAt: null };
      if (push.sent === 0 && inStep) return { phase: 'idle', nextAt: push.nextAt };
      inStep = await pullAll(deps, who);
    }
  } catch (error) {
    const code = error instanceof SendFailure ? error.code : 'UNKNOWN';
    if (code === 'OFFLINE') return { phase: 'offline', nextAt: null };
    if (code === 'LOGIN') return { phase: 'login', nextAt: null };
    if (!(error instanceof SendFailure)) throw error;
    const wait = error.retryAfter ?? backoff(4, deps.random());
    return { phase: 'error', nextAt: deps.now() + wait };
  }
}

/**
 * Returns the claims of the session's user: entries of the active customer are sent and, if the user may
 * change it, of others. While another user is logged in this throws: then nothing may be sent, and no data
 * of theirs may be stored in this database.
 */
async function loadLoggedInUser({ transport, userId }: SyncDeps): Promise<Claims> {
  const token = await transport.accessToken().catch(() => {
    throw new SendFailure('OFFLINE');
  });
  const who = token ? transport.readClaims(token) : null;
  if (who?.userId !== userId) throw new SendFailure('LOGIN');
  return who;
}

/**
 * Fetches everything that the device keeps in sync. A failure of one kind of data does not prevent the
 * others.
 * @returns false when something was sent in the meantime: fetch again
 * @throws the first failure, after all fetches
 */
async function pullAll(deps: SyncDeps, who: Claims): Promise<boolean> {
  const { customer } = who;
  if (customer === null) return true;
  const failures: unknown[] = [];
  for (const pull of registeredPulls()) {
    if (!who.scopes.includes(pull.scope)) continue;
    try {
      if (!(await pullOne(deps, who, customer, pull))) return false;
    } catch (error) {
      if (error instanceof SendFailure && concernsAll(error.code)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return true;
}

async function pullOne(
  { db, transport }: SyncDeps,
  who: Claims,
  customer: string,
  pull: Pull,
): Promise<boolean> {
  const query: RunQuery = (document, variables) =>
    sendDocument(transport, who, document, variables);
  const before = await withReopen(db, () => completedCount(db));
  const answer = await pull.load(query, db, customer);
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
async function hold({ db }: SyncDeps, { since, until, asked }: Hold, times: number) {
  await withReopen(db, () => db.syncState.put({ key: 'hold', since, until, asked, times }));
}

/**
 * A hold that has not begun yet means that the clock was set back: it does not count. One of an
 * older app does not say when it began.
 */
async function readHold({ db, now }: SyncDeps) {
  const row = await withReopen(db, () => db.syncState.get('hold'));
  const [until, times] = [Number(row?.until ?? 0), row?.times];
  const since = typeof row?.since === 'number' ? row.since : until - maxWaitMs;
  return {
    until: since <= now() && now() < until ? until : null,
    asked: row?.asked !== false,
    times: typeof times === 'number' ? times : 0,
  };
}
