import { expect, it } from 'vitest';
import { restockHarness } from '../testing/restock.harness.ts';
import { lookForRestocks } from './restock-watch.ts';

const harness = restockHarness();

const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
const later = (ms: number) => new Date(noon.getTime() + ms);
const inbox = async () => {
  const list = '{ notifications(limit: 50) { notifications { restock { article_code } } } }';
  const { data } = await harness.test.gql(harness.dealer1, list);
  return data.notifications.notifications
    .map(({ restock }: { restock: { article_code: string } }) => restock.article_code)
    .sort();
};

/** dealer1 waits for these, and all of them come back. */
async function comeBack(articles: readonly string[]) {
  for (const article of articles) {
    await harness.setStock(article, 0);
    await harness.subscribe(harness.dealer1, article);
  }
  for (const article of articles) await harness.setStock(article, 5);
  await lookForRestocks(harness.test.db, noon);
}
const many = ['B-1', 'B-2', 'B-4', 'P-2'];

it('sends one push per device for many restocks at once', async () => {
  const phone = await harness.device(harness.dealer1, 'phone');
  const german = await harness.device(harness.dealer1, 'german', 'de');
  await comeBack(many);
  // A batch smaller than what is due for a device does not tear it apart.
  await harness.deliver(noon, { batch: 1 });
  expect(harness.service.received).toHaveLength(2);
  expect(phone.messages()).toMatchObject([
    {
      title: '4 articles are back',
      body: expect.stringMatching(/^.+ · .+ · .+ · …$/),
      url: '/en-us/notifications',
      tag: expect.stringMatching(/^restock-many-\d+$/),
    },
  ]);
  expect(german.messages()).toMatchObject([
    { title: '4 Artikel sind wieder da', url: '/de/notifications' },
  ]);
  const states = (await harness.deliveries()).map(({ state, status }) => `${state} ${status}`);
  expect(states).toEqual(Array.from({ length: 8 }, () => 'sent 201'));
  expect(await inbox()).toEqual(many);
});

it('sends two restocks separately, each linking to its article', async () => {
  const phone = await harness.device(harness.dealer1, 'phone');
  await comeBack(['B-4', 'P-2']);
  await harness.deliver(noon);
  const urls = phone.messages().map(({ url }: { url: string }) => url);
  expect(urls.sort()).toEqual([
    expect.stringContaining('restock=B-4'),
    expect.stringContaining('restock=P-2'),
  ]);
});

it('does not count an article that is out of stock again', async () => {
  const phone = await harness.device(harness.dealer1, 'phone');
  await comeBack(many);
  await harness.setStock('B-1', 0);
  await harness.deliver(noon);
  expect(phone.messages()).toMatchObject([{ title: '3 articles are back' }]);
});

it('combines restocks of quiet hours into one push afterwards', async () => {
  const quiet = `mutation { updateQuietHours(quietHours:
    { from: "11:00", to: "13:00", timeZone: "UTC" }) { message { status } } }`;
  await harness.test.gql(harness.dealer1, quiet);
  const phone = await harness.device(harness.dealer1, 'phone');
  await comeBack(['B-1', 'B-2']);
  await harness.deliver(noon);
  await comeBack(['B-4']);
  await harness.deliver(later(1_800_000));
  expect(harness.service.received).toHaveLength(0);
  await harness.deliver(later(3_600_000));
  expect(phone.messages()).toMatchObject([{ title: '3 articles are back' }]);
});

it('retries a combined push after 429 and drops it after 410', async () => {
  const phone = await harness.device(harness.dealer1, 'phone');
  harness.service.answers.set('phone', { status: 429, headers: { 'retry-after': '60' } });
  await comeBack(many);
  await harness.deliver(noon);
  harness.service.answers.set('phone', { status: 410 });
  await harness.deliver(later(60_000));
  expect(phone.messages().map(({ title }: { title: string }) => title)).toEqual([
    '4 articles are back',
    '4 articles are back',
  ]);
  expect(new Set((await harness.deliveries()).map(({ state }) => state))).toEqual(
    new Set(['gone']),
  );
  expect(
    await harness.test.db.selectFrom('push_subscription').select('endpoint').execute(),
  ).toEqual([]);
});

const tags = (device: { messages(): { tag: string }[] }) => device.messages().map(({ tag }) => tag);

it('resends a possibly shown combined push unchanged', async () => {
  const phone = await harness.device(harness.dealer1, 'phone');
  harness.service.answers.set('phone', { status: 500 });
  await comeBack(many.slice(0, 3));
  await harness.deliver(noon);
  await comeBack(['P-2']);
  await harness.setStock('B-1', 0);
  harness.service.answers.clear();
  await harness.deliver(later(30_000));
  const [first, ...since] = tags(phone);
  expect(first).toMatch(/^restock-many-\d+$/);
  expect(since.sort()).toEqual(['restock-2000-P-2', first]);
  expect(phone.messages()).toContainEqual(
    expect.objectContaining({ tag: first, title: '2 articles are back' }),
  );
});

it('does not repeat a possibly shown single push in a group', async () => {
  const phone = await harness.device(harness.dealer1, 'phone');
  harness.service.answers.set('phone', { status: 500 });
  await comeBack(['B-4']);
  await harness.deliver(noon);
  await comeBack(['B-1', 'B-2', 'P-2']);
  harness.service.answers.clear();
  await harness.deliver(later(30_000));
  const [first, ...since] = tags(phone);
  expect(first).toBe('restock-2000-B-4');
  expect(since.sort()).toEqual([first, expect.stringMatching(/^restock-many-\d+$/)]);
});
