import * as v from 'valibot';
import { keptInput } from '#src/lib/input/kept-input.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/** Wrong tries until one has to wait. */
export const triesAllowed = 5;
/** How long one waits then, in ms. */
export const waitMs = 30_000;

/** Rounds of PBKDF2 for new PINs: a third of a second on a slow phone. */
const rounds = 210_000;

const record = v.object({
  salt: v.string(),
  hash: v.string(),
  rounds: v.number(),
  wrong: v.number(),
  /** End of the wait, ms since 1970; 0 for none. */
  until: v.number(),
});

const kept = () => keptInput(boundViewer()?.userId ?? '-', 'draft', 'showroom-pin', record);

const hex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

async function hashPin(pin: string, salt: string, iterations: number): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

/** Whether this browser can hash a PIN: pages without a secure connection cannot. */
export function canKeepPin(): boolean {
  return typeof crypto !== 'undefined' && Boolean(crypto.subtle);
}

/** Whether a text may be a PIN: 4 to 6 digits. */
export function isPin(text: string): boolean {
  return /^\d{4,6}$/.test(text);
}

/** Whether this user has set a PIN on this device. */
export function hasPin(): boolean {
  return kept().read() !== null;
}

/**
 * Keeps a PIN, salted and hashed.
 * @throws when the device refuses to store it
 */
export async function setPin(pin: string): Promise<void> {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  kept().keep({ salt, hash: await hashPin(pin, salt, rounds), rounds, wrong: 0, until: 0 });
}

/** How long to wait before the next try, in ms; an end further away was written by a wrong clock. */
export function waitLeft(now = Date.now()): number {
  const left = (kept().read()?.until ?? 0) - now;
  return left > 0 && left <= waitMs ? left : 0;
}

/**
 * Tries a PIN. A try counts before it is checked, so that a reload does not give another one.
 * @returns `wait` after too many wrong ones, without judging; `none` when there is no PIN
 */
export async function tryPin(
  pin: string,
  now = Date.now(),
): Promise<'right' | 'wrong' | 'wait' | 'none'> {
  const before = kept().read();
  if (!before) return 'none';
  if (waitLeft(now) > 0) return 'wait';
  const wrong = before.wrong + 1;
  const over = wrong >= triesAllowed;
  kept().keep({ ...before, wrong: over ? 0 : wrong, until: over ? now + waitMs : 0 });
  const right = (await hashPin(pin, before.salt, before.rounds)) === before.hash;
  if (right) kept().keep({ ...before, wrong: 0, until: 0 });
  return right ? 'right' : 'wrong';
}
