import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const market = { market_name: 'Market', source: 'test', types: ['news'] };
  await app.db
    .insertInto('content_target_market')
    .values([
      { ...market, id: 'OURS', sorgs: ['2000'] },
      { ...market, id: 'THEIRS', sorgs: ['3000'] },
      { ...market, id: 'PAPER', types: ['sales_document'] },
    ])
    .execute();
  const { id } = await app.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'dealer1')
    .executeTakeFirstOrThrow();
  const own = ['OURS', 'THEIRS', 'PAPER'].map((market_id) => ({ user_id: id, market_id }));
  await app.db.insertInto('user_content_target_market').values(own).execute();
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

// biome-ignore lint/suspicious/noExplicitAny: the document decides the shape
async function ask(token: string, document: string, variables: object): Promise<any> {
  const { data, errors } = await app.gql(token, document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}
const listed = async (token: string, args = '') =>
  (await ask(token, `{ newsList(limit: 100${args}) { news { id } info { count } } }`, {})).news.map(
    (row: { id: string }) => row.id,
  );

/** Which ways lead a reader to a news item. */
async function openDoors(token: string, id: string, file: string): Promise<string[]> {
  const search = (await ask(token, 'query($id: ID!) { news(id: $id) { id } }', { id })) !== null;
  const read = `mutation($id: ID!) { markContentRead(kind: news, id: $id,
    readAt: "${new Date().toISOString()}") { message { status } } }`;
  const status = async (path: string) =>
    (await app.rest('GET', `/files/${file}${path}`, { token })).status;
  const doors = {
    detail: search,
    list: (await listed(token)).includes(id),
    search: (await listed(token, ', search: "secret"')).includes(id),
    file: (await status('')) !== 404,
    receipt: (await ask(token, read, { id })).message.status,
  };
  expect([
    await status('/address'),
    await status('/thumbnail'),
    await status('/sizes/low'),
  ]).toEqual([404, 404, 404]);
  return Object.entries(doors).flatMap(([door, isOpen]) => (isOpen ? [door] : []));
}
const all = ['detail', 'list', 'search', 'file', 'receipt'];

async function makeNews(fields: object): Promise<[id: string, file: string]> {
  const id = await given(app).news({ title: 'Secret', ...fields });
  const file = await given(app).contentFile(`news/${id}`);
  const { hash } = await app.db
    .selectFrom('stored_file')
    .select('hash')
    .where('id', '=', file)
    .executeTakeFirstOrThrow();
  await app.services.files.put(hash, Buffer.from('pdf'), 'application/pdf');
  return [id, file];
}
function period(from: number, to: number) {
  const { valid_from: validFrom, valid_to: validTo } = seedPeriod(from, to);
  return { validFrom, validTo };
}
const deletedAt = new Date('2026-01-01');

describe('a reader', () => {
  test.each([
    ['an own market', {}],
    ['one own market of several', { markets: ['M3', 'M2'] }],
    ['a market of the organisation', { markets: ['OURS'] }],
    ['an own market, of another organisation', { sorg: '3000' }],
  ])('sees what is in %s', async (_, fields) => {
    const [id, file] = await makeNews(fields);
    const doors = await openDoors(await app.login('dealer1'), id, file);
    expect(doors).toEqual(all);
  });

  test.each([
    ['a market of others', { markets: ['M9'] }],
    ['a market of another organisation', { markets: ['THEIRS'] }],
    ['a market without news', { markets: ['PAPER'] }],
    ['an own market, but a draft', { published: false }],
    ['an own market, but still to come', period(2, 4)],
    ['an own market, but over', period(-4, -2)],
  ])('sees nothing of what is in %s', async (_, fields) => {
    const [id, file] = await makeNews(fields);
    const token = await app.login('dealer1');
    expect(await openDoors(token, id, file)).toEqual([]);
    expect(await ask(token, '{ news(id: "2000~unknown") { id } }', {})).toBeNull();
  });

  test('loses what is deleted, but has read it', async () => {
    const [id, file] = await makeNews({ deletedAt });
    expect(await openDoors(await app.login('dealer1'), id, file)).toEqual(['receipt']);
  });

  test('loses everything of a market that is taken away', async () => {
    const [id, file] = await makeNews({ markets: ['M2'] });
    const token = await app.login('dealer2');
    expect(await openDoors(token, id, file)).toEqual(all);
    await app.db.deleteFrom('user_content_target_market').where('market_id', '=', 'M2').execute();
    expect(await openDoors(token, id, file)).toEqual([]);
    expect(await listed(token)).toEqual([]);
  });

  test('has no news on a host without them (F009)', async () => {
    const [id, file] = await makeNews({});
    await given(app).hostSettings({ flags: { NEWS: false } });
    const token = await app.login('dealer1');
    expect(await openDoors(token, id, file)).toEqual([]);
    const writer = await app.login('contentadmin');
    const { errors } = await app.gql(writer, '{ newsList(forWriters: true) { news { id } } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    await given(app).hostSettings({ flags: { NEWS: true } });
  });

  // Reading 98; the clocks change on the last day in two of the zones.
  test.each([
    ['Asia/Jakarta', '2026-03-29', '2026-03-28T17:00:00Z', '2026-03-29T17:00:00Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ])('sees news until the last day ends in %s', async (timeZone, day, first, end) => {
    await app.db
      .updateTable('sales_org')
      .set({ time_zone: timeZone })
      .where('sorg', '=', '2000')
      .execute();
    await given(app).hostSettings({});
    const id = await given(app).news({ validFrom: day, validTo: day });
    vi.useFakeTimers({ toFake: ['Date'] });
    const isSeenAt = async (ms: number) => {
      vi.setSystemTime(ms);
      return (await listed(await app.login('dealer1'))).includes(id);
    };
    const seen = [];
    for (const at of [Date.parse(first), Date.parse(end)])
      seen.push(await isSeenAt(at - 1_000), await isSeenAt(at));
    expect(seen).toEqual([false, true, true, false]);
  });
});

describe('a writer', () => {
  const written = `query($id: ID!) { news(id: $id) { state mayChange } }`;

  test.each([
    ['a draft', { published: false }, { state: 'draft', mayChange: true }],
    ['a deleted one', { deletedAt }, { state: 'deleted', mayChange: true }],
    ['one to come', period(2, 4), { state: 'scheduled', mayChange: true }],
    ['one whose market is gone', { markets: ['gone'] }, { state: 'live', mayChange: true }],
    ['one in a market of others', { markets: ['THEIRS'] }, { state: 'live', mayChange: false }],
    ['one of others in a shared market', { sorg: '3000' }, { state: 'live', mayChange: false }],
    ['none of others in their market', { sorg: '3000', markets: ['THEIRS'] }, null],
  ])('sees %s', async (_, fields, shown) => {
    const id = await given(app).news(fields);
    expect(await ask(await app.login('contentadmin'), written, { id })).toEqual(shown);
  });

  test.each([
    [{ markets: ['THEIRS'] }, 'NOT_YOURS'],
    [{ sorg: '3000' }, 'NOT_YOURS'],
    [{ sorg: '3000', markets: ['THEIRS'] }, 'UNKNOWN_RECORD'],
  ])('does not delete %j', async (fields, code) => {
    const id = await given(app).news(fields);
    const remove = 'mutation($id: ID!) { deleteNews(id: $id, version: 1) { userErrors { code } } }';
    expect(await ask(await app.login('contentadmin'), remove, { id })).toEqual({
      userErrors: [{ code }],
    });
  });
});
