import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteRemovedMessages } from '#server/features/content/content-messages.public.ts';
import { listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';
import { dayMs } from '#shared/days.ts';
import { getLoginAnnouncements } from './announcements.public.ts';

let app: TestApp;
let port = 0;
let writer = '';
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app);
  writer = await app.login('contentadmin');
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('announcement').execute());
afterEach(() => vi.useRealTimers());

const { valid_from: from, valid_to: to } = seedPeriod(-1, 1);
const text = { type: 'home_page', language: 'en', title: 'Open day', content: '<p>Come</p>' };
const input = { ...text, from, to };

const record = `id version type title content url from to language portals state changedBy missingIn
  texts { language title body } picture { id url width height altText altTexts { language text } }`;
const answer = `message { status } userErrors { field code } record { ${record} }`;

// biome-ignore lint/suspicious/noExplicitAny: the document decides the shape
async function send(document: string, variables: object, token = writer): Promise<any> {
  const { data, errors } = await app.gql(token, document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}
const create = (change: object = {}) =>
  send(`mutation($input: AnnouncementInput!) { createAnnouncement(input: $input) { ${answer} } }`, {
    input: { ...input, ...change },
  });
const update = (id: string, version: number, change: object = {}) =>
  send(
    `mutation($id: ID!, $version: Int!, $input: AnnouncementInput!) {
      updateAnnouncement(id: $id, version: $version, input: $input) { ${answer} } }`,
    { id, version, input: { ...input, ...change } },
  );
const remove = (id: string, version: number) =>
  send(
    `mutation($id: ID!, $version: Int!) { deleteAnnouncement(id: $id, version: $version) { ${answer} } }`,
    { id, version },
  );
const problemsOf = async (change: object) =>
  (await create(change)).userErrors.map(
    ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
  );
const home = async (username: string, host?: string) => {
  const query = '{ activeUserAreaAnnouncements { id title language portals changedBy } }';
  return send(query, {}, await app.login(username, host));
};

async function upload(width = 30, height = 20): Promise<string> {
  const content = await sharp({ create: { width, height, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const file = { purpose: 'announcements/picture', name: 'a.png', content };
  return (await uploadWhole(port, writer, file)).body.id;
}
const alt = (...texts: [string, string][]) => ({
  altTexts: texts.map(([language, words]) => ({ language, text: words })),
});

describe('writers', () => {
  // O183, E115 to E121, N120
  test('create an announcement, sanitised and with its languages', async () => {
    const { record: made } = await create({
      url: 'http://localhost/en-us/news',
      content: '<p onclick="x()">Come<script>x()</script></p>',
      translations: [{ language: 'de', title: 'Hausmesse', body: '<p>Komm</p>' }],
    });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^2000~[0-9a-f-]{36}$/),
      url: '/en-us/news',
      content: '<p>Come</p>',
      state: 'live',
      changedBy: 'Test contentadmin',
      missingIn: ['fr'],
      texts: [
        { language: 'en', title: 'Open day', body: '<p>Come</p>' },
        { language: 'de', title: 'Hausmesse', body: '<p>Komm</p>' },
      ],
    });
  });

  // O181, O185
  test('see it in their list until it is deleted', async () => {
    const { record: made } = await create();
    const list = () => send('{ announcements { announcements { id } } }', {});
    expect((await list()).announcements).toEqual([{ id: made.id }]);
    expect((await remove(made.id, 1)).message.status).toBe(true);
    expect((await list()).announcements).toEqual([]);
    expect(await home('dealer1')).toEqual([]);
    expect((await update(made.id, 2)).userErrors).toMatchObject([{ code: 'UNKNOWN_RECORD' }]);
  });

  // O182, O184
  test('neither see nor change those of others', async () => {
    const id = await given(app).announcement({ sorg: '3000' });
    expect(await send('query($id: ID!) { announcement(id: $id) { id } }', { id })).toBeNull();
    expect((await update(id, 1)).userErrors).toMatchObject([{ code: 'UNKNOWN_RECORD' }]);
  });

  test.each([
    [{ title: ' ' }, ['input.title REQUIRED']],
    [{ title: 'x'.repeat(256) }, ['input.title TOO_LONG']],
    [{ title: 'a\u0000b' }, ['input.title NOT_TEXT']],
    [{ content: '<img src=x>' }, ['input.content NOTHING_TO_SHOW']],
    [{ content: '' }, ['input.content REQUIRED']],
    [{ content: 'x'.repeat(50_001) }, ['input.content TOO_LONG']],
    [{ url: 'javascript:alert(1)' }, ['input.url BAD_LINK']],
    [{ language: 'xx' }, ['input.language UNKNOWN_LANGUAGE']],
    [{ from: to, to: from }, ['input.to ENDS_BEFORE_START']],
    [{ portals: ['localhost', 'de.localhost'] }, ['input.portals UNKNOWN_PORTAL']],
    [{ picture: 'gone' }, ['input.altTexts ALT_REQUIRED', 'input.picture FILE_GONE']],
    [
      { translations: [{ language: 'en', title: 'Twice', body: 'Twice' }] },
      ['input.translations.0.language TRANSLATED_TWICE'],
    ],
  ])('are refused %j', async (change, problems) => {
    expect(await problemsOf(change)).toEqual(problems);
  });
});

describe('readers', () => {
  test('get their language where there is one', async () => {
    await create({ translations: [{ language: 'de', title: 'Hausmesse', body: '<p>Komm</p>' }] });
    const token = await app.login('dealer1');
    const query = '{ activeUserAreaAnnouncements { title language texts { title } changedBy } }';
    const inLanguage = async (language: string) =>
      (await app.gql(token, query, {}, { 'accept-language': language })).data
        .activeUserAreaAnnouncements;
    expect(await inLanguage('de')).toEqual([
      { title: 'Hausmesse', language: 'de', texts: [], changedBy: '' },
    ]);
    expect(await inLanguage('fr')).toMatchObject([{ title: 'Open day', language: 'en' }]);
  });

  test('get no draft', async () => {
    const { record: made } = await create({ published: false });
    expect(made.state).toBe('draft');
    expect(await home('dealer1')).toEqual([]);
  });

  // B125, B309, reading 59
  test('get those of their portal and of all portals', async () => {
    await create({ title: 'Everywhere' });
    await create({ title: 'Only US', portals: ['us.localhost'] });
    const titles = async (host: string) =>
      (await home('dealer1', host)).map(({ title }: { title: string }) => title).toSorted();
    expect(await titles('localhost')).toEqual(['Everywhere']);
    expect(await titles('us.localhost')).toEqual(['Everywhere', 'Only US']);
  });

  // B121, N119, reading 98; the clocks change on the last day in two of the zones.
  test.each([
    ['Asia/Jakarta', '2026-03-29', '2026-03-29T16:59:59Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T21:59:59Z'],
    ['America/New_York', '2026-11-01', '2026-11-02T04:59:59Z'],
  ])('see it until the last day ends in %s', async (timeZone, day, end) => {
    await given(app).announcement({ type: 'login', validFrom: day, validTo: day });
    vi.useFakeTimers({ toFake: ['Date'] });
    const at = async (ms: number) => {
      vi.setSystemTime(ms);
      const place = { host: 'localhost', sorg: '2000', timeZone };
      return (await getLoginAnnouncements(app.db, place, 'en-us')).length;
    };
    const last = Date.parse(end);
    const first =
      last - (day === '2026-11-01' ? 25 : timeZone === 'Asia/Jakarta' ? 24 : 23) * 3_600_000;
    expect([
      await at(first),
      await at(first + 1_000),
      await at(last),
      await at(last + 1_000),
    ]).toEqual([0, 1, 1, 0]);
  });
});

describe('pictures', () => {
  const get = (url: string) => app.app.inject({ url });

  test('are public, with their size and alternative text', async () => {
    const id = await upload();
    const { record: made } = await create({
      picture: id,
      ...alt(['en', 'A bike'], ['de', 'Ein Rad']),
    });
    expect(made.picture).toMatchObject({ id, width: 30, height: 20, altText: 'A bike' });
    const { statusCode, headers } = await get(made.picture.url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('stay while nothing is said of them, and go by null', async () => {
    const { record: made } = await create({ picture: await upload(), ...alt(['en', 'A bike']) });
    const { record: kept } = await update(made.id, 1);
    expect(kept.picture).toEqual(made.picture);
    expect((await update(made.id, 2, { picture: null })).record.picture).toBeNull();
    expect((await get(made.picture.url)).statusCode).toBe(404);
  });

  test('need a text in the language of the announcement', async () => {
    const picture = await upload();
    expect(await problemsOf({ picture, ...alt(['de', 'Ein Rad']) })).toEqual([
      'input.altTexts ALT_REQUIRED',
    ]);
  });

  test('are no way to other stored files', async () => {
    const id = await upload(12, 12);
    for (const file of [`${id}.webp`, `${id}`, 'x.webp', '..%2fx.webp'])
      expect((await get(`/announcements/image/${file}`)).statusCode).toBe(404);
  });

  // Reading 52
  test('go with the announcement after 30 days', async () => {
    const id = await upload(14, 14);
    const { record: made } = await create({ picture: id, ...alt(['en', 'A bike']) });
    await remove(made.id, 1);
    const clean = (days: number) => {
      const at = new Date(Date.now() + days * dayMs);
      return deleteRemovedMessages(app.db, 'announcement', 'announcements/picture', at);
    };
    const rows = async () => [
      (await app.db.selectFrom('announcement').select('id').execute()).length,
      (await app.db.selectFrom('stored_file').select('id').where('id', '=', id).execute()).length,
    ];
    await clean(29);
    expect(await rows()).toEqual([1, 1]);
    expect((await get(made.picture.url)).statusCode).toBe(404);
    await clean(31);
    expect(await rows()).toEqual([0, 0]);
  });

  test('of a feed stay deleted until their days are over', async () => {
    const old = new Date(Date.now() - 31 * dayMs);
    await given(app).announcement({ id: 'fed', deletedAt: old });
    await given(app).announcement({ id: 'over', deletedAt: old, validTo: '2020-01-01' });
    await deleteRemovedMessages(app.db, 'announcement', 'announcements/picture', new Date());
    const left = await app.db.selectFrom('announcement').select('id').execute();
    expect(left).toEqual([{ id: 'fed' }]);
  });
});
