/** What the server puts into a push message. */
export interface PushPayload {
  title: string;
  body: string;
  /** Path that a click opens. */
  url: string;
  tag?: string;
}

const fallback: PushPayload = { title: 'Pannier', body: '', url: '/' };

/** Reads a push message; whatever it holds, something can be shown: silence costs the permission. */
export function readPush(text: string | undefined): PushPayload {
  try {
    const { title, body, url, tag } = JSON.parse(text ?? '') as Partial<PushPayload>;
    return {
      title: typeof title === 'string' && title ? title : fallback.title,
      body: typeof body === 'string' ? body : fallback.body,
      url: typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : fallback.url,
      ...(typeof tag === 'string' && { tag }),
    };
  } catch {
    return text ? { ...fallback, body: text.slice(0, 200) } : fallback;
  }
}

/** Always shows a notification (three silent pushes end an iOS subscription). */
export async function showPush(
  registration: ServiceWorkerRegistration,
  text: string | undefined,
): Promise<void> {
  const { title, body, url, tag } = readPush(text);
  const options = { body, icon: '/icons/icon-192.png', data: { url }, ...(tag && { tag }) };
  await registration.showNotification(title, options);
}

/** Brings a window of ours to the front and leads it to the page, or opens one. */
export async function openPage(clients: Clients, data: unknown): Promise<void> {
  const url = readPush(JSON.stringify(data ?? {})).url;
  const [open] = await clients.matchAll({ type: 'window' });
  if (!open) {
    await clients.openWindow(url);
    return;
  }
  await open.focus();
  await open.navigate(url).catch(() => clients.openWindow(url));
}
