import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config } from '#server/config.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { type PushDispatcherOptions, startPushDispatcher } from '../push/push-dispatcher.ts';
import { newDevice, type PushService, startPushService } from './push-service.ts';

/**
 * A server and a push service for the tests of a file, with the calls they need. Each test starts without
 * subscriptions, notifications and devices.
 */
export function restockHarness(config: Partial<Config> = {}) {
  let app: TestApp | undefined;
  let pushes: PushService | undefined;
  let tokens: Record<Username, string> | undefined;
  const test = () => started(app);
  const service = () => started(pushes);
  const send = async (token: string, document: string, variables?: object) => {
    const { data, errors } = await test().gql(token, document, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as { message: { status: boolean }; userErrors: UserError[] };
  };
  const setStock = (article: string, qty: number) => given(test()).stock({ article, qty });
  /** Deletes all subscriptions, notifications and devices. */
  const clear = async () => {
    const { db } = test();
    await db.deleteFrom('notification').execute();
    await db.deleteFrom('restock_subscription').execute();
    await db.deleteFrom('push_subscription').execute();
    await db.deleteFrom('quiet_hours').execute();
    await setStock('B-4', 0);
    await setStock('P-2', 0);
    service().forget();
  };
  const logIn = async () => {
    const [dealer1, dealer2] = [await test().login('dealer1'), await test().login('dealer2')];
    tokens = { dealer1, dealer2 };
  };
  beforeAll(async () => {
    pushes = await startPushService();
    app = await startTestApp({ config: { pushTestEndpoints: true, ...config } });
    await logIn();
  });
  afterAll(async () => {
    await app?.close();
    await pushes?.close();
  });
  beforeEach(clear);
  return {
    get test() {
      return test();
    },
    get service() {
      return service();
    },
    get dealer1() {
      return started(tokens).dealer1;
    },
    get dealer2() {
      return started(tokens).dealer2;
    },
    clear,
    /** Needed after a change of a user's rights: earlier tokens are refused. */
    logIn,
    setStock,
    /** Waits for an article; it must be without stock. */
    subscribe: (token: string, articleCode = 'B-4', qty = 1, sorg = '2000') =>
      send(token, subscribing, { articleCode, sorg, qty }),
    unsubscribe: (token: string, articleCode = 'B-4', sorg = '2000') =>
      send(token, unsubscribing, { articleCode, sorg }),
    /** Says who waits on whose behalf without using the API: sales staff change customers. */
    waitFor: (by: string, customer: string, qty = 1) =>
      given(test()).restockSubscription({ by, customer, qty }),
    /** A device of a user at the push service of the test. */
    device: (token: string, name: string, locale = 'en-us') =>
      registerDevice(test(), service(), { token, name, locale }),
    /** Sends what is due at a time of the test's choosing. */
    async deliver(now?: Date, options: PushDispatcherOptions = {}) {
      const clock = now ? { now: () => now } : {};
      const dispatcher = startPushDispatcher(test().services, { ...clock, ...options });
      await dispatcher.deliver();
      await dispatcher.stop();
    },
    deliveries: () => readDeliveries(test()),
  };
}

async function registerDevice(
  test: TestApp,
  service: PushService,
  { token, name, locale }: { token: string; name: string; locale: string },
) {
  const device = newDevice();
  const { p256dh, auth } = device;
  const endpoint = service.endpoint(name);
  const body = { endpoint, keys: { p256dh, auth } };
  const headers = { 'accept-language': locale };
  const path = '/notification/subscriptions';
  const answer = await test.rest('POST', path, { token, body, headers });
  if (answer.status !== 204) throw new Error(`Device ${name}: ${answer.status}`);
  const messages = () =>
    service.received
      .filter(({ path: to }) => to === `/${name}`)
      .map(({ body: sealed }) => JSON.parse(device.read(sealed)));
  return { ...device, endpoint, messages };
}

async function readDeliveries({ db }: TestApp) {
  const rows = await db
    .selectFrom('push_delivery')
    .select(['endpoint', 'state', 'status', 'attempts', 'due_at'])
    .orderBy('notification_id')
    .orderBy('endpoint')
    .execute();
  return rows.map((row) => ({ ...row, endpoint: row.endpoint.split('/').at(-1) }));
}

type Username = 'dealer1' | 'dealer2';

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The tests of this file have not begun');
  return part;
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
