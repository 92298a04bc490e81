import { describe, expect, it } from 'vitest';
import { lookForRestocks } from '../restock/restock-watch.ts';
import { newDevice } from '../testing/push-service.ts';
import { restockHarness } from '../testing/restock.harness.ts';
import { takeDue } from './push-delivery.store.ts';

const harness = restockHarness();

const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** B-4 came back for dealer1, who has the given devices. */
async function comeBack(...names: string[]) {
  await harness.subscribe(harness.dealer1, 'B-4', 6);
  const devices = await Promise.all(names.map((name) => harness.device(harness.dealer1, name)));
  await harness.setStock('B-4', 5);
  await lookForRestocks(harness.test.db, noon);
  return devices;
}

it('sends a push to each device once, encrypted and signed', async () => {
  await harness.subscribe(harness.dealer2, 'B-4');
  const [phone, tablet] = await comeBack('phone', 'tablet');
  for (let times = 0; times < 2; times += 1) await harness.deliver(noon);
  expect(harness.service.received).toHaveLength(2);
  const { headers } = harness.service.received[0] ?? {};
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'normal',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    authorization: expect.stringMatching(/^vapid t=.+, k=.{87}$/),
  });
  const url = '/en-us/catalog/bike/trail-500?restock=B-4&qty=6';
  expect(phone?.messages()).toMatchObject([
    {
      title: 'Back in stock',
      body: 'Trail 500 M Red: 5 arrived, 2 asked',
      tag: 'restock-2000-B-4',
      url,
    },
  ]);
  expect(tablet?.messages()).toEqual(phone?.messages());
  expect(await harness.deliveries()).toMatchObject([
    { endpoint: 'phone', state: 'sent', status: 201, attempts: 1 },
    { endpoint: 'tablet', state: 'sent', status: 201, attempts: 1 },
  ]);
});

it('uses the language of each device', async () => {
  await harness.subscribe(harness.dealer1, 'B-4');
  const german = await harness.device(harness.dealer1, 'german', 'de');
  const malay = await harness.device(harness.dealer1, 'malay', 'ms-my');
  await harness.setStock('B-4', 5);
  await lookForRestocks(harness.test.db, noon);
  await harness.deliver(noon);
  expect(german.messages()).toMatchObject([{ title: 'Wieder auf Lager' }]);
  // The host has no Malay: its first language it is.
  expect(malay.messages()).toMatchObject([{ title: 'Back in stock' }]);
});

describe('what push services answer', () => {
  it.each([404, 410])('removes the device on %i', async (status) => {
    harness.service.answers.set('gone', { status });
    await comeBack('gone', 'here');
    await harness.deliver(noon);
    expect(await harness.deliveries()).toMatchObject([
      { endpoint: 'gone', state: 'gone', status },
      { endpoint: 'here', state: 'sent' },
    ]);
    const left = await harness.test.db.selectFrom('push_subscription').select('endpoint').execute();
    expect(left.map(({ endpoint }) => endpoint)).toEqual([harness.service.endpoint('here')]);
  });

  it.each([400, 401, 403, 413])(
    'logs %i without the address and does not retry',
    async (status) => {
      harness.service.answers.set('bad', { status });
      await comeBack('bad');
      const logged: object[] = [];
      const log = { warn: (details: object) => void logged.push(details) };
      await harness.deliver(noon, { log });
      await harness.deliver(later(noon, 7_200_000));
      expect(harness.service.received).toHaveLength(1);
      expect(await harness.deliveries()).toMatchObject([{ state: 'refused', status, attempts: 1 }]);
      expect(logged).toMatchObject([
        { origin: new URL(harness.service.endpoint('')).origin, answer: { status } },
      ]);
      expect(JSON.stringify(logged)).not.toContain('/bad');
      expect(
        await harness.test.db.selectFrom('push_subscription').select('endpoint').execute(),
      ).toHaveLength(1);
    },
  );

  it('retries a 429 only after Retry-After', async () => {
    harness.service.answers.set('busy', { status: 429, headers: { 'retry-after': '600' } });
    await comeBack('busy');
    await harness.deliver(noon);
    await harness.deliver(later(noon, 599_000));
    expect(harness.service.received).toHaveLength(1);
    harness.service.answers.clear();
    await harness.deliver(later(noon, 600_000));
    expect(await harness.deliveries()).toMatchObject([{ state: 'sent', status: 201, attempts: 2 }]);
  });

  it('retries a 500 or a timeout with back-off for a day', async () => {
    harness.service.answers.set('ill', { status: 500 });
    harness.service.answers.set('hang', 'hang');
    await comeBack('ill', 'hang');
    await harness.deliver(noon, { timeout: 3_000 });
    expect(await harness.deliveries()).toMatchObject([
      { endpoint: 'hang', state: 'waiting', status: null, due_at: later(noon, 30_000) },
      { endpoint: 'ill', state: 'waiting', status: 500, due_at: later(noon, 30_000) },
    ]);
    await harness.deliver(later(noon, 30_000), { timeout: 3_000 });
    expect(await harness.deliveries()).toMatchObject([
      { due_at: later(noon, 90_000) },
      { due_at: later(noon, 90_000) },
    ]);
    await harness.deliver(later(noon, 86_400_000));
    expect(await harness.deliveries()).toMatchObject([{ state: 'expired' }, { state: 'expired' }]);
    expect(harness.service.received).toHaveLength(4);
  });

  it('does not delay others long for a hanging service', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `hang${number}`);
    for (const name of names) harness.service.answers.set(name, 'hang');
    await comeBack(...names);
    await harness.deliver(noon, { timeout: 30, atOnce: 2 });
    expect(harness.service.received.length).toBeLessThan(6);
    const states = (await harness.deliveries()).map(
      ({ state, attempts }) => `${state} ${attempts}`,
    );
    expect(new Set(states)).toEqual(new Set(['waiting 0', 'waiting 1']));
  });
});

it('sends in batches within the concurrency limit', async () => {
  await comeBack(...Array.from({ length: 18 }, (_, number) => `d${number}`));
  await harness.deliver(noon, { atOnce: 4, batch: 7 });
  expect(harness.service.received).toHaveLength(18);
  expect(harness.service.most()).toBeLessThanOrEqual(4);
  expect(new Set((await harness.deliveries()).map(({ state }) => state))).toEqual(
    new Set(['sent']),
  );
});

it('sends each push once from two servers', async () => {
  await comeBack(...Array.from({ length: 15 }, (_, number) => `d${number}`));
  await Promise.all([1, 2, 3].map(() => harness.deliver(noon, { batch: 4 })));
  expect(harness.service.received.map(({ path }) => path).sort()).toEqual(
    Array.from({ length: 15 }, (_, number) => `/d${number}`).sort(),
  );
});

it('sends pushes of a server that died from another', async () => {
  await comeBack('phone');
  expect(await takeDue(harness.test.db, noon, 10)).toHaveLength(1);
  await harness.deliver(later(noon, 60_000));
  expect(harness.service.received).toHaveLength(0);
  await harness.deliver(later(noon, 180_000));
  expect(harness.service.received).toHaveLength(1);
});

it('skips devices with unusable keys and serves the others', async () => {
  await comeBack('phone', 'tablet');
  const broken = `${newDevice().p256dh.slice(0, -6)}AAAAAA`;
  await harness.test.db
    .updateTable('push_subscription')
    .set({ p256dh: broken })
    .where('endpoint', '=', harness.service.endpoint('phone'))
    .execute();
  await harness.deliver(noon);
  expect(await harness.deliveries()).toMatchObject([
    { endpoint: 'phone', state: 'refused', status: null },
    { endpoint: 'tablet', state: 'sent' },
  ]);
});
