import { browserPushPlatform, type PushPlatform } from './push-platform.ts';
import { subscribe, unsubscribe, type Welcome } from './subscribe-device.ts';

export interface PushSetup {
  userId: number;
  /** The VAPID key of the server; only asked for when it is needed. */
  publicKey: () => Promise<string>;
  welcome: Welcome;
}

/**
 * At the start of the app: compares the device's subscription with the one last sent to the server and
 * repairs it (B126). Without the WEB_NOTIFICATION flag (F004), without the permission, and where the user
 * has switched pushes off, an existing subscription is removed.
 * @param flag the host wants pushes (F004)
 * @throws when the key cannot be fetched or the browser cannot subscribe; the next start tries again
 */
export async function keepPush(
  platform: PushPlatform,
  flag: boolean,
  setup: PushSetup,
): Promise<void> {
  if (platform.permission() === 'impossible') return;
  const { memory } = platform;
  const wanted = flag && platform.permission() === 'granted' && !memory.isOff(setup.userId);
  if (!wanted) {
    const registration = await platform.registration();
    if (registration) await platform.alone(() => unsubscribe(platform, registration));
    return;
  }
  // Waited for outside the lock: a worker that never comes must not hold it.
  const registration = await platform.ready();
  const publicKey = await setup.publicKey();
  await platform.alone(() => subscribe(platform, registration, { ...setup, publicKey }, false));
}

/** The result of switching pushes on; the screen has the words for it. */
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
export async function turnOnPush(platform: PushPlatform, setup: PushSetup): Promise<PushTurnedOn> {
  if (platform.permission() === 'impossible') return 'impossible';
  // Nothing is awaited before this: a browser asks only within the tap.
  const permission =
    platform.permission() === 'default'
      ? await platform.requestPermission()
      : platform.permission();
  if (permission === 'denied') return 'blocked';
  if (permission !== 'granted') return 'dismissed';
  if (!(await platform.registration())) return 'impossible';
  platform.memory.setOff(setup.userId, false);
  const registration = await platform.ready();
  const publicKey = await setup.publicKey().catch(() => null);
  if (publicKey === null) return 'unreachable';
  try {
    const who = { ...setup, publicKey };
    const told = await platform.alone(() => subscribe(platform, registration, who, true));
    return told ? 'on' : 'unreachable';
  } catch {
    return 'service';
  }
}

/** Switches pushes off on this device for this user, until they switch them on again. */
export async function turnOffPush(platform: PushPlatform, userId: number): Promise<void> {
  platform.memory.setOff(userId, true);
  const registration = await platform.registration();
  await platform.alone(() => unsubscribe(platform, registration));
}

/** The state of pushes on this device; `ask` when the browser has not been asked yet. */
export type PushState = 'impossible' | 'blocked' | 'ask' | 'off' | 'on';

/** Returns the state of pushes on this device for a user, as far as the device knows. */
export async function readPushState(platform: PushPlatform, userId: number): Promise<PushState> {
  const permission = platform.permission();
  if (permission === 'impossible') return 'impossible';
  if (permission === 'denied') return 'blocked';
  const registration = await platform.registration();
  if (!registration) return 'impossible';
  if (permission === 'default') return 'ask';
  const present = await registration.pushManager.getSubscription();
  return present && platform.memory.sent()?.userId === userId ? 'on' : 'off';
}

/** A logout does not wait longer for it, in ms. */
const timeoutMs = 3_000;

/**
 * Ends the pushes of this device at a logout, while the session is still valid: the next user here must
 * not see messages for the previous one. Also for a logout that the server demands; a login subscribes
 * again automatically. Never throws, and never delays the logout.
 */
export async function forgetPush(platform: PushPlatform = browserPushPlatform()): Promise<void> {
  const work = async () => {
    if (platform.permission() === 'impossible') return;
    await unsubscribe(platform, await platform.registration());
  };
  const enough = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([work().catch(() => undefined), enough]);
}
