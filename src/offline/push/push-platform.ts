import { currentLocale } from '#src/i18n/locale-choice.ts';
import { exclusively } from '../lock/single-runner.ts';
import { type PushMemory, pushMemory } from './push-memory.ts';
import { registerPushDevice } from './register-push-device.ts';

/** The browser and the server as pushes need them; tests bring their own. */
export interface PushPlatform {
  /** `impossible` where the browser has no pushes, such as on iOS outside an installed app. */
  permission(): NotificationPermission | 'impossible';
  /** Asks the person; call it first thing in a tap, later browsers do not ask any more. */
  requestPermission(): Promise<NotificationPermission>;
  /** The worker there is now, null when there is none. */
  registration(): Promise<ServiceWorkerRegistration | null>;
  /** Resolves once a worker runs; never where none comes. */
  ready(): Promise<ServiceWorkerRegistration>;
  memory: PushMemory;
  tell(method: 'POST' | 'DELETE', body: PushSubscriptionJSON): Promise<boolean>;
  locale(): string;
  now(): number;
  /** One tab at a time, so that two do not subscribe twice. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

const has = (name: 'Notification' | 'PushManager') => name in window;

/** Pushes as this page really has them. */
export function browserPushPlatform(): PushPlatform {
  return {
    permission: () =>
      'serviceWorker' in navigator && has('PushManager') && has('Notification')
        ? Notification.permission
        : 'impossible',
    requestPermission: () => Notification.requestPermission(),
    registration: async () => (await navigator.serviceWorker?.getRegistration()) ?? null,
    ready: () => navigator.serviceWorker.ready,
    memory: pushMemory(window.localStorage),
    tell: (method, body) => registerPushDevice(method, body, currentLocale()),
    locale: currentLocale,
    now: () => Date.now(),
    alone: (work) => exclusively('push', work),
  };
}
