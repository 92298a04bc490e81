import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';
import { getDayIn } from '#shared/days.ts';
import { activeBanners } from './banners.store.ts';

let app: TestApp;
let picture: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#369' } })
    .webp()
    .toBuffer();
  await app.services.files.put('banners/spring.webp', picture, 'image/webp');
  await app.services.files.put('secret.webp', picture, 'image/webp');
});
afterAll(() => app.close());

const query = '{ activeUserAreaBanners { id sorg url link bannerFile from to } }';
async function banners(username: string) {
  const { data, errors } = await app.gql(await app.login(username), query);
  expect(errors).toBeUndefined();
  return data.activeUserAreaBanners;
}

describe('activeUserAreaBanners', () => {
  test('returns the sales organisation’s active banners (B121, B309)', async () => {
    expect(await banners('dealer1')).toEqual([
      {
        id: '2000~spring',
        sorg: '2000',
        url: '/bnrs/image/spring.webp',
        link: '/en-us/catalog/bike',
        bannerFile: 'spring.webp',
        from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect(await banners('dealer9')).toMatchObject([
      { id: '3000~vororder', sorg: '3000', link: null },
    ]);
    expect(await activeBanners(app.db, [], { host: 'localhost', day: getDayIn('UTC') })).toEqual(
      [],
    );
  });

  test('returns at most 20, newest first, without those of other days', async () => {
    const row = { sorg: '2000', file: 'x', ...seedPeriod(-1, 1) };
    await app.db
      .insertInto('banner')
      .values([
        ...Array.from({ length: 20 }, (_, n) => ({
          ...row,
          id: `t-${n}`,
          ...seedPeriod(-2 - n, 1),
        })),
        { ...row, id: 't-over', ...seedPeriod(-5, -2) },
        { ...row, id: 't-next', ...seedPeriod(2, 5) },
        { ...row, id: 't-bad', link: 'javascript:alert(1)' },
      ])
      .execute();
    const list = await banners('dealer1');
    await app.db.deleteFrom('banner').where('id', 'like', 't-%').execute();
    const expected = ['t-bad', 't-0', 't-1', 't-2', 't-3'].map((id) => `2000~${id}`);
    expect(list.slice(0, 5).map(({ id }: { id: string }) => id)).toEqual(expected);
    expect(list).toHaveLength(20);
    expect(list[0].link).toBeNull();
  });

  test('requires a login', async () => {
    const { errors } = await app.gql(null, query);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('GET /bnrs/image/{bannerFile}', () => {
  const get = (file: string, headers: Record<string, string> = {}) =>
    app.rest('GET', `/bnrs/image/${file}`, { headers: { host: 'any.example', ...headers } });

  // O015, B122, B291
  test('serves the compressed picture publicly with cache headers', async () => {
    const { app: server } = app;
    const answer = await server.inject({ url: '/bnrs/image/spring.webp' });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(picture)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
      'x-content-type-options': 'nosniff',
    });
    const again = await get('spring.webp', { 'if-none-match': String(answer.headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  test.each(['spring.svg', 'spring.PNG', 'spring.jpeg', 'spring.jpg'])(
    'sends it for %s, too',
    async (file) => {
      const { status, headers } = await get(file);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    },
  );

  test.each([
    'winter.webp',
    'spring',
    'spring.exe',
    '..%2fsecret.webp',
    '%2e%2e%2fsecret.webp',
    '..%5csecret.webp',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd.svg',
    'spring.webp%00.svg',
    '.webp',
    '%20',
    `${'a'.repeat(250)}.webp`,
  ])('answers 404 for %s', async (file) => {
    expect(await get(file)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
