import { hostConfigOf } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/room.ts';
import { type DueDelivery, forgetDevice, type Settled, settle, takeDue } from './delivery.store.ts';
import { encryptPush } from './encryption.rules.ts';
import {
  orderPayload,
  type PushReader,
  payloadBytes,
  restockPayload,
  testPayload,
  topicOf,
} from './payload.rules.ts';
import { judge, type PushAnswer, timeToLive, type Verdict } from './push-answer.rules.ts';
import { openPushSender, type PushSender, type SenderOptions } from './push-sender.ts';
import { quietUntil } from './quiet-hours.rules.ts';
import { vapidSigner, vapidSubject } from './vapid.rules.ts';
import { vapidKeys } from './vapid.store.ts';

type Parts = Pick<Services, 'db' | 'config'>;

export interface CourierOptions extends Partial<SenderOptions> {
  now?: () => Date;
  log?: { warn(details: object, message: string): void };
  /** How many deliveries are taken from the database at once. */
  batch?: number;
}

/** Brings pushes to devices. */
export interface Courier {
  /** Sends all that is due; a call while one is under way makes that one look once more. */
  deliver(): Promise<void>;
  /** Gives up what is under way, so that another server or the next start takes it. */
  stop(): Promise<void>;
}

/** Somebody whose push service hangs shall not hold up the others: after so many it is left alone. */
const mostHangs = 3;
const hangPause = 60_000;

/** Opens the way to the push services. @param options what a test wants otherwise */
export function openCourier({ db, config }: Parts, options: CourierOptions = {}): Courier {
  const now = options.now ?? (() => new Date());
  const atOnce = options.atOnce ?? 20;
  const sender = openPushSender({
    publicOnly: config.mode === 'production',
    timeout: 10_000,
    ...options,
    atOnce,
  });
  let signer: ReturnType<typeof vapidSigner> | undefined;
  let underWay: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function deliverAll(): Promise<void> {
    signer ??= vapidSigner(await vapidKeys(db), () => now().getTime());
    do {
      again = false;
      while (!stopped) {
        const due = await takeDue(db, now(), options.batch ?? 100);
        if (due.length === 0) break;
        await settle(db, await bring(due, signer));
      }
    } while (again && !stopped);
  }

  /** Sends a batch, so many at a time. */
  async function bring(due: DueDelivery[], sign: ReturnType<typeof vapidSigner>) {
    const settled: Settled[] = [];
    const hangs = new Map<string, number>();
    const waiting = due.values();
    const worker = async () => {
      for (const one of waiting) {
        const verdict = await handle(one, sign, hangs);
        settled.push({ notification: one.notification_id, endpoint: one.endpoint, verdict });
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, due.length) }, worker));
    return settled;
  }

  async function handle(
    one: DueDelivery,
    sign: ReturnType<typeof vapidSigner>,
    hangs: Map<string, number>,
  ): Promise<Verdict> {
    const at = now();
    const early = beforeSending(one, at);
    if (early) return early;
    const { origin } = new URL(one.endpoint);
    if ((hangs.get(origin) ?? 0) >= mostHangs)
      return postponed(one, new Date(at.getTime() + hangPause));
    const push = await pushOf(one, sign, at);
    if (!push) return { state: 'expired', status: null };
    const answer: PushAnswer = push === 'bad-keys' ? { failed: push } : await sender.send(push);
    if ('failed' in answer && answer.failed === 'timeout')
      hangs.set(origin, (hangs.get(origin) ?? 0) + 1);
    const attempt = { attempts: one.attempts, expiresAt: expiryOf(one) };
    const verdict = judge(answer, attempt, now());
    if (verdict.state === 'gone') await forgetDevice(db, one.endpoint, one.p256dh ?? '');
    // Who holds an endpoint's address can push to it: the log names the service only.
    if (verdict.state === 'refused')
      options.log?.warn({ origin, notification: one.notification_id, answer }, 'push refused');
    return verdict;
  }

  /** The call to the push service; null when there is nothing left to tell. */
  async function pushOf(
    one: DueDelivery,
    sign: ReturnType<typeof vapidSigner>,
    at: Date,
  ): Promise<Parameters<PushSender['send']>[0] | 'bad-keys' | null> {
    const host = await hostConfigOf(db, one.host ?? '');
    if (!host) return null;
    const reader = { host, locale: one.locale ?? '', port: config.port };
    const news = payloadOf(one, reader);
    const body = sealed(one, payloadBytes(news));
    if (!body) return 'bad-keys';
    const subject = vapidSubject(config.vapidSubject, host.host, host.email);
    const headers = {
      authorization: sign(one.endpoint, subject),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.ceil((expiryOf(one).getTime() - at.getTime()) / 1_000)),
      urgency: one.kind === 'test' ? 'high' : 'normal',
      topic: topicOf(news.tag),
    };
    return { endpoint: one.endpoint, headers, body };
  }

  return {
    deliver() {
      again = true;
      underWay ??= deliverAll().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    async stop() {
      stopped = true;
      sender.close();
      await underWay?.catch(() => {});
    },
  };
}

/** What a device is told. */
function payloadOf({ notification_id: id, order, restock }: DueDelivery, reader: PushReader) {
  if (order) return orderPayload(id, order, reader);
  return restock ? restockPayload(id, restock, reader) : testPayload(id, reader);
}

/** What is settled without a call: a device that is gone, news that is old, nobody to tell, quiet hours. */
function beforeSending(one: DueDelivery, at: Date): Verdict | null {
  if (!one.p256dh || !one.auth) return { state: 'gone', status: null };
  if (!one.allowed || expiryOf(one) <= at) return { state: 'expired', status: null };
  if (one.kind === 'test' || !one.from_time || !one.to_time || !one.time_zone) return null;
  const times = { from: one.from_time, to: one.to_time, timeZone: one.time_zone };
  const until = quietUntil(at, times);
  return until && postponed(one, until);
}

/** Later, and this time does not count. */
function postponed(one: DueDelivery, dueAt: Date): Verdict {
  return { state: 'waiting', status: null, dueAt, attempts: one.attempts - 1 };
}

function expiryOf({ created_at }: DueDelivery): Date {
  return new Date(created_at.getTime() + timeToLive);
}

function sealed({ p256dh, auth }: DueDelivery, text: Buffer): Buffer | null {
  try {
    return encryptPush({ p256dh: p256dh ?? '', auth: auth ?? '' }, text);
  } catch {
    return null;
  }
}
