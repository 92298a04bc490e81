import { registerPushDevice } from '#src/offline/push/register-push-device.ts';
import { storedUser } from '#src/offline/session/session-tokens.ts';

/** The part of a push message that the worker displays. */
export interface PushPayload {
  title: string;
  body: string;
  /** Path that a click opens. */
  url: string;
  tag?: string;
  lang?: string;
}

interface User {
  language?: string;
}

const fallback: PushPayload = { title: 'Pannier', body: '', url: '/' };

/** A slow device is not waited for longer, in ms: a push that shows nothing costs the permission. */
const timeoutMs = 2_000;

const text = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value ? value : otherwise;

/** Reads a push message; whatever it holds, something can be shown: silence costs the permission. */
export function readPush(message: () => string | undefined): PushPayload {
  try {
    const { notification, ...own } = JSON.parse(message() ?? '');
    const { title, body, url, tag, lang } = { ...notification, ...own } as Record<string, unknown>;
    return {
      title: text(title, fallback.title),
      body: text(body, fallback.body),
      // No blanks: a tab between two slashes would be read as another site's address.
      url: typeof url === 'string' && /^\/(?![/\\])\S*$/.test(url) ? url : fallback.url,
      ...(typeof tag === 'string' && { tag }),
      ...(typeof lang === 'string' && { lang }),
    };
  } catch {
    return fallback;
  }
}

/** Returns the logged-in user; null when there is none, or when it cannot be found out in time. */
export const getLoggedInUser = (): Promise<User | null> =>
  Promise.race([
    storedUser<User>().catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null)),
  ]);

/**
 * Always shows a notification (three silent pushes end an iOS subscription), one per tag. A message does
 * not name its user, so that it reveals nothing in transit; therefore a logout and a change of the user
 * end the subscription (src/offline/push). A message that was already on its way, or that arrives without
 * a session, shows only that there is something, because anyone may pick up a shop's tablet next. The same
 * applies when the logged-in user cannot be found out.
 */
export async function showPush(
  registration: ServiceWorkerRegistration,
  message: () => string | undefined,
  user: User | null,
): Promise<void> {
  const { title, url, ...rest } = user ? readPush(message) : fallback;
  const options = { ...rest, icon: '/icons/icon-192.png', data: { url } };
  try {
    await registration.showNotification(title, options);
  } catch {
    await registration.showNotification(fallback.title);
  }
}

/** Brings a window of ours to the front and leads it to the page, or opens one. */
export async function openPage(clients: Clients, data: unknown): Promise<void> {
  const url = readPush(() => JSON.stringify(data)).url;
  const [open] = await clients.matchAll({ type: 'window' });
  if (!open) {
    await clients.openWindow(url);
    return;
  }
  await open.focus();
  await open.navigate(url).catch(() => clients.openWindow(url));
}

/** The event as browsers define it; the DOM types lack it. */
export interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/**
 * The browser has replaced or dropped the subscription: subscribes with the same key and tells the
 * server, so that pushes go on while the app is closed. What fails here is repaired at the next
 * start of the app, which compares in any case.
 */
export async function renewPush(
  { pushManager }: ServiceWorkerRegistration,
  { oldSubscription, newSubscription }: SubscriptionChange,
  user: User | null,
): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!user || !(newSubscription || applicationServerKey)) return;
  const fresh =
    newSubscription ??
    (await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: applicationServerKey as ArrayBuffer,
    }));
  await registerPushDevice('POST', fresh.toJSON(), user.language || navigator.language);
}
