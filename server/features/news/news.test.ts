import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';

let app: TestApp;
let writer = '';
beforeAll(async () => {
  app = await startTestApp();
  writer = await app.login('contentadmin');
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('news').execute());

const { valid_from: validFrom, valid_to: validTo } = seedPeriod(-1, 1);
const input = {
  language: 'en',
  title: 'Recall',
  body: '<p>Stop <a href="javascript:alert(1)">here</a><script>x()</script></p>',
  validFrom,
  validTo,
  contentTargetMarkets: ['M1'],
};
const record = `id version title body language validFrom validTo contentTargetMarkets { id isYours }
  layout { id description } itemPerLine file { id } files { id } tags mustRead createdAt deletedAt state
  texts { language title body } missingIn changedBy mayChange`;
const answer = `message { status } userErrors { field code } record { ${record} }`;

// biome-ignore lint/suspicious/noExplicitAny: the document decides the shape
async function send(document: string, variables: object = {}, token = writer): Promise<any> {
  const { data, errors } = await app.gql(token, document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}
const create = (change: object = {}) =>
  send(`mutation($input: NewsInput!) { createNews(input: $input) { ${answer} } }`, {
    input: { ...input, ...change },
  });
const update = (id: string, version: number, change: object = {}) =>
  send(
    `mutation($id: ID!, $version: Int!, $input: NewsInput!) {
      updateNews(id: $id, version: $version, input: $input) { ${answer} } }`,
    { id, version, input: { ...input, ...change } },
  );
const mark = (name: 'deleteNews' | 'restoreNews', id: string, version: number) =>
  send(`mutation($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) { ${answer} } }`, {
    id,
    version,
  });
const codesOf = ({ userErrors }: { userErrors: { field: string; code: string }[] }) =>
  userErrors.map(({ field, code }) => `${field} ${code}`);
const listed = async (args = '', token = writer) => {
  const { news } = await send(`{ newsList${args} { news { title } } }`, {}, token);
  return news.map(({ title }: { title: string }) => title);
};

describe('a writer', () => {
  test('creates news, of which harmless HTML is stored (O207, N120)', async () => {
    const layout = await given(app).layout({ description: 'Big picture' });
    const german = { language: 'de', title: 'Rückruf', body: '<p>Halt</p>' };
    const { record: made, userErrors } = await create({
      layout,
      itemPerLine: 2,
      tags: [' recall ', 'recall'],
      translations: [german],
    });
    expect(userErrors).toEqual([]);
    expect(made).toMatchObject({
      id: expect.stringMatching(/^2000~[0-9a-f-]{36}$/),
      version: 1,
      body: '<p>Stop <a>here</a></p>',
      contentTargetMarkets: [{ id: 'M1', isYours: true }],
      layout: { id: layout, description: 'Big picture' },
      itemPerLine: 2,
      tags: ['recall'],
      state: 'live',
      texts: [{ language: 'en', title: 'Recall', body: '<p>Stop <a>here</a></p>' }, german],
      missingIn: ['fr'],
      changedBy: 'Test contentadmin',
      mayChange: true,
    });
  });

  test('changes it at once, and not at a stale version (O208, N121)', async () => {
    const { record: made } = await create();
    const { record: changed } = await update(made.id, 1, { title: 'Recall over' });
    expect([changed.version, changed.title]).toEqual([2, 'Recall over']);
    expect(await listed('', await app.login('dealer1'))).toEqual(['Recall over']);
    const stale = await update(made.id, 1, { title: 'Late' });
    expect([codesOf(stale), stale.record.title]).toEqual([
      [expect.stringContaining('STALE_VERSION')],
      'Recall over',
    ]);
  });

  test('deletes and restores it (O209, O210, B268)', async () => {
    const { record: made } = await create();
    expect((await mark('deleteNews', made.id, 1)).message.status).toBe(true);
    const reader = await app.login('dealer1');
    expect(await listed('', reader)).toEqual([]);
    expect(await listed('(forWriters: true, filter: { state: deleted })')).toEqual(['Recall']);
    expect((await update(made.id, 2)).userErrors).toMatchObject([{ code: 'DELETED' }]);
    const { record: restored } = await mark('restoreNews', made.id, 2);
    expect(restored).toMatchObject({ state: 'live', deletedAt: null, version: 3 });
    expect(await listed('', reader)).toEqual(['Recall']);
  });

  test('chooses again when a market was deleted meanwhile', async () => {
    const id = await given(app).news({ markets: ['M1', 'gone'] });
    expect(codesOf(await update(id, 1, { contentTargetMarkets: ['M1', 'gone'] }))).toEqual([
      'input.contentTargetMarkets UNKNOWN_MARKET',
    ]);
    expect(codesOf(await update(id, 1))).toEqual([]);
  });

  test.each([
    [{ title: ' ' }, ['input.title REQUIRED']],
    [{ title: 'x'.repeat(256) }, ['input.title TOO_LONG']],
    [{ body: '<script>x()</script>' }, ['input.body NOTHING_TO_SHOW']],
    [{ body: ' ' }, ['input.body REQUIRED']],
    [{ body: 'x'.repeat(50_001) }, ['input.body TOO_LONG']],
    [{ language: 'xx' }, ['input.language UNKNOWN_LANGUAGE']],
    [{ validFrom: validTo, validTo: validFrom }, ['input.validTo ENDS_BEFORE_START']],
    [{ contentTargetMarkets: [] }, ['input.contentTargetMarkets MARKET_REQUIRED']],
    [{ contentTargetMarkets: ['M3'] }, ['input.contentTargetMarkets UNKNOWN_MARKET']],
    [{ contentTargetMarkets: ['a\0'] }, ['input.contentTargetMarkets UNKNOWN_MARKET']],
    [{ layout: 'gone' }, ['input.layout UNKNOWN_LAYOUT']],
    [{ itemPerLine: 0 }, ['input.itemPerLine BAD_NUMBER']],
    [{ itemPerLine: 99 }, ['input.itemPerLine BAD_NUMBER']],
    [{ tags: ['x'.repeat(61)] }, ['input.tags TOO_LONG']],
    [{ file: { id: 'gone', altTexts: [] } }, ['input.file.id FILE_GONE']],
  ])('is refused %j', async (change, codes) => {
    expect(codesOf(await create(change))).toEqual(codes);
  });

  test('is refused a market of others (reading 68)', async () => {
    await app.db
      .insertInto('content_target_market')
      .values({ id: 'N3', market_name: 'N3', source: '', types: ['news'], sorgs: ['3000'] })
      .execute();
    expect(codesOf(await create({ contentTargetMarkets: ['M1', 'N3'] }))).toEqual([
      'input.contentTargetMarkets MARKET_NOT_YOURS',
    ]);
  });

  test('reads its history with the author', async () => {
    const { record: made } = await create();
    await update(made.id, 1, { title: 'Recall over' });
    const query = `{ history(feature: "news", id: "${made.id}") { events { action changes { field after } } } }`;
    const { events } = await send(query);
    expect(events[0]).toEqual({
      action: 'changed',
      changes: [{ field: 'title', after: 'Recall over' }],
    });
    expect((await send(query, {}, await app.login('dealer1'))).events).toEqual([]);
  });
});

describe('a reader', () => {
  test('gets the own language, else the one of the item', async () => {
    const german = { language: 'de', title: 'Rückruf', body: '<p>Halt</p>' };
    const { record: made } = await create({ translations: [german] });
    const token = await app.login('dealer1');
    const query = `{ news(id: "${made.id}") { title body language texts { title } changedBy mayChange } }`;
    const inLanguage = async (language: string) =>
      (await app.gql(token, query, {}, { 'accept-language': language })).data.news;
    expect(await inLanguage('de')).toEqual({
      ...german,
      texts: [],
      changedBy: '',
      mayChange: false,
    });
    expect(await inLanguage('fr')).toMatchObject({ title: 'Recall', language: 'en' });
  });

  test('sees the own markets only, and finds by them', async () => {
    await create({ contentTargetMarkets: ['M1', 'M2'] });
    const token = await app.login('dealer2');
    const { news } = await send('{ newsList { news { contentTargetMarkets { id } } } }', {}, token);
    expect(news).toEqual([{ contentTargetMarkets: [{ id: 'M2' }] }]);
    expect(await listed('(filter: { market: "M1" })', token)).toEqual([]);
    expect(await listed('(filter: { market: "M2" })', token)).toEqual(['Recall']);
  });

  test.each(['stop here', 'halt', 'brakes', 'RECALL'])('finds news by %s', async (words) => {
    const german = { language: 'de', title: 'Rückruf', body: '<p>Halt</p>' };
    await create({ translations: [german], tags: ['Brakes'] });
    const token = await app.login('dealer1');
    expect(await listed(`(search: "${words}")`, token)).toEqual(['Recall']);
    expect(await listed('(search: "script")', token)).toEqual([]);
  });

  test('does not see the list of writers', async () => {
    const { errors } = await app.gql(
      await app.login('dealer1'),
      '{ newsList(forWriters: true) { news { id } } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
