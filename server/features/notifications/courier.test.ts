import { describe, expect, it } from 'vitest';
import { takeDue } from './delivery.store.ts';
import { lookForRestocks } from './restock-watch.ts';
import { newDevice } from './testing/push-service.ts';
import { restockBench } from './testing/restock-bench.ts';

const bench = restockBench();

const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** B-4 came back for dealer1, who has the given devices. */
async function comeBack(...names: string[]) {
  await bench.subscribe(bench.dealer1, 'B-4', 6);
  const devices = await Promise.all(names.map((name) => bench.device(bench.dealer1, name)));
  await bench.setStock('B-4', 5);
  await lookForRestocks(bench.test.db, noon);
  return devices;
}

it('brings the news to each device of the user once, sealed and signed', async () => {
  await bench.subscribe(bench.dealer2, 'B-4');
  const [phone, tablet] = await comeBack('phone', 'tablet');
  for (let times = 0; times < 2; times += 1) await bench.deliver(noon);
  expect(bench.service.received).toHaveLength(2);
  const { headers } = bench.service.received[0] ?? {};
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
  expect(await bench.deliveries()).toMatchObject([
    { endpoint: 'phone', state: 'sent', status: 201, attempts: 1 },
    { endpoint: 'tablet', state: 'sent', status: 201, attempts: 1 },
  ]);
});

it('speaks the language of each device', async () => {
  await bench.subscribe(bench.dealer1, 'B-4');
  const german = await bench.device(bench.dealer1, 'german', 'de');
  const malay = await bench.device(bench.dealer1, 'malay', 'ms-my');
  await bench.setStock('B-4', 5);
  await lookForRestocks(bench.test.db, noon);
  await bench.deliver(noon);
  expect(german.messages()).toMatchObject([{ title: 'Wieder auf Lager' }]);
  // The host has no Malay: its first language it is.
  expect(malay.messages()).toMatchObject([{ title: 'Back in stock' }]);
});

describe('what push services answer', () => {
  it.each([404, 410])('%i: the device is forgotten at once', async (status) => {
    bench.service.answers.set('gone', { status });
    await comeBack('gone', 'here');
    await bench.deliver(noon);
    expect(await bench.deliveries()).toMatchObject([
      { endpoint: 'gone', state: 'gone', status },
      { endpoint: 'here', state: 'sent' },
    ]);
    const left = await bench.test.db.selectFrom('push_subscription').select('endpoint').execute();
    expect(left.map(({ endpoint }) => endpoint)).toEqual([bench.service.endpoint('here')]);
  });

  it.each([400, 401, 403, 413])(
    '%i: refused, logged without the address, not tried again',
    async (status) => {
      bench.service.answers.set('bad', { status });
      await comeBack('bad');
      const logged: object[] = [];
      const log = { warn: (details: object) => void logged.push(details) };
      await bench.deliver(noon, { log });
      await bench.deliver(later(noon, 7_200_000));
      expect(bench.service.received).toHaveLength(1);
      expect(await bench.deliveries()).toMatchObject([{ state: 'refused', status, attempts: 1 }]);
      expect(logged).toMatchObject([
        { origin: new URL(bench.service.endpoint('')).origin, answer: { status } },
      ]);
      expect(JSON.stringify(logged)).not.toContain('/bad');
      expect(
        await bench.test.db.selectFrom('push_subscription').select('endpoint').execute(),
      ).toHaveLength(1);
    },
  );

  it('429: again, not before Retry-After', async () => {
    bench.service.answers.set('busy', { status: 429, headers: { 'retry-after': '600' } });
    await comeBack('busy');
    await bench.deliver(noon);
    await bench.deliver(later(noon, 599_000));
    expect(bench.service.received).toHaveLength(1);
    bench.service.answers.clear();
    await bench.deliver(later(noon, 600_000));
    expect(await bench.deliveries()).toMatchObject([{ state: 'sent', status: 201, attempts: 2 }]);
  });

  it('500 and no answer: again with growing pauses, until the day is over', async () => {
    bench.service.answers.set('ill', { status: 500 });
    bench.service.answers.set('hang', 'hang');
    await comeBack('ill', 'hang');
    await bench.deliver(noon, { timeout: 3_000 });
    expect(await bench.deliveries()).toMatchObject([
      { endpoint: 'hang', state: 'waiting', status: null, due_at: later(noon, 30_000) },
      { endpoint: 'ill', state: 'waiting', status: 500, due_at: later(noon, 30_000) },
    ]);
    await bench.deliver(later(noon, 30_000), { timeout: 3_000 });
    expect(await bench.deliveries()).toMatchObject([
      { due_at: later(noon, 90_000) },
      { due_at: later(noon, 90_000) },
    ]);
    await bench.deliver(later(noon, 86_400_000));
    expect(await bench.deliveries()).toMatchObject([{ state: 'expired' }, { state: 'expired' }]);
    expect(bench.service.received).toHaveLength(4);
  });

  it('a service that hangs does not hold up the others for long', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `hang${number}`);
    for (const name of names) bench.service.answers.set(name, 'hang');
    await comeBack(...names);
    await bench.deliver(noon, { timeout: 30, atOnce: 2 });
    expect(bench.service.received.length).toBeLessThan(6);
    const states = (await bench.deliveries()).map(({ state, attempts }) => `${state} ${attempts}`);
    expect(new Set(states)).toEqual(new Set(['waiting 0', 'waiting 1']));
  });
});

it('sends no more at once than it may, in batches', async () => {
  await comeBack(...Array.from({ length: 18 }, (_, number) => `d${number}`));
  await bench.deliver(noon, { atOnce: 4, batch: 7 });
  expect(bench.service.received).toHaveLength(18);
  expect(bench.service.most()).toBeLessThanOrEqual(4);
  expect(new Set((await bench.deliveries()).map(({ state }) => state))).toEqual(new Set(['sent']));
});

it('two servers send each push once', async () => {
  await comeBack(...Array.from({ length: 15 }, (_, number) => `d${number}`));
  await Promise.all([1, 2, 3].map(() => bench.deliver(noon, { batch: 4 })));
  expect(bench.service.received.map(({ path }) => path).sort()).toEqual(
    Array.from({ length: 15 }, (_, number) => `/d${number}`).sort(),
  );
});

it('what a server held when it died is sent by another', async () => {
  await comeBack('phone');
  expect(await takeDue(bench.test.db, noon, 10)).toHaveLength(1);
  await bench.deliver(later(noon, 60_000));
  expect(bench.service.received).toHaveLength(0);
  await bench.deliver(later(noon, 180_000));
  expect(bench.service.received).toHaveLength(1);
});

it('keys that cannot be used are refused, and the others get theirs', async () => {
  await comeBack('phone', 'tablet');
  const broken = `${newDevice().p256dh.slice(0, -6)}AAAAAA`;
  await bench.test.db
    .updateTable('push_subscription')
    .set({ p256dh: broken })
    .where('endpoint', '=', bench.service.endpoint('phone'))
    .execute();
  await bench.deliver(noon);
  expect(await bench.deliveries()).toMatchObject([
    { endpoint: 'phone', state: 'refused', status: null },
    { endpoint: 'tablet', state: 'sent' },
  ]);
});
