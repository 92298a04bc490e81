import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { userId } from '#server/testing/user-id.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const query = `query Markets($type: String!, $search: Boolean, $page: Int, $limit: Int) {
  contentTargetMarkets(type: $type, search: $search, page: $page, limit: $limit) {
    contentTargetMarkets { id marketName source brand }
    info { page limit count pageTotal }
  }
}`;

async function markets(username: string, variables: object) {
  const answer = await test.gql(await test.login(username), query, variables);
  const list = answer.data?.contentTargetMarkets;
  return {
    ids: list?.contentTargetMarkets.map(({ id }: { id: string }) => id),
    info: list?.info,
    code: answer.errors?.[0]?.extensions?.code,
    status: answer.status,
  };
}

describe('contentTargetMarkets', () => {
  it.each([
    ['dealer1', 'marketing_material', ['M1']],
    ['dealer1', 'sales_document', ['M1']],
    ['dealer1', 'news', ['M1', 'M2']],
    ['dealer2', 'news', ['M2']],
    ['dealer2', 'sales_document', []],
    ['sales1', 'sales_document', ['M1', 'M3']],
    ['dealer9', 'sales_document', ['M3']],
    ['blocked1', 'news', []],
    ['guest1', 'news', []],
  ])('gives %s the own markets for %s', async (username, type, ids) => {
    expect((await markets(username, { type })).ids).toEqual(ids);
    expect((await markets(username, { type, search: false, limit: 999 })).ids).toEqual(ids);
  });

  it('returns name, source and brand', async () => {
    const { data } = await test.gql(await test.login('dealer1'), query, {
      type: 'marketing_material',
    });
    expect(data.contentTargetMarkets.contentTargetMarkets).toEqual([
      { id: 'M1', marketName: 'Market M1', source: 'test', brand: 'Volt' },
    ]);
  });

  it('gives content editors all markets', async () => {
    const { ids, info } = await markets('contentadmin', { type: 'sales_document', search: true });
    expect(ids).toEqual(['M1', 'M3']);
    expect(info).toEqual({ page: 1, limit: 15, count: 2, pageTotal: 1 });
    expect((await markets('contentadmin', { type: 'sales_document' })).ids).toEqual(['M1']);
  });

  it.each(['dealer1', 'sales1', 'guest1', 'accessadmin'])('refuses that to %s', async (name) => {
    const answer = await markets(name, { type: 'news', search: true });
    expect(answer).toMatchObject({ code: 'FORBIDDEN', status: 403, ids: undefined });
  });

  it('returns pages of markets', async () => {
    const first = await markets('dealer1', { type: 'news', limit: 1 });
    const second = await markets('dealer1', { type: 'news', limit: 1, page: 2 });
    expect([first.ids, second.ids]).toEqual([['M1'], ['M2']]);
    expect(second.info).toEqual({ page: 2, limit: 1, count: 2, pageTotal: 2 });
    expect((await markets('dealer1', { type: 'news', page: 2_147_483_647 })).ids).toEqual([]);
  });

  it.each([
    { type: 'banner' },
    { type: '' },
    { type: 'NEWS' },
    { type: 'toString' },
    { type: 'news\0' },
    { type: "news' or 1=1" },
    { type: 'news', limit: 1000 },
    { type: 'news', limit: 0 },
    { type: 'news', page: 0 },
  ])('refuses %j', async (variables) => {
    expect((await markets('dealer1', variables)).code).toBe('BAD_USER_INPUT');
  });

  it('requires a login', async () => {
    expect((await test.gql(null, query, { type: 'news' })).status).toBe(401);
  });

  it('shows a change of markets at once', async () => {
    const token = await test.login('product1');
    const countMarkets = async () =>
      (await test.gql(token, query, { type: 'news' })).data.contentTargetMarkets.info.count;
    expect(await countMarkets()).toBe(0);
    const id = await userId(test.db, 'product1');
    const member = { user_id: id, market_id: 'M2' };
    await test.db.insertInto('user_content_target_market').values(member).execute();
    expect(await countMarkets()).toBe(1);
    await test.db.deleteFrom('user_content_target_market').where('user_id', '=', id).execute();
    expect(await countMarkets()).toBe(0);
  });
});
