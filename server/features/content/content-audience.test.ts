import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';
import { dayMs } from '#shared/days.ts';

let app: TestApp;
let writer = '';
beforeAll(async () => {
  app = await startTestApp();
  writer = await app.login('contentadmin');
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('content_read').execute());

// biome-ignore lint/suspicious/noExplicitAny: the document decides the shape
async function send(document: string, variables: object, token = writer): Promise<any> {
  const { data, errors } = await app.gql(token, document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}
const audience = (of: object, args: object = {}) =>
  send(
    `query($of: ContentAudienceInput!, $search: String, $hasRead: Boolean, $limit: Int) {
      contentAudience(of: $of, search: $search, hasRead: $hasRead, limit: $limit) {
        isEverybody users { username readAt } info { count } others haveRead } }`,
    { of, ...args },
  );
const names = ({ users }: { users: { username: string }[] }) =>
  users.map(({ username }) => username);
const ofM2 = { kind: 'news', contentTargetMarkets: ['M2'] };
const read = (token: string, id: string, readAt = new Date()) =>
  send(
    `mutation($id: ID!, $readAt: DateTime!) { markContentRead(kind: news, id: $id, readAt: $readAt) {
      message { status } userErrors { code } } }`,
    { id, readAt: readAt.toISOString() },
    token,
  );

describe('who sees content', () => {
  test('are the readers of its markets, by name', async () => {
    const seen = await audience(ofM2);
    expect(seen).toMatchObject({
      isEverybody: false,
      info: { count: 2 },
      others: 0,
      haveRead: null,
    });
    expect(names(seen)).toEqual(['dealer1', 'dealer2']);
    expect(names(await audience(ofM2, { search: 'DEALER2' }))).toEqual(['dealer2']);
    expect(names(await audience({ kind: 'news', contentTargetMarkets: ['M3', 'gone'] }))).toEqual(
      [],
    );
  });

  test('are those of a stored item', async () => {
    const id = await given(app).news({ markets: ['M2'] });
    expect(names(await audience({ kind: 'news', id }))).toEqual(['dealer1', 'dealer2']);
    const foreign = await given(app).news({ sorg: '3000', markets: ['gone'] });
    const unknown = await audience({ kind: 'news', id: '3000~unknown' });
    expect(await audience({ kind: 'news', id: foreign })).toEqual(unknown);
  });

  test('are counted, not named, in other organisations', async () => {
    const move = (sorgs: string[]) =>
      app.db.updateTable('app_user').set({ sorgs }).where('username', '=', 'dealer2').execute();
    const before = await app.db
      .selectFrom('app_user')
      .select('sorgs')
      .where('username', '=', 'dealer2')
      .executeTakeFirstOrThrow();
    await move(['3000']);
    const seen = await audience(ofM2);
    expect([names(seen), seen.info.count, seen.others]).toEqual([['dealer1'], 1, 1]);
    const limit = (sorgs: string[]) =>
      app.db.updateTable('content_target_market').set({ sorgs }).where('id', '=', 'M2').execute();
    await limit(['2000']);
    expect((await audience(ofM2)).others).toBe(0);
    await limit([]);
    await move(before.sorgs);
  });

  test('are not those who lost the permission or are inactive', async () => {
    await app.db
      .updateTable('app_user')
      .set({ active: false })
      .where('username', '=', 'dealer2')
      .execute();
    expect(names(await audience(ofM2))).toEqual(['dealer1']);
    await app.db
      .updateTable('app_user')
      .set({ active: true })
      .where('username', '=', 'dealer2')
      .execute();
  });

  test('are all users of the area, or everybody before the login', async () => {
    const home = await audience({ kind: 'announcement', type: 'home_page' }, { limit: 100 });
    expect(names(home)).toEqual(expect.arrayContaining(['dealer1', 'sales1', 'guest1']));
    expect(names(home)).not.toContain('dealer9');
    const login = await audience({ kind: 'announcement', type: 'login' });
    expect(login).toMatchObject({ isEverybody: true, users: [], info: { count: 0 } });
  });

  test('are not told to readers, or to writers of other kinds', async () => {
    const query = '{ contentAudience(of: { kind: news }) { others } }';
    const { errors } = await app.gql(await app.login('dealer1'), query);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('a receipt', () => {
  test('counts once, at the earliest time', async () => {
    const id = await given(app).news({ markets: ['M2'], mustRead: true });
    const token = await app.login('dealer1');
    const earlier = new Date(Date.now() - 3_600_000);
    for (const readAt of [new Date(), earlier, new Date()])
      expect((await read(token, id, readAt)).userErrors).toEqual([]);
    const seen = await audience({ kind: 'news', id });
    expect([seen.info.count, seen.haveRead]).toEqual([2, 1]);
    expect(seen.users[0]).toEqual({ username: 'dealer1', readAt: earlier.toISOString() });
    expect(names(await audience({ kind: 'news', id }, { hasRead: false }))).toEqual(['dealer2']);
    const { readAt } = await send('query($id: ID!) { news(id: $id) { readAt } }', { id }, token);
    expect(readAt).toBe(earlier.toISOString());
  });

  test('counts of what is over since it was read', async () => {
    const id = await given(app).news({ mustRead: true, ...seedPeriod(-9, -3) });
    const token = await app.login('dealer1');
    const codes = async (readAt: Date) =>
      (await read(token, id, readAt)).userErrors.map(({ code }: { code: string }) => code);
    expect(await codes(new Date(Date.now() - 5 * dayMs))).toEqual([]);
    expect(await codes(new Date())).toEqual(['UNKNOWN_RECORD']);
    expect(await codes(new Date(Date.now() + dayMs))).toEqual(['IN_FUTURE']);
  });
});

test('layouts are listed by description (O186)', async () => {
  for (const description of ['Text', 'Card']) await given(app).layout({ description });
  await given(app).layout({ type: 'sales_document' });
  const { layouts, info } = await send(
    '{ layouts(type: "news") { layouts { description titleOnCard } info { count } } }',
    {},
  );
  expect([layouts.map((row: { description: string }) => row.description), info.count]).toEqual([
    ['Card', 'Text'],
    2,
  ]);
});

test('the readers are a file with the days of their receipts', async () => {
  const id = await given(app).news({ markets: ['M2'], mustRead: true });
  await read(await app.login('dealer1'), id);
  const columns = ['username', 'readAt'].map((name) => ({ name, header: name }));
  const save = async (filter: object, token = writer) => {
    const body = { format: 'csv', title: 'Readers', columns, filter };
    return app.rest('POST', '/exports/content-readers', { token, body });
  };
  const of = { kind: 'news', id };
  const { body } = await save({ of });
  expect(String(body)).toMatch(/dealer1.{1,3}\d{4}-\d\d-\d\d/);
  expect(String((await save({ of, hasRead: false })).body)).not.toContain('dealer1');
  expect((await save({ of }, await app.login('dealer1'))).status).toBe(403);
  expect((await save({ of: { kind: 'user', id } })).status).toBe(400);
});
