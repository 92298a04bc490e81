import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { userId } from '#server/testing/user-id.ts';

const query = `query ($search: String, $sorgs: [String!], $page: Int) {
  articleDisplays(search: $search, sorgs: $sorgs, page: $page) {
    articles { article_code article_code_display sorg name brand active }
    info { page limit count pageTotal }
  }
}`;

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('contentadmin');
  await app.db
    .updateTable('article')
    .set({ old_code: 'Old/77' })
    .where('code', '=', 'P-6')
    .execute();
});
afterAll(() => app.close());

async function list(variables: object = {}, token = admin) {
  const { data, errors } = await app.gql(token, query, variables);
  expect(errors).toBeUndefined();
  return data.articleDisplays;
}
const codes = async (variables: object = {}) =>
  (await list(variables)).articles.map((row: { article_code: string }) => row.article_code);

describe('articles', () => {
  test.each([
    ['a code', 'p-1', ['P-1']],
    ['an old code', 'old/7', ['P-6']],
    ['an EAN', '4006381333931', ['P-1']],
    ['words of the name in any order', 'speed chain', ['P-1']],
    ['an inactive article', 'bell', ['P-3']],
    ['not by brand', 'Kette', []],
    ['not by color alone where it is no part of the name', '#1a1a1a', []],
    ['a percent sign as itself', '%', []],
    ['nothing that exists', 'unobtainium', []],
  ])('are found by %s', async (_name, search, expected) => {
    expect(await codes({ search })).toEqual(expected);
  });

  test('describe each article', async () => {
    expect((await list({ search: 'bell' })).articles).toEqual([
      {
        article_code: 'P-3',
        article_code_display: 'P-3',
        sorg: '2000',
        name: 'Discontinued bell',
        brand: 'Alto',
        active: false,
      },
    ]);
  });

  test('come in code order, ten per page', async () => {
    expect(await codes({ page: 1 })).toEqual([
      'B-1',
      'B-2',
      'B-3',
      'B-4',
      'P-1',
      'P-2',
      'P-3',
      'P-4',
      'P-5',
      'P-6',
    ]);
    expect(await list({ page: 2 })).toEqual({
      articles: [],
      info: { page: 2, limit: 10, count: 10, pageTotal: 1 },
    });
  });
});

describe('sales organisations', () => {
  test('limits results to sales organisations of the viewer’s areas', async () => {
    expect(await codes({ search: 'DE-1' })).toEqual([]);
    expect(await codes({ sorgs: ['3000'] })).toEqual([]);
    expect(await codes({ sorgs: ['3000', '2000'], search: 'pump' })).toEqual(['P-5']);
    expect(await codes({ sorgs: [], search: 'pump' })).toEqual(['P-5']);
  });

  test('cover all organisations the viewer has areas in', async () => {
    const id = await userId(app.db, 'contentadmin');
    const area = { user_id: id, sorg: '3000', limitation: 'all', value: '' };
    await app.db.insertInto('user_area').values(area).execute();
    admin = await app.login('contentadmin'); // the token of the former areas is refused
    expect((await list()).info).toMatchObject({ count: 11, pageTotal: 2 });
    expect(await codes({ page: 2 })).toEqual(['DE-1']);
    expect(await codes({ sorgs: ['3000'] })).toEqual(['DE-1']);
    await app.db
      .deleteFrom('user_area')
      .where('sorg', '=', '3000')
      .where('user_id', '=', id)
      .execute();
    admin = await app.login('contentadmin');
  });
});

describe('who may', () => {
  test('requires page.catalog-analyze', async () => {
    expect(await app.gql(null, query)).toMatchObject({ status: 401 });
    for (const username of ['dealer1', 'sales1', 'guest1', 'accessadmin'])
      expect(await app.gql(await app.login(username), query)).toMatchObject({ status: 403 });
  });

  test('rejects invalid pages and overlong or invalid text', async () => {
    for (const bad of [{ page: 0 }, { search: 'x'.repeat(201) }, { sorgs: ['a\0'] }]) {
      const { errors } = await app.gql(admin, query, bad);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });
});
