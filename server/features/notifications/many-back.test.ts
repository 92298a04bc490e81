import { expect, it } from 'vitest';
import { lookForRestocks } from './restock-watch.ts';
import { restockBench } from './testing/restock-bench.ts';

const bench = restockBench();

const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
const later = (ms: number) => new Date(noon.getTime() + ms);
const inbox = async () => {
  const list = '{ notifications(limit: 50) { notifications { restock { article_code } } } }';
  const { data } = await bench.test.gql(bench.dealer1, list);
  return data.notifications.notifications
    .map(({ restock }: { restock: { article_code: string } }) => restock.article_code)
    .sort();
};

/** dealer1 waits for these, and all of them come back. */
async function comeBack(articles: readonly string[]) {
  for (const article of articles) {
    await bench.setStock(article, 0);
    await bench.subscribe(bench.dealer1, article);
  }
  for (const article of articles) await bench.setStock(article, 5);
  await lookForRestocks(bench.test.db, noon);
}
const many = ['B-1', 'B-2', 'B-4', 'P-2'];

it('many articles that are back at once are one push to each device; the inbox has each', async () => {
  const phone = await bench.device(bench.dealer1, 'phone');
  const german = await bench.device(bench.dealer1, 'german', 'de');
  await comeBack(many);
  // A batch smaller than what is due for a device does not tear it apart.
  await bench.deliver(noon, { batch: 1 });
  expect(bench.service.received).toHaveLength(2);
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
  const states = (await bench.deliveries()).map(({ state, status }) => `${state} ${status}`);
  expect(states).toEqual(Array.from({ length: 8 }, () => 'sent 201'));
  expect(await inbox()).toEqual(many);
});

it('two ring one by one, each leading to its article', async () => {
  const phone = await bench.device(bench.dealer1, 'phone');
  await comeBack(['B-4', 'P-2']);
  await bench.deliver(noon);
  const urls = phone.messages().map(({ url }: { url: string }) => url);
  expect(urls.sort()).toEqual([
    expect.stringContaining('restock=B-4'),
    expect.stringContaining('restock=P-2'),
  ]);
});

it('what is gone again by then is not counted', async () => {
  const phone = await bench.device(bench.dealer1, 'phone');
  await comeBack(many);
  await bench.setStock('B-1', 0);
  await bench.deliver(noon);
  expect(phone.messages()).toMatchObject([{ title: '3 articles are back' }]);
});

it('what comes in quiet hours is one push when they are over', async () => {
  const quiet = `mutation { updateQuietHours(quietHours:
    { from: "11:00", to: "13:00", timeZone: "UTC" }) { message { status } } }`;
  await bench.test.gql(bench.dealer1, quiet);
  const phone = await bench.device(bench.dealer1, 'phone');
  await comeBack(['B-1', 'B-2']);
  await bench.deliver(noon);
  await comeBack(['B-4']);
  await bench.deliver(later(1_800_000));
  expect(bench.service.received).toHaveLength(0);
  await bench.deliver(later(3_600_000));
  expect(phone.messages()).toMatchObject([{ title: '3 articles are back' }]);
});

it('a push service that is busy gets it again as one, and one that forgot the device none', async () => {
  const phone = await bench.device(bench.dealer1, 'phone');
  bench.service.answers.set('phone', { status: 429, headers: { 'retry-after': '60' } });
  await comeBack(many);
  await bench.deliver(noon);
  bench.service.answers.set('phone', { status: 410 });
  await bench.deliver(later(60_000));
  expect(phone.messages().map(({ title }: { title: string }) => title)).toEqual([
    '4 articles are back',
    '4 articles are back',
  ]);
  expect(new Set((await bench.deliveries()).map(({ state }) => state))).toEqual(new Set(['gone']));
  expect(await bench.test.db.selectFrom('push_subscription').select('endpoint').execute()).toEqual(
    [],
  );
});

const tags = (device: { messages(): { tag: string }[] }) => device.messages().map(({ tag }) => tag);

it('what may have been shown as one push is sent again as that one, whatever came since', async () => {
  const phone = await bench.device(bench.dealer1, 'phone');
  bench.service.answers.set('phone', { status: 500 });
  await comeBack(many.slice(0, 3));
  await bench.deliver(noon);
  await comeBack(['P-2']);
  await bench.setStock('B-1', 0);
  bench.service.answers.clear();
  await bench.deliver(later(30_000));
  const [first, ...since] = tags(phone);
  expect(first).toMatch(/^restock-many-\d+$/);
  expect(since.sort()).toEqual(['restock-2000-P-2', first]);
  expect(phone.messages()).toContainEqual(
    expect.objectContaining({ tag: first, title: '2 articles are back' }),
  );
});

it('what may have been shown alone does not come again among many', async () => {
  const phone = await bench.device(bench.dealer1, 'phone');
  bench.service.answers.set('phone', { status: 500 });
  await comeBack(['B-4']);
  await bench.deliver(noon);
  await comeBack(['B-1', 'B-2', 'P-2']);
  bench.service.answers.clear();
  await bench.deliver(later(30_000));
  const [first, ...since] = tags(phone);
  expect(first).toBe('restock-2000-B-4');
  expect(since.sort()).toEqual([first, expect.stringMatching(/^restock-many-\d+$/)]);
});
