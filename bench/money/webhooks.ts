import { readConfig } from '#server/config.ts';
import { type Db, openDatabase } from '#server/db/database.ts';
import {
  type Delivery,
  findWrongEnds,
  planDeliveries,
  signDelivery,
} from '#server/features/payments/testing/faulty-events.ts';
import {
  coverWithRequests,
  requestEnds,
} from '#server/features/payments/testing/many-requests.store.ts';
import { openSessionKeys } from '#server/features/session/session.public.ts';
import { usedBy } from '../http.ts';
import { type MoneyRow, toTimeRow } from './ask.ts';
import type { MoneyPortal } from './money-portal.ts';

/** Deliveries at a time. */
const atOnce = 16;
/** The average number of deliveries of a request is at least this. */
const deliveriesEach = 1.95;

/**
 * Sends the events of many payments, three of ten deliveries with a fault, to the address for the embedded provider.
 * @param wanted so many deliveries at least
 * @throws when a request does not end in its one true state, or a delivery is answered wrongly
 */
export async function sendWebhooks(
  url: string,
  { env }: MoneyPortal,
  wanted: number,
): Promise<MoneyRow[]> {
  const { db, close } = await openDatabase(readConfig(env));
  try {
    const requests = await coverWithRequests(db, Math.ceil(wanted / deliveriesEach));
    const { deliveries, ends } = planDeliveries(requests);
    const { keyFor } = await openSessionKeys(readConfig(env), db);
    const secret = keyFor('events of the payment sandbox');
    const times: number[] = [];
    const before = await usedBy(url);
    const started = performance.now();
    let next = 0;
    const loops = Array.from({ length: atOnce }, async () => {
      for (let nth = next++; nth < deliveries.length; nth = next++)
        times.push(await deliver(url, secret, deliveries[nth] as Delivery, nth));
    });
    await Promise.all(loops);
    const seconds = (performance.now() - started) / 1_000;
    const { cpu } = await usedBy(url);
    await check(db, ends);
    const faulty = deliveries.filter(({ fault }) => fault !== null).length;
    const share = Math.round((faulty / deliveries.length) * 100);
    const rate = Math.round(deliveries.length / seconds);
    const timed = { times, cpu: cpu - before.cpu };
    return [toTimeRow(`webhooks, ${share} % with a fault, ${rate} a second`, timed, '–', 0.99)];
  } finally {
    await close();
  }
}

/** Sends one delivery. @returns milliseconds */
async function deliver(
  url: string,
  secret: Buffer,
  delivery: Delivery,
  nth: number,
): Promise<number> {
  const expected = delivery.fault === 'forged' ? 400 : 200;
  const started = performance.now();
  const { status } = await fetch(`${url}/payments/sandbox/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'pannier-signature': signDelivery(secret, delivery, nth),
    },
    body: delivery.body,
  });
  if (status !== expected) throw new Error(`${status} for ${JSON.stringify(delivery)}`);
  return performance.now() - started;
}

async function check(db: Db, ends: ReturnType<typeof planDeliveries>['ends']): Promise<void> {
  const wrong = findWrongEnds(ends, await requestEnds(db));
  if (wrong.length > 0)
    throw new Error(`${wrong.length} wrong, such as:\n${wrong.slice(0, 10).join('\n')}`);
}
