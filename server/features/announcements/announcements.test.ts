import type { Insertable } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#server/db/generated/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { activeAnnouncements } from './announcements.store.ts';
import { homeAnnouncement } from './testing/announcements.seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.db.deleteFrom('announcement').where('id', 'like', 'test-%').execute());

const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const hour = 3_600_000;

/**
 * Adds announcements of 2000. They are all active from the same moment, so they keep their order; a row may
 * override this.
 */
const add = (...rows: Partial<Insertable<DB['announcement']>>[]) => {
  const active = { starts_at: at(-hour), ends_at: at(hour) };
  return app.db
    .insertInto('announcement')
    .values(
      rows.map((row, index) => ({
        sorg: '2000',
        id: `test-${index}`,
        type: 'home_page',
        title: 'Test',
        content: '<p>Test</p>',
        ...active,
        ...row,
      })),
    )
    .execute();
};

const query = '{ activeUserAreaAnnouncements { id type title url content from to } }';
async function home(username: string) {
  const { data, errors } = await app.gql(await app.login(username), query);
  expect(errors).toBeUndefined();
  return data.activeUserAreaAnnouncements;
}
const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const login = (host: string) => app.rest('GET', `/active-announcements/${host}`);

describe('activeUserAreaAnnouncements', () => {
  // B121, B309
  test('returns the sales organisation’s active home announcement', async () => {
    const list = await home('dealer1');
    expect(list).toEqual([
      {
        id: 'spring',
        type: 'home_page',
        title: 'Spring orders',
        url: null,
        content: homeAnnouncement,
        from: expect.stringMatching(/Z$/),
        to: expect.stringMatching(/Z$/),
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
    expect(await activeAnnouncements(app.db, [], 'home_page', 'en-us')).toEqual([]);
  });

  test('uses the database clock to the second', async () => {
    await add(
      { id: 'test-over', ends_at: at(-2_000) },
      { id: 'test-almost', starts_at: at(60_000) },
      { id: 'test-just', starts_at: at(-2_000), ends_at: at(60_000) },
    );
    expect(ids(await home('dealer1'))).toEqual(['test-just', 'spring']);
  });

  test('answers at most 20, the newest first', async () => {
    await add(...Array.from({ length: 25 }, (_, n) => ({ starts_at: at(-(n + 1) * hour) })));
    const list = ids(await home('dealer1'));
    expect(list).toEqual(Array.from({ length: 20 }, (_, n) => `test-${n}`));
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
        id: 'hours',
        type: 'login',
        title: 'Opening hours',
        url: null,
        content: '<p>Words</p>',
        from: expect.stringMatching(/Z$/),
        to: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await login('DE.localhost')).body).toMatchObject([{ title: 'Geschäftszeiten' }]);
    expect((await login('id.localhost')).body).toEqual([]);
  });

  test('limits to 20, sanitises and filters by the database clock', async () => {
    const over = { id: 'test-over', ends_at: at(-2_000) };
    const bad = { id: 'test-bad', content: '<img src=x onerror=alert(1)>a', starts_at: at(-1_000) };
    const more = Array.from({ length: 22 }, () => ({}));
    await add(...[...more, over, bad].map((row) => ({ type: 'login', ...row })));
    const { body } = await login('localhost');
    expect(body).toHaveLength(20);
    expect(body[0]).toMatchObject({ id: 'test-bad', content: 'a' });
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
