import { sql } from 'kysely';
import type { TestApp } from '#server/testing/app.ts';
import { type CourierOptions, openCourier } from '../courier.ts';
import { newDevice, type PushService } from './push-service.ts';

/** Calls of the notification tests. */
export function restockBench(test: () => TestApp, service: () => PushService) {
  const ask = async (token: string, document: string, variables?: object) => {
    const { data, errors } = await test().gql(token, document, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as { message: { status: boolean }; userErrors: UserError[] };
  };
  const setStock = async (article: string, qty: number) => {
    const row = { sorg: '2000', warehouse: 'W1', article, qty, reserved: 0 };
    await test()
      .db.insertInto('stock')
      .values(row)
      .onConflict((key) => key.columns(['sorg', 'article', 'warehouse']).doUpdateSet({ qty }))
      .execute();
  };
  return {
    setStock,
    /** Waits for an article; it must be without stock. */
    subscribe: (token: string, articleCode = 'B-4', qty = 1, sorg = '2000') =>
      ask(token, subscribing, { articleCode, sorg, qty }),
    unsubscribe: (token: string, articleCode = 'B-4', sorg = '2000') =>
      ask(token, unsubscribing, { articleCode, sorg }),
    /** Says who waits on whose behalf without going through the door: sales staff change customers. */
    waitFor: (username: string, customer: string, qty = 1) =>
      sql`insert into restock_subscription (sorg, user_id, customer, article, qty, host)
        select '2000', id, ${customer}, 'B-4', ${qty}::int, 'localhost'
        from app_user where username = ${username}`.execute(test().db),
    /** A device of a user at the push service of the test. */
    async device(token: string, name: string, locale = 'en-us') {
      const device = newDevice();
      const { p256dh, auth } = device;
      const endpoint = service().endpoint(name);
      const body = { endpoint, keys: { p256dh, auth } };
      const headers = { 'accept-language': locale };
      const path = '/notification/subscriptions';
      const answer = await test().rest('POST', path, { token, body, headers });
      if (answer.status !== 204) throw new Error(`Device ${name}: ${answer.status}`);
      const messages = () =>
        service()
          .received.filter(({ path: to }) => to === `/${name}`)
          .map(({ body: sealed }) => JSON.parse(device.read(sealed)));
      return { ...device, endpoint, messages };
    },
    /** Sends what is due at a time of the test's choosing. */
    async deliver(now?: Date, options: CourierOptions = {}) {
      const clock = now ? { now: () => now } : {};
      const courier = openCourier(test().services, { ...clock, ...options });
      await courier.deliver();
      await courier.stop();
    },
    async deliveries() {
      const rows = await test()
        .db.selectFrom('push_delivery')
        .select(['endpoint', 'state', 'status', 'attempts', 'due_at'])
        .orderBy('notification_id')
        .orderBy('endpoint')
        .execute();
      return rows.map((row) => ({ ...row, endpoint: row.endpoint.split('/').at(-1) }));
    },
    /** As it was before: nothing waited for, nothing told, no device. */
    async clear() {
      const { db } = test();
      await db.deleteFrom('notification').execute();
      await db.deleteFrom('restock_subscription').execute();
      await db.deleteFrom('push_subscription').execute();
      await db.deleteFrom('quiet_hours').execute();
      await setStock('B-4', 0);
      await setStock('P-2', 0);
      service().forget();
    },
  };
}

interface UserError {
  field: string;
  code: string;
}

const payload = '{ message { status description } userErrors { field code message } }';
const subscribing = `mutation S($articleCode: String!, $sorg: String!, $qty: Int) {
  subscribeRestockedNotification(articleCode: $articleCode, sorg: $sorg, qty: $qty) ${payload} }`;
const unsubscribing = `mutation U($articleCode: String!, $sorg: String!) {
  unsubscribeRestockedNotification(articleCode: $articleCode, sorg: $sorg) ${payload} }`;
