import { toBase64Url } from '../push-key.ts';
import { pushMemory } from '../push-memory.ts';
import type { PushPlatform } from '../push-platform.ts';
import { registerPushDevice } from '../register-push-device.ts';

/** Two VAPID keys, base64url; any bytes do for a fake. */
export const [firstKey, secondKey] = [1, 2].map((n) =>
  toBase64Url(new Uint8Array(65).fill(n).buffer),
) as [string, string];

/** A browser, its push service and our server, in which everything can go wrong. */
export class FakePush {
  permission: NotificationPermission | 'impossible' = 'granted';
  /** The user's answer to the permission prompt. */
  answer: NotificationPermission = 'granted';
  prompts = 0;
  worker = true;
  /** The push service takes no subscription. */
  refusing = false;
  online = true;
  token: string | null = 'token';
  time = Date.UTC(2026, 10, 20);
  language = 'en-us';
  /** Endpoints the server pushes to. */
  readonly server = new Set<string>();
  readonly requests: { method: string; endpoint: string; locale: string | null }[] = [];
  readonly shown: string[] = [];
  present: (PushSubscription & { auth: string }) | null = null;
  #made = 0;
  readonly #storage = new Map<string, string>();
  readonly #platform: PushPlatform;

  constructor() {
    const storage = {
      getItem: (key: string) => this.#storage.get(key) ?? null,
      setItem: (key: string, value: string) => this.#storage.set(key, value),
      removeItem: (key: string) => this.#storage.delete(key),
    } as unknown as Storage;
    const registration = this.#registration();
    const transport = { fetch: this.#fetch, accessToken: async () => this.token };
    this.#platform = {
      permission: () => this.permission,
      requestPermission: async () => {
        this.prompts += 1;
        if (this.permission !== 'impossible') this.permission = this.answer;
        return this.answer;
      },
      registration: async () => (this.worker ? registration : null),
      ready: async () => registration,
      memory: pushMemory(storage),
      tell: (method, body) => registerPushDevice(method, body, this.language, transport),
      locale: () => this.language,
      now: () => this.time,
      alone: (work) => work(),
    };
  }

  get platform(): PushPlatform {
    return this.#platform;
  }

  /** Replaces the subscription, as browsers do from time to time. */
  changeEndpoint(): void {
    this.present = this.#make(this.present?.options.applicationServerKey ?? null);
  }

  #make(applicationServerKey: BufferSource | null): PushSubscription & { auth: string } {
    const endpoint = `https://push.test/${++this.#made}`;
    const auth = `auth${this.#made}`;
    return {
      endpoint,
      auth,
      options: { applicationServerKey, userVisibleOnly: true },
      toJSON() {
        return { endpoint, keys: { p256dh: 'p256dh', auth: (this as { auth?: string }).auth } };
      },
      unsubscribe: async () => {
        this.present = null;
        return true;
      },
    } as unknown as PushSubscription & { auth: string };
  }

  #registration(): ServiceWorkerRegistration {
    return {
      pushManager: {
        getSubscription: async () => this.present,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          if (this.refusing) throw new DOMException('push service error', 'AbortError');
          this.present = this.#make(applicationServerKey.buffer as ArrayBuffer);
          return this.present;
        },
      },
      showNotification: async (title: string) => void this.shown.push(title),
    } as unknown as ServiceWorkerRegistration;
  }

  #fetch = async (_input: unknown, init: RequestInit = {}): Promise<Response> => {
    if (!this.online) throw new TypeError('Failed to fetch');
    const { endpoint } = JSON.parse(String(init.body)) as { endpoint: string };
    const method = init.method ?? '';
    this.requests.push({
      method,
      endpoint,
      locale: new Headers(init.headers).get('accept-language'),
    });
    if (method === 'POST') this.server.add(endpoint);
    else this.server.delete(endpoint);
    return new Response(null, { status: 204 });
  };
}
