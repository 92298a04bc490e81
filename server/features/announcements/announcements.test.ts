import type { Insertable } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#server/db/generated/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';
import { getDayIn } from '#shared/days.ts';
import { activeAnnouncements } from './announcements.store.ts';
import { homeAnnouncement } from './testing/announcements.seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.db.deleteFrom('announcement').where('id', 'like', 'test-%').execute());

/** Adds announcements of 2000 that are shown from yesterday on, unless a row says otherwise. */
const add = (...rows: Partial<Insertable<DB['announcement']>>[]) =>
  app.db
    .insertInto('announcement')
    .values(
      rows.map((row, index) => ({
        sorg: '2000',
        id: `test-${index}`,
        type: 'home_page',
        title: 'Test',
        content: '<p>Test</p>',
        ...seedPeriod(-1, 1),
        ...row,
      })),
    )
    .execute();
const today = { host: 'localhost', day: getDayIn('UTC'), locale: 'en-us' } as const;

const query = '{ activeUserAreaAnnouncements { id type title url content from to } }';
async function home(username: string) {
  const { data, errors } = await app.gql(await app.login(username), query);
  expect(errors).toBeUndefined();
  return data.activeUserAreaAnnouncements;
}
/** The ids within the sales organisation. */
const ids = (list: { id: string }[]) => list.map(({ id }) => id.split('~')[1]);
const login = (host: string) => app.rest('GET', `/active-announcements/${host}`);

describe('activeUserAreaAnnouncements', () => {
  // B121, B309
  test('returns the sales organisation’s active home announcement', async () => {
    const list = await home('dealer1');
    expect(list).toEqual([
      {
        id: '2000~spring',
        type: 'home_page',
        title: 'Spring orders',
        url: null,
        content: homeAnnouncement,
        from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect(homeAnnouncement.replace(/<[^>]*>/g, '').length).toBeGreaterThan(400);
  });

  test.each(['sales1', 'group1', 'audit1', 'guest1'])('answers it to %s', async (username) => {
    expect(ids(await home(username))).toEqual(['spring']);
  });

  test('shows none of another sales organisation', async () => {
    await add({ sorg: '3000', title: 'Nur hier' }, { sorg: '1000', title: 'Hanya di sini' });
    const titles = async (username: string) =>
      (await home(username)).map(({ title }: { title: string }) => title);
    expect(await titles('dealer1')).toEqual(['Spring orders']);
    expect(await titles('dealer9')).toEqual(['Nur hier', 'Frühjahrsvororder']);
  });

  test('returns none without an area', async () => {
    expect(await activeAnnouncements(app.db, [], 'home_page', today)).toEqual([]);
  });

  test('answers at most 20, the newest first', async () => {
    await add(...Array.from({ length: 25 }, (_, n) => seedPeriod(-n, 1)));
    const list = ids(await home('dealer1'));
    expect(list).toHaveLength(20);
    expect(list.slice(0, 5)).toEqual(Array.from({ length: 5 }, (_, n) => `test-${n}`));
  });

  test('sanitises rows inserted another way', async () => {
    const content =
      '<p onclick="x()">a<script>alert(1)</script> <a href="javascript:x()">b</a> <a href="http://localhost/en-us/news">c</a> <a href="https://maker.example/">d</a></p>';
    await add({ content, url: 'javascript:alert(1)' }, { url: 'https://localhost/en-us/news' });
    const list = await home('dealer1');
    expect(list[0]).toMatchObject({
      url: null,
      content:
        '<p>a <a>b</a> <a href="/en-us/news">c</a> <a href="https://maker.example/" target="_blank" rel="noopener noreferrer">d</a></p>',
    });
    expect(list[1].url).toBe('/en-us/news');
  });

  test('requires a login', async () => {
    const { errors } = await app.gql(null, query);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('GET /active-announcements/{host}', () => {
  // O010, B125
  test('returns the host’s login announcements without a login', async () => {
    const { status, body } = await login('us.localhost');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: '2000~hours',
        type: 'login',
        title: 'Opening hours',
        url: null,
        content: '<p>Words</p>',
        language: null,
        picture: null,
        from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect((await login('DE.localhost')).body).toMatchObject([{ title: 'Geschäftszeiten' }]);
    expect((await login('id.localhost')).body).toEqual([]);
  });

  test('limits to 20, sanitises and leaves out those of other days', async () => {
    const over = { id: 'test-over', ...seedPeriod(-5, -2) };
    const bad = { id: 'test-bad', content: '<img src=x onerror=alert(1)>a', ...seedPeriod(0, 1) };
    const more = Array.from({ length: 22 }, () => ({}));
    await add(...[...more, over, bad].map((row) => ({ type: 'login', ...row })));
    const { body } = await login('localhost');
    expect(body).toHaveLength(20);
    expect(body[0]).toMatchObject({ id: '2000~test-bad', content: 'a' });
    expect(ids(body)).not.toContain('test-over');
    expect(ids(await home('dealer1'))).toEqual(['spring']);
  });

  test.each([
    'nowhere.example',
    'localhost:3000',
    '%00',
    '%F0%9F%9A%B2',
    '..%2f..%2fserver',
    "'%20or%201=1--",
    '%C3%BC.example',
    'a'.repeat(250),
  ])('answers nothing for %s', async (host) => {
    expect(await login(host)).toMatchObject({ status: 200, body: [] });
  });

  test('rejects a malformed host address', async () => {
    expect((await login('%ff')).status).toBe(400);
  });

  test('answers during maintenance', async () => {
    await app.db.updateTable('server_status').set({ status: 'maintenance' }).execute();
    expect((await login('us.localhost')).body).toHaveLength(1);
    await app.db.updateTable('server_status').set({ status: 'online' }).execute();
  });
});
