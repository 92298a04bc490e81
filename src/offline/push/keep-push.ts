import { type PushDoor, realPushDoor } from './push-door.ts';
import { subscribe, unsubscribe, type Welcome } from './subscribe.ts';

export interface PushWish {
  userId: number;
  /** The VAPID key of the server; only asked for when it is needed. */
  publicKey: () => Promise<string>;
  welcome: Welcome;
}

/**
 * At the start of the app: compares the device's subscription with what the server was told last and
 * repairs it (B126). Without the WEB_NOTIFICATION flag (F004), without the permission, and where the
 * user has switched it off, what there is of a subscription goes.
 * @param flag the host wants pushes (F004)
 * @throws when the key cannot be had or the browser cannot subscribe; the next start tries again
 */
export async function keepPush(door: PushDoor, flag: boolean, wish: PushWish): Promise<void> {
  if (door.permission() === 'impossible') return;
  const { memory } = door;
  const wanted = flag && door.permission() === 'granted' && !memory.isOff(wish.userId);
  if (!wanted) {
    const registration = await door.registration();
    if (registration) await door.alone(() => unsubscribe(door, registration));
    return;
  }
  // Waited for outside the lock: a worker that never comes must not hold it.
  const registration = await door.ready();
  const publicKey = await wish.publicKey();
  await door.alone(() => subscribe(door, registration, { ...wish, publicKey }, false));
}

/** What came of switching pushes on: the words for it are the screen's. */
export type PushTurnedOn =
  | 'on'
  /** Blocked in the browser's settings. */
  | 'blocked'
  /** The browser's question was closed without an answer. */
  | 'dismissed'
  | 'impossible'
  /** The browser's own push service does not answer. */
  | 'service'
  /** Our server does not answer; the next start with a network tells it. */
  | 'unreachable';

/** Subscribes because a person has asked for it by a tap; asks for the permission first (B127). */
export async function turnOnPush(door: PushDoor, wish: PushWish): Promise<PushTurnedOn> {
  if (door.permission() === 'impossible') return 'impossible';
  // Nothing is awaited before this: a browser asks only within the tap.
  const permission = door.permission() === 'default' ? await door.ask() : door.permission();
  if (permission === 'denied') return 'blocked';
  if (permission !== 'granted') return 'dismissed';
  if (!(await door.registration())) return 'impossible';
  door.memory.setOff(wish.userId, false);
  const registration = await door.ready();
  const publicKey = await wish.publicKey().catch(() => null);
  if (publicKey === null) return 'unreachable';
  try {
    const who = { ...wish, publicKey };
    const told = await door.alone(() => subscribe(door, registration, who, true));
    return told ? 'on' : 'unreachable';
  } catch {
    return 'service';
  }
}

/** Switches pushes off on this device for this user, until they switch them on again. */
export async function turnOffPush(door: PushDoor, userId: number): Promise<void> {
  door.memory.setOff(userId, true);
  const registration = await door.registration();
  await door.alone(() => unsubscribe(door, registration));
}

/** How it stands on this device; `ask` when the browser has not been asked yet. */
export type PushState = 'impossible' | 'blocked' | 'ask' | 'off' | 'on';

/** How it stands with pushes on this device for a user, as far as the device itself knows. */
export async function readPushState(door: PushDoor, userId: number): Promise<PushState> {
  const permission = door.permission();
  if (permission === 'impossible') return 'impossible';
  if (permission === 'denied') return 'blocked';
  const registration = await door.registration();
  if (!registration) return 'impossible';
  if (permission === 'default') return 'ask';
  const present = await registration.pushManager.getSubscription();
  return present && door.memory.sent()?.userId === userId ? 'on' : 'off';
}

/** A logout does not wait longer for it, in ms. */
const patienceMs = 3_000;

/**
 * Ends the pushes of this device at a logout, while the session still holds: the next person here
 * must not be shown what is meant for the one before. Also for a logout the server demands; a login
 * subscribes again by itself. Never throws, and never holds the logout up.
 */
export async function forgetPush(door: PushDoor = realPushDoor()): Promise<void> {
  const work = async () => {
    if (door.permission() === 'impossible') return;
    await unsubscribe(door, await door.registration());
  };
  const enough = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([work().catch(() => undefined), enough]);
}
