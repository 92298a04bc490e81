import { isPublicMode } from '#server/config.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { quietUntil } from '../settings/quiet-hours.rules.ts';
import { encryptPush } from './encryption.rules.ts';
import { bundlePayload, isForHost, newsPayload } from './news-payload.rules.ts';
import { type PushReader, payloadBytes, topicOf } from './payload.rules.ts';
import {
  type DeliveryResult,
  type PushAnswer,
  timeToLive,
  toDeliveryResult,
} from './push-answer.rules.ts';
import { type Bundle, bundleName, groupIntoBundles } from './push-bundles.rules.ts';
import {
  type DueDelivery,
  forgetDevice,
  keepBundles,
  type RecordedOutcome,
  recordOutcomes,
  takeDue,
} from './push-delivery.store.ts';
import { openPushSender, type PushSender, type SenderOptions } from './push-sender.ts';
import { vapidSigner, vapidSubject } from './vapid.rules.ts';
import { vapidKeys } from './vapid.store.ts';

type Parts = Pick<Services, 'db' | 'config'>;

export interface PushDispatcherOptions extends Partial<SenderOptions> {
  now?: () => Date;
  log?: { warn(details: object, message: string): void };
  /** How many deliveries are taken from the database at once. */
  batch?: number;
  /** Receives pushes instead of their services. */
  sender?: PushSender;
}

/** Brings pushes to devices. */
export interface PushDispatcher {
  /** Sends all due deliveries; a call while one is running makes that one check again. */
  deliver(): Promise<void>;
  /** Gives up what is under way, so that another server or the next start takes it. */
  stop(): Promise<void>;
}

/** A push service that hangs must not delay others: after this many timeouts it is skipped. */
const mostTimeouts = 3;
const timeoutPauseMs = 60_000;

/** The parts that sending a batch needs. */
interface Sending extends Parts {
  now: () => Date;
  sender: PushSender;
  sign: ReturnType<typeof vapidSigner>;
  log: PushDispatcherOptions['log'];
  /** How many pushes are under way at a time. */
  atOnce: number;
}

/** Opens the way to the push services. @param options what a test wants otherwise */
export function startPushDispatcher(
  { db, config }: Parts,
  options: PushDispatcherOptions = {},
): PushDispatcher {
  const now = options.now ?? (() => new Date());
  const atOnce = options.atOnce ?? 20;
  const usual = { publicOnly: isPublicMode(config.mode), timeout: 10_000 };
  const sender = options.sender ?? openPushSender({ ...usual, ...options, atOnce });
  let signer: ReturnType<typeof vapidSigner> | undefined;
  let underWay: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function deliverAll(): Promise<void> {
    signer ??= vapidSigner(await vapidKeys(db), () => now().getTime());
    const sending = { db, config, now, sender, sign: signer, log: options.log, atOnce };
    do {
      again = false;
      let due = await take();
      // The next ones are fetched while these are sent.
      while (due.length > 0)
        [due] = await Promise.all([
          take(),
          sendBatch(sending, due).then((all) => recordOutcomes(db, all)),
        ]);
    } while (again && !stopped);
  }

  const take = async () => (stopped ? [] : await takeDue(db, now(), options.batch ?? 300));

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

/** Sends a batch, so many pushes at a time; what rings at one device together is one push. */
async function sendBatch(sending: Sending, due: DueDelivery[]): Promise<RecordedOutcome[]> {
  const outcomes: RecordedOutcome[] = [];
  const keep = (one: DueDelivery, result: DeliveryResult) =>
    outcomes.push({ notification: one.notification_id, endpoint: one.endpoint, result });
  const at = sending.now();
  const open = due.filter((one) => {
    const early = beforeSending(one, at);
    if (early) keep(one, early);
    return !early;
  });
  const bundles = groupIntoBundles(open);
  await keepBundles(sending.db, bundles.flatMap(newMembers));
  const timeoutsByOrigin = new Map<string, number>();
  const waiting = bundles.values();
  const worker = async () => {
    for (const bundle of waiting) {
      const resultOf = await sendBundle(sending, bundle, timeoutsByOrigin);
      for (const one of bundle) keep(one, resultOf(one));
    }
  };
  await Promise.all(Array.from({ length: Math.min(sending.atOnce, bundles.length) }, worker));
  return outcomes;
}

/**
 * Sends one push.
 * @returns the result of each delivery in it
 */
async function sendBundle(
  sending: Sending,
  bundle: Bundle,
  timeoutsByOrigin: Map<string, number>,
): Promise<(one: DueDelivery) => DeliveryResult> {
  const { db, now, sender, log } = sending;
  const [newest] = bundle;
  const at = now();
  const { origin } = new URL(newest.endpoint);
  if ((timeoutsByOrigin.get(origin) ?? 0) >= mostTimeouts)
    return (one) => postponed(one, new Date(at.getTime() + timeoutPauseMs));
  const push = await preparePush(sending, bundle, at);
  if (!push) return () => ({ state: 'expired', status: null });
  const answer: PushAnswer = push === 'bad-keys' ? { failed: push } : await sender.send(push);
  if ('failed' in answer && answer.failed === 'timeout')
    timeoutsByOrigin.set(origin, (timeoutsByOrigin.get(origin) ?? 0) + 1);
  const answered = now();
  const resultOf = (one: DueDelivery) =>
    toDeliveryResult(answer, { attempts: one.attempts, expiresAt: expiryOf(one) }, answered);
  const { state } = resultOf(newest);
  if (state === 'gone') await forgetDevice(db, newest.endpoint, newest.p256dh ?? '');
  // Anyone who knows an endpoint's address can push to it, so the log only names the service.
  if (state === 'refused')
    log?.warn({ origin, notification: newest.notification_id, answer }, 'push refused');
  return resultOf;
}

/** The call to the push service; null when there is nothing left to say. */
async function preparePush(
  { db, config, sign }: Sending,
  bundle: Bundle,
  at: Date,
): Promise<Parameters<PushSender['send']>[0] | 'bad-keys' | null> {
  const [one] = bundle;
  const host = await getHostConfig(db, one.host ?? '');
  if (!host || !isForHost(one, host)) return null;
  const news = toPayload(bundle, {
    host,
    locale: one.locale ?? '',
    origin: publicOrigin(config, host.host),
  });
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

/** Returns the payload for a device. */
function toPayload(bundle: Bundle, reader: PushReader) {
  const [one] = bundle;
  const name = bundleName(bundle);
  return name === null
    ? newsPayload(one.notification_id, one, reader)
    : bundlePayload(one.notification_id, name, bundle, reader);
}

/** Returns the deliveries of a combined push that were not marked as part of it yet. */
function newMembers(bundle: Bundle) {
  const name = bundleName(bundle);
  if (name === null) return [];
  const fresh = bundle.filter((one) => one.bundle !== name);
  return fresh.map(({ notification_id: notification, endpoint }) => ({
    notification,
    endpoint,
    bundle: name,
  }));
}

/**
 * Returns the result where no call is needed: a device that is gone, an expired notification, a reader who
 * may not be notified, quiet hours.
 */
function beforeSending(one: DueDelivery, at: Date): DeliveryResult | null {
  if (!one.p256dh || !one.auth) return { state: 'gone', status: null };
  if (!one.allowed || expiryOf(one) <= at) return { state: 'expired', status: null };
  if (one.kind === 'test' || !one.from_time || !one.to_time || !one.time_zone) return null;
  const times = { from: one.from_time, to: one.to_time, timeZone: one.time_zone };
  const until = quietUntil(at, times);
  return until && postponed(one, until);
}

/** Later, and this time does not count. */
function postponed(one: DueDelivery, dueAt: Date): DeliveryResult {
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
