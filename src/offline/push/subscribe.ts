import type { PushDoor } from './push-door.ts';
import { fromBase64Url, toBase64Url } from './push-key.ts';
import type { SentMark } from './push-memory.ts';

/** The server is told again after this long, in ms: it may have lost the device meanwhile. */
const toldFor = 24 * 3600 * 1000;

/** What is said when a device begins to take pushes. */
export interface Welcome {
  /** 'Successfully subscribed!' in the reader's language (B128). */
  title: string;
  body: string;
}

export interface Subscriber {
  userId: number;
  /** The server's VAPID key, base64url. */
  publicKey: string;
  welcome: Welcome;
}

function markOf(subscription: PushSubscription, door: PushDoor, who: Subscriber): SentMark {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const { userId, publicKey } = who;
  const { endpoint } = subscription;
  return { userId, endpoint, p256dh, auth, publicKey, locale: door.locale(), at: 0 };
}

/** Whether a subscription is this user's and made with the server's present key. */
function fits(subscription: PushSubscription, sent: SentMark | null, who: Subscriber): boolean {
  const { applicationServerKey } = subscription.options;
  const key = applicationServerKey ? toBase64Url(applicationServerKey) : sent?.publicKey;
  return sent?.userId === who.userId && key === who.publicKey;
}

/** Compared by content, whatever time it was told. */
const same = (one: SentMark, other: SentMark | null) =>
  JSON.stringify({ ...one, at: 0 }) === JSON.stringify({ ...other, at: 0 });

/**
 * Makes sure the device is subscribed for this user and the server knows it (B126, B129). One that
 * belongs to another user, or to nobody known, is given up and not handed on: what is still on its
 * way to the old address then reaches nobody.
 * @param asked a person has just asked for it and is told so in any case
 * @returns whether the server knows the device
 * @throws when the browser cannot subscribe, such as without its push service
 */
export async function subscribe(
  door: PushDoor,
  registration: ServiceWorkerRegistration,
  who: Subscriber,
  asked: boolean,
): Promise<boolean> {
  const { memory } = door;
  const sent = memory.sent();
  let subscription = await registration.pushManager.getSubscription();
  if (subscription && !fits(subscription, sent, who)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromBase64Url(who.publicKey),
  });
  const mark = markOf(subscription, door, who);
  const known = sent !== null && same(mark, sent) && door.now() - sent.at < toldFor;
  if (!known) {
    // Before it is told: when that fails, the next start still knows whose it is.
    memory.setSent(mark);
    if (!(await door.tell('POST', subscription.toJSON()))) return false;
    memory.setSent({ ...mark, at: door.now() });
    if (sent?.userId === who.userId && sent.endpoint !== mark.endpoint)
      await door.tell('DELETE', { endpoint: sent.endpoint });
  }
  if (asked || !memory.isWelcomed()) await welcome(door, registration, who.welcome);
  return true;
}

/** Shows that the device is subscribed (B128); not on every repair, only when it is news. */
async function welcome(
  { memory }: PushDoor,
  registration: ServiceWorkerRegistration,
  { title, body }: Welcome,
): Promise<void> {
  memory.setWelcomed();
  const options = { body, icon: '/icons/icon-192.png', tag: 'subscribed' };
  await registration.showNotification(title, options).catch(() => undefined);
}

/** Ends the device's subscription, here and on the server; the first also when the second fails. */
export async function unsubscribe(
  door: PushDoor,
  registration: ServiceWorkerRegistration | null,
): Promise<void> {
  const sent = door.memory.sent();
  const present = await registration?.pushManager.getSubscription();
  await present?.unsubscribe();
  door.memory.setSent(null);
  for (const endpoint of new Set([present?.endpoint, sent?.endpoint]))
    if (endpoint) await door.tell('DELETE', { endpoint });
}
