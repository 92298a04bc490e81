import type { HashedDocument } from '#src/graphql/client.ts';
import { NetworkError } from '#src/graphql/errors.ts';
import { firstKey } from '#src/offline/push/testing/fake-push.ts';
import type { InboxEntry, RestockNews, Waiting } from '../notifications.queries.ts';

/** A notification about an article that is back. */
export const news: RestockNews = {
  article_code: 'B1',
  article_code_display: 'B-1',
  name: 'Bell',
  category: 'PAA',
  slug: 'bell',
  image: null,
  qty: 6,
  arrived: 5,
  asked: 12,
  customer: 'C1',
};

/** A notification of the inbox, unread. */
export const entry = (id: string, over: Partial<InboxEntry> = {}): InboxEntry => ({
  id,
  kind: 'restock',
  createdAt: '2026-11-20T09:00:00.000Z',
  read: false,
  restock: news,
  order: null,
  invoice: null,
  payment: null,
  registration: null,
  claim: null,
  news: null,
  download: null,
  ...over,
});

/** An article that is waited for. */
export const waiting = (over: Partial<Waiting> = {}): Waiting => ({
  article_code: 'B1',
  article_code_display: 'B-1',
  sorg: '2000',
  name: 'Bell',
  category: 'PAA',
  slug: 'bell',
  image: null,
  qty: 6,
  customer: 'C1',
  customerName: 'Wheel Works',
  createdAt: '2026-11-19T09:00:00.000Z',
  toldAt: null,
  ...over,
});

/** The server's side of the feature, in memory: answers the feature's operations by their names. */
export class FakeInbox {
  entries: InboxEntry[] = [];
  waiting: Waiting[] = [];
  quietHours: { from: string; to: string; timeZone: string } | null = null;
  devices = 1;
  preferences = [
    { kind: 'restock', push: true, email: 'fallback' },
    { kind: 'order', push: true, email: 'fallback' },
    { kind: 'invoice', push: true, email: 'fallback' },
    { kind: 'payment', push: true, email: 'fallback' },
    { kind: 'registration', push: true, email: 'fallback' },
    { kind: 'claim', push: true, email: 'fallback' },
    { kind: 'news', push: true, email: 'never' },
  ];
  online = true;
  /** The next mutation is refused with this code. */
  refusal: string | null = null;
  readonly sent: { operation: string; variables: Record<string, unknown> }[] = [];

  request = async (
    { __meta__ }: HashedDocument<unknown, unknown>,
    variables: Record<string, unknown> = {},
  ): Promise<unknown> => {
    const operation = String(__meta__?.operation);
    if (!this.online) throw new NetworkError();
    return this.#read(operation, variables) ?? this.#write(operation, variables);
  };

  #read(operation: string, variables: Record<string, unknown>): unknown {
    const { page = 1, limit = 10 } = variables as { page?: number; limit?: number };
    const cut = <T>(all: T[]) => ({
      rows: all.slice((page - 1) * limit, page * limit),
      info: { page, limit, count: all.length, pageTotal: Math.ceil(all.length / limit) },
    });
    const unread = this.entries.filter(({ read }) => !read).length;
    switch (operation) {
      case 'Notifications': {
        const { rows, info } = cut(this.entries);
        return { notifications: { notifications: rows, info, unread } };
      }
      case 'UnreadNotifications':
        return { notifications: { unread } };
      case 'RestockSubscriptions': {
        const { rows, info } = cut(this.waiting);
        return { restockSubscriptions: { subscriptions: rows, info } };
      }
      case 'NotificationSettings': {
        const { quietHours, devices, preferences } = this;
        const pushDevices = Array.from({ length: devices }, (_, i) => ({
          name: i === 0 ? 'Firefox · Android' : '',
          since: `2026-11-0${i + 1}T09:00:00.000Z`,
          toldAt: i === 0 ? '2026-11-20T09:00:00.000Z' : null,
        }));
        const told = { publicKey: firstKey, quietHours, devices, pushDevices, preferences };
        return { notificationSettings: told };
      }
    }
  }

  #write(operation: string, variables: Record<string, unknown>): unknown {
    this.sent.push({ operation, variables });
    const code = this.refusal;
    this.refusal = null;
    if (code) {
      const message = { status: false, description: '' };
      return { it: { message, userErrors: [{ field: '', message: 'No', code }] } };
    }
    const { articleCode, qty, ids, quietHours, kind, push, email } = variables as {
      articleCode: string;
      qty: number;
      ids: string[] | null;
      quietHours: FakeInbox['quietHours'];
      kind: string;
      push: boolean;
      email: string;
    };
    if (/RestockedNotification$/.test(operation)) {
      this.waiting = this.waiting.filter((one) => one.article_code !== articleCode);
      if (operation.startsWith('Subscribe'))
        this.waiting.unshift(waiting({ article_code: articleCode, qty }));
    }
    if (operation === 'MarkNotificationsRead')
      this.entries = this.entries.map((one) =>
        ids === null || ids.includes(one.id) ? { ...one, read: true } : one,
      );
    if (operation === 'UpdateQuietHours') this.quietHours = quietHours;
    if (operation === 'UpdateNotificationPreference')
      this.preferences = this.preferences.map((one) =>
        one.kind === kind ? { kind, push, email } : one,
      );
    return { it: { message: { status: true, description: '' }, userErrors: [] } };
  }
}
