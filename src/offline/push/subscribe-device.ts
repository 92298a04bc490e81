import { fromBase64Url, toBase64Url } from './push-key.ts';
import type { SentMark } from './push-memory.ts';
import type { PushPlatform } from './push-platform.ts';

/** The device is registered again after this long, in ms: the server may have lost it. */
const toldFor = 24 * 3600 * 1000;

/** The text that is pushed when a device begins to receive pushes. */
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

function toMark(subscription: PushSubscription, platform: PushPlatform, who: Subscriber): SentMark {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const { userId, publicKey } = who;
  const { endpoint } = subscription;
  return { userId, endpoint, p256dh, auth, publicKey, locale: platform.locale(), at: 0 };
}

/** Whether a subscription is this user's and made with the server's present key. */
function fits(subscription: PushSubscription, sent: SentMark | null, who: Subscriber): boolean {
  const { applicationServerKey } = subscription.options;
  const key = applicationServerKey ? toBase64Url(applicationServerKey) : sent?.publicKey;
  return sent?.userId === who.userId && key === who.publicKey;
}

/** Compares the content, whatever the time. */
const same = (one: SentMark, other: SentMark | null) =>
  JSON.stringify({ ...one, at: 0 }) === JSON.stringify({ ...other, at: 0 });

/**
 * Makes sure that the device is subscribed for this user and registered with the server (B126, B129). A
 * subscription of another or unknown user is ended and not reused, so that pushes on their way to the old
 * address are dropped.
 * @param byUser the user has just switched pushes on, and is informed in any case
 * @returns whether the server knows the device
 * @throws when the browser cannot subscribe, for example without its push service
 */
export async function subscribe(
  platform: PushPlatform,
  registration: ServiceWorkerRegistration,
  who: Subscriber,
  byUser: boolean,
): Promise<boolean> {
  const { memory } = platform;
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
  const mark = toMark(subscription, platform, who);
  const known = sent !== null && same(mark, sent) && platform.now() - sent.at < toldFor;
  if (!known) {
    // Stored before the registration: if that fails, the next start still knows the user.
    memory.setSent(mark);
    if (!(await platform.tell('POST', subscription.toJSON()))) return false;
    memory.setSent({ ...mark, at: platform.now() });
    if (sent?.userId === who.userId && sent.endpoint !== mark.endpoint)
      await platform.tell('DELETE', { endpoint: sent.endpoint });
  }
  if (byUser || !memory.isWelcomed()) await welcome(platform, registration, who.welcome);
  return true;
}

/** Shows that the device is subscribed (B128); not on every repair, only when it is news. */
async function welcome(
  { memory }: PushPlatform,
  registration: ServiceWorkerRegistration,
  { title, body }: Welcome,
): Promise<void> {
  memory.setWelcomed();
  const options = { body, icon: '/icons/icon-192.png', tag: 'subscribed' };
  await registration.showNotification(title, options).catch(() => undefined);
}

/** Ends the device's subscription, here and on the server; the first also when the second fails. */
export async function unsubscribe(
  platform: PushPlatform,
  registration: ServiceWorkerRegistration | null,
): Promise<void> {
  const sent = platform.memory.sent();
  const present = await registration?.pushManager.getSubscription();
  await present?.unsubscribe();
  platform.memory.setSent(null);
  for (const endpoint of new Set([present?.endpoint, sent?.endpoint]))
    if (endpoint) await platform.tell('DELETE', { endpoint });
}
