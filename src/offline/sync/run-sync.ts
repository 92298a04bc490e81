import type { UserDatabase } from '../database.ts';
import { exclusively, type Locks } from '../lock/single-runner.ts';
import { type Ask, registeredPulls } from '../outbox/operation-registry.ts';
import { completedCount, workTables } from '../outbox/outbox-store.ts';
import { withReopen } from '../reopen.ts';
import type { Claims } from '../session/claims.ts';
import { pushOutbox } from './push-outbox.ts';
import { backoff, maxWaitMs } from './retry-policy.ts';
import { SendFailure, sendDocument, type Wire } from './send-document.ts';

/** Everything a run needs from outside, so that tests can bring their own world. */
export interface SyncWorld {
  db: UserDatabase;
  wire: Wire;
  now(): number;
  random(): number;
  locks?: Locks;
}

export interface SyncOptions {
  /** False asks the server for data only when something was sent. */
  pull?: boolean;
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
  return exclusively(`outbox:${world.db.name}`, () => run(world, options), world.locks);
}

async function run(world: SyncWorld, { pull = true }: SyncOptions): Promise<SyncResult> {
  const { db, now } = world;
  const held = await holdUntil(world);
  if (held) return { phase: 'error', nextAt: held };
  const result = await pushAndPull(world, pull);
  const before = await db.syncState.get('status');
  const lastSyncAt = result.phase === 'idle' && pull ? now() : (before?.lastSyncAt ?? null);
  await withReopen(db, () => db.syncState.put({ key: 'status', phase: result.phase, lastSyncAt }));
  return result;
}

async function pushAndPull(world: SyncWorld, pull: boolean): Promise<SyncResult> {
  let inStep = !pull;
  try {
    const who = await whoIsLoggedIn(world);
    for (;;) {
      const push = await pushOutbox(world, who);
      if (push.stop === 'unwell') return { phase: 'error', nextAt: await hold(world, push.nextAt) };
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

/** Whom the session belongs to: only their entries, for their active customer, are sent. */
async function whoIsLoggedIn({ wire }: SyncWorld): Promise<Claims> {
  const token = await wire.accessToken().catch(() => {
    throw new SendFailure('OFFLINE');
  });
  const who = token && wire.readClaims(token);
  if (!who) throw new SendFailure('LOGIN');
  return who;
}

/** Asks for everything the device keeps in step. False: something was sent meanwhile, ask again. */
async function pullAll(world: SyncWorld, who: Claims): Promise<boolean> {
  const { db, wire } = world;
  const { customer } = who;
  if (customer === null) return true;
  const ask: Ask = (document, variables) => sendDocument(wire, who, document, variables);
  for (const pull of registeredPulls()) {
    if (!who.scopes.includes(pull.scope)) continue;
    const before = await withReopen(db, () => completedCount(db));
    const answer = await pull.ask(ask);
    const applied = await withReopen(db, () =>
      db.transaction('rw', workTables(db), async () => {
        if ((await completedCount(db)) !== before) return false;
        await pull.apply(db, customer, answer);
        return true;
      }),
    );
    if (!applied) return false;
  }
  return true;
}

/** Keeps all tabs and the worker quiet until then: the server has asked for it. */
async function hold({ db }: SyncWorld, until: number | null): Promise<number | null> {
  if (until !== null) await withReopen(db, () => db.syncState.put({ key: 'hold', until }));
  return until;
}

/** A hold far in the future means that the clock was set back: it does not count. */
async function holdUntil({ db, now }: SyncWorld): Promise<number | null> {
  const until = (await withReopen(db, () => db.syncState.get('hold')))?.until;
  return typeof until === 'number' && until > now() && until <= now() + maxWaitMs ? until : null;
}
