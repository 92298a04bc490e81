import { tellServer } from '#src/offline/push/tell-server.ts';
import { storedUser } from '#src/offline/session/session-tokens.ts';

/** What the server puts into a push message, as far as the worker shows it. */
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
const patienceMs = 2_000;

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

/** Who is logged in here; null when nobody is, and when it cannot be known in time. */
export const loggedIn = (): Promise<User | null> =>
  Promise.race([
    storedUser<User>().catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null)),
  ]);

/**
 * Always shows a notification (three silent pushes end an iOS subscription), one per tag. A message
 * does not say whose it is, so that nobody can read it on the way: a logout and a change of the user
 * therefore end the subscription (src/offline/push). One that was under way meanwhile, or comes after
 * the session was lost, says nothing but that there is something: the next to pick up a shop's tablet
 * may be anybody. The same when it cannot be found out who is logged in.
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

/** As browsers have it; the DOM types do not. */
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
  await tellServer('POST', fresh.toJSON(), user.language || navigator.language);
}
