import { NetworkError } from '#src/graphql/errors.ts';
import { createSignal } from '#src/lib/create-store.ts';
import { tabScope } from '#src/lib/device/tab-scope.ts';
import { exclusively, type LockOptions } from '../lock/single-runner.ts';
import { isSwitched, withoutLostCustomer } from './lost-customer.ts';
import { readClaims } from './token-claims.ts';
import {
  eraseSession,
  readSession,
  type Session,
  type StoredSession,
  type Tokens,
  writeSession,
} from './token-vault.ts';

/** Broadcast to all tabs and the worker. `token: null` = logged out, `''` = fetch a new one. */
interface SessionMessage {
  token: string | null;
  generation: number;
  user?: unknown;
}

/** A token is renewed this long before it ends, so that no request meets its end. */
const aheadMs = 60_000;
/**
 * Not longer: until then no screen can be answered from the device. A lost answer is given again, so a
 * tab that takes longer, such as one the system has frozen, is not waited for either.
 */
const timeoutMs = 8_000;
const newsDelayMs = 400;
/** A server that has had too many refreshes is left alone until it wants the next, but not longer. */
const longestPauseMs = 60_000;

let token: string | null = null;
let goodUntil = 0;
let generation = -1;
let user: unknown;
let channel: BroadcastChannel | null = null;
let refreshing: Promise<string | null> | null = null;
let pausedUntil = 0;
const sessionNews = createSignal();

function take(news: SessionMessage): void {
  const lifetime = news.token ? (readClaims(news.token)?.lifetimeMs ?? null) : 0;
  token = news.token;
  goodUntil = lifetime === null ? Number.POSITIVE_INFINITY : Date.now() + lifetime;
  generation = news.generation;
  if (news.token === null) user = null;
  else if (news.user !== undefined) user = news.user;
}

/** Joins the talk of the tabs; a channel brings the others' news, never one's own. */
function join(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(`pannier-session${tabScope}`);
  channel.onmessage = (event: MessageEvent<SessionMessage>) => {
    take(event.data);
    tellSessionNews();
  };
  return channel;
}

/** Calls back in this tab what `onSessionNews` has registered. */
export const tellSessionNews = sessionNews.notify;

function publish(news: SessionMessage): void {
  take(news);
  join()?.postMessage(news);
}

/**
 * Calls back when another tab has logged in, changed the customer, refreshed or logged out (B135),
 * and when the server has taken the customer away.
 * @returns stops calling
 */
export function onSessionNews(listener: () => void): () => void {
  join();
  return sessionNews.subscribe(listener);
}

let ending = (_code: unknown): void => undefined;

/**
 * Calls back when the server has ended the session, before anybody can see that there is none.
 * @param listener gets the server's code: SESSION_ENDED, or ACCESS_ENDED when the user may no longer
 *   come here at all
 */
export function onSessionEnd(listener: (code: unknown) => void): void {
  ending = listener;
}

/** The token in memory, unless it is of another customer than the device acts for. */
function usableToken(forMs: number): string | null {
  return goodUntil - Date.now() > forMs && !isSwitched(user) ? token : null;
}

/**
 * Returns a token to send now, renewed before it expires (B134), of the customer the device acts for.
 * Null: no user is logged in.
 * @throws NetworkError when there is none in memory and the server cannot be reached
 */
export async function accessToken(): Promise<string | null> {
  join();
  const known = usableToken(aheadMs);
  if (known) return known;
  try {
    return await refreshAccessToken();
  } catch (error) {
    const old = usableToken(0);
    if (old) return old;
    throw error;
  }
}

/**
 * Gets a new access token with the refresh token, once for all tabs and the worker. Null: must log
 * in (B141, B144).
 * @throws NetworkError when the server cannot be reached or is unwell; the session stays
 */
export function refreshAccessToken(): Promise<string | null> {
  const before = generation;
  const turn = AbortSignal.timeout(timeoutMs);
  let running: Promise<string | null> | null = null;
  const renew = () => {
    running = refresh(before).then(finishOfflineSwitch);
    return running;
  };
  const acquire = (options: LockOptions): Promise<string | null> =>
    exclusively('session-refresh', renew, options).catch((error: unknown) => {
      // Another tab stole the lock while this one was frozen; our refresh still completes.
      if (running) return running;
      // Stolen from a frozen holder, so that no other tab waits for it again.
      if (error === turn.reason) return acquire({ steal: true });
      throw error;
    });
  refreshing ??= acquire({ signal: turn }).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** The token, once the server acts for the customer that was chosen without a network. */
async function finishOfflineSwitch(fresh: string | null): Promise<string | null> {
  if (!fresh || !isSwitched(user)) return fresh;
  const { finishSwitch } = await import('./finish-switch.ts').catch((error: unknown) => {
    throw new NetworkError(error);
  });
  return await finishSwitch(fresh, { moveSession, tellSessionNews });
}

/** @param before what this tab knew when it began to wait for its turn */
async function refresh(before: number): Promise<string | null> {
  const began = Date.now();
  const session = await readSession();
  if (!session) {
    if (token) publish({ token: null, generation });
    return null;
  }
  if (before !== -1 && session.generation !== before) await waitForMessage(session.generation);
  if (token && generation === session.generation && generation !== before) return token;
  // Frozen after the reading: others have gone on, and a token that was used up ends the session.
  if (Date.now() - began > timeoutMs) return refresh(before);
  // An administrator's view has nothing but its access token: the server says when that has ended.
  const answer = tabScope
    ? { ...session, requestToken: session.refreshToken }
    : await askForTokens(session.refreshToken);
  if (answer === null) {
    if (await eraseSession(session.generation))
      publish({ token: null, generation: session.generation + 1 });
    return null;
  }
  const current = withoutLostCustomer(session.user, answer.requestToken);
  // On a full device the session continues in memory, because a page without one is useless.
  const next = await writeSession(
    { refreshToken: answer.refreshToken, user: current },
    session.generation,
  ).catch(() => session.generation);
  // A login or logout happened in the meantime: the stored session counts, not this answer.
  if (next === null) return (await readSession()) ? refresh(before) : null;
  publish({ token: answer.requestToken, generation: next, user: current });
  if (current !== session.user) tellSessionNews();
  return answer.requestToken;
}

/** Waits briefly for the message about what another tab has just stored. */
async function waitForMessage(stored: number): Promise<void> {
  for (let waited = 0; generation < stored && waited < newsDelayMs; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

async function askForTokens(refreshToken: string): Promise<Tokens | null> {
  try {
    if (Date.now() < pausedUntil) throw new Error('HTTP 429');
    const response = await fetch('/refresh-token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: refreshToken }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = (await response.json()) as Partial<Tokens> & { code?: unknown };
    if (response.status === 401) {
      ending(body.code);
      return null;
    }
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after') ?? 0);
      pausedUntil = Date.now() + Math.min(seconds * 1_000, longestPauseMs);
    }
    if (response.ok && body.requestToken && body.refreshToken) return body as Tokens;
    throw new Error(`HTTP ${response.status}`);
  } catch (error) {
    throw new NetworkError(error);
  }
}

/** Begins a session, or goes on with new tokens after a customer change. */
export async function storeSession(session: Tokens & { user: unknown }): Promise<void> {
  const next = await writeSession(session);
  publish({ token: session.requestToken, generation: next ?? 0, user: session.user });
}

/**
 * Replaces the stored session, in all tabs.
 * @param fresh its token; without one the next request fetches one
 * @returns false when it has changed since it was read
 */
export async function moveSession(from: StoredSession, to: Session, fresh = ''): Promise<boolean> {
  const next = await writeSession(to, from.generation);
  if (next !== null) publish({ token: fresh, generation: next, user: to.user });
  return next !== null;
}

/** Ends the session on this device, in all tabs (B136). */
export async function clearSession(): Promise<void> {
  await eraseSession();
  publish({ token: null, generation: generation + 1 });
}

/** Returns the user entity of the session, also without a network; null when no user is logged in. */
export async function storedUser<T = unknown>(): Promise<T | null> {
  join();
  if (user === undefined) user = (await readSession())?.user ?? null;
  return user as T | null;
}
