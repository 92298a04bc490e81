/** The last registration of this device with the server, and its user. */
export interface SentMark {
  userId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The VAPID key it was subscribed with. */
  publicKey: string;
  locale: string;
  /** When the server took it, ms since 1970; 0 when it has not yet. */
  at: number;
}

const markKey = 'pannier.push.sent';
const welcomeKey = 'pannier.push.welcomed';
const offKey = (userId: number) => `pannier.push.off.${userId}`;

/** The device's data about its pushes; lost when the storage is full or forbidden. */
export function pushMemory(storage: Storage) {
  const get = (key: string) => {
    try {
      return storage.getItem(key);
    } catch {
      return null;
    }
  };
  const set = (key: string, value: string | null) => {
    try {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    } catch {
      // The next start finds nothing, subscribes again and registers with the server.
    }
  };
  return {
    sent: (): SentMark | null => {
      try {
        const mark = JSON.parse(get(markKey) ?? 'null') as SentMark | null;
        return typeof mark?.endpoint === 'string' ? mark : null;
      } catch {
        return null;
      }
    },
    setSent: (mark: SentMark | null) => set(markKey, mark && JSON.stringify(mark)),
    /** Whether the user has switched pushes off here; outlives a logout, a permission does too. */
    isOff: (userId: number) => get(offKey(userId)) !== null,
    setOff: (userId: number, off: boolean) => set(offKey(userId), off ? '1' : null),
    /** Whether this device has shown once that it is subscribed. */
    isWelcomed: () => get(welcomeKey) !== null,
    setWelcomed: () => set(welcomeKey, '1'),
  };
}

export type PushMemory = ReturnType<typeof pushMemory>;
