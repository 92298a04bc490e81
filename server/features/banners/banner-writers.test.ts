import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formOf, sendForm } from '#server/files/testing/multipart-client.ts';
import { listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';

let app: TestApp;
let port = 0;
let writer = '';
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app);
  writer = await app.login('contentadmin');
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('banner').execute());

const { valid_from: from, valid_to: to } = seedPeriod(-1, 1);
const answer = `message { status } userErrors { field code }
  record { id version sorg url link bannerFile from to file { id } portals state changedBy }`;

// biome-ignore lint/suspicious/noExplicitAny: the document decides the shape
async function send(document: string, variables: object, token = writer): Promise<any> {
  const { data, errors } = await app.gql(token, document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}
const creating = `mutation($input: BannerInput!) { createBannerV2(input: $input) { ${answer} } }`;
const create = (change: object = {}) =>
  send(creating, {
    input: { from, to, ...change },
  });
const update = (id: string, version: number, change: object = {}) =>
  send(
    `mutation($id: ID!, $version: Int!, $input: BannerInput!) {
      updateBanner(id: $id, version: $version, input: $input) { ${answer} } }`,
    { id, version, input: { from, to, ...change } },
  );
const draw = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer();

async function upload(): Promise<string> {
  const file = { purpose: 'banners/picture', name: 'a.jpg', content: await draw() };
  return (await uploadWhole(port, writer, file)).body.id;
}
const get = (url: string) => app.app.inject({ url });
const shown = async (host?: string) => {
  const query = '{ activeUserAreaBanners { bannerFile file { id } changedBy } }';
  return send(query, {}, await app.login('dealer1', host));
};

describe('writers', () => {
  // O178, E122 to E128
  test('create a banner whose picture everybody may see', async () => {
    const bannerFile = await upload();
    const { record } = await create({ bannerFile, link: 'https://maker.example/' });
    expect(record).toMatchObject({
      id: expect.stringMatching(/^2000~/),
      sorg: '2000',
      url: `/bnrs/image/${bannerFile}.webp`,
      link: 'https://maker.example/',
      file: { id: bannerFile },
      state: 'live',
      changedBy: 'Test contentadmin',
    });
    const { statusCode, headers } = await get(record.url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await shown()).toEqual([
      { bannerFile: `${bannerFile}.webp`, file: null, changedBy: '' },
    ]);
  });

  // Reading 60
  test('may send the picture inside the request', async () => {
    const variables = { input: { from, to, bannerFile: null } };
    const file = { content: await draw(), fileName: 'a.jpg' };
    const parts = formOf(
      { query: creating, variables },
      { a: ['variables.input.bannerFile'] },
      { a: file },
    );
    const sent = await sendForm(port, { token: writer, parts });
    const { record } = sent?.data.createBannerV2 ?? {};
    expect(record.file).not.toBeNull();
    expect((await get(record.url)).statusCode).toBe(200);
  });

  // O179, B122
  test('keep the picture when none is sent', async () => {
    const bannerFile = await upload();
    const { record } = await create({ bannerFile });
    expect((await update(record.id, 1)).record.file).toEqual({ id: bannerFile });
    const fed = await given(app).banner({ id: 'fed', file: 'spring' });
    expect((await update(fed, 1, { link: '/x' })).record).toMatchObject({
      bannerFile: 'spring.webp',
      link: '/x',
      file: null,
    });
  });

  test('replace the picture, and the old one is gone', async () => {
    const { record } = await create({ bannerFile: await upload() });
    const bannerFile = await upload();
    expect((await update(record.id, 1, { bannerFile })).record.file).toEqual({ id: bannerFile });
    expect((await get(record.url)).statusCode).toBe(404);
  });

  // O180
  test('delete a banner with its picture', async () => {
    const { record } = await create({ bannerFile: await upload() });
    const { message } = await send(
      `mutation($id: ID!) { deleteBanner(id: $id, version: 1) { ${answer} } }`,
      { id: record.id },
    );
    expect(message.status).toBe(true);
    expect((await get(record.url)).statusCode).toBe(404);
    expect(await shown()).toEqual([]);
  });

  test.each([
    [{}, 'input.bannerFile FILE_REQUIRED'],
    [{ bannerFile: 'x', link: 'javascript:x' }, 'input.link BAD_LINK'],
    [{ bannerFile: 'x', from: to, to: from }, 'input.to ENDS_BEFORE_START'],
    [{ bannerFile: 'x', portals: ['de.localhost'] }, 'input.portals UNKNOWN_PORTAL'],
    [{ bannerFile: 'x' }, 'input.files FILE_GONE'],
  ])('are refused %j', async (change, problem) => {
    const { userErrors } = await create(change);
    expect(userErrors.map((one: Record<string, string>) => `${one.field} ${one.code}`)).toEqual([
      problem,
    ]);
  });
});

// O175, O176
test('writers list banners by their state on the day', async () => {
  const days = { validFrom: '2020-01-01', validTo: '2020-01-02' };
  const states = ['over', 'scheduled', 'live', 'draft'];
  const ids = [
    await given(app).banner(days),
    await given(app).banner({ validFrom: '2090-01-01', validTo: '2090-01-02' }),
    await given(app).banner(),
    await given(app).banner({ published: false }),
  ];
  await given(app).banner({ deletedAt: new Date() });
  const list = (state: string) =>
    send(`{ banners(filter: { state: ${state} }) { banners { id state } } }`, {});
  for (const [nth, state] of states.entries())
    expect((await list(state)).banners).toEqual([{ id: ids[nth], state }]);
  expect((await list('deleted')).banners).toEqual([]);
  const one = await send('query($id: ID!) { banner(id: $id) { state } }', { id: ids[0] });
  expect(one).toEqual({ state: 'over' });
});

// Reading 59
test('readers get those of their portal', async () => {
  await given(app).banner({ file: 'us', portals: ['us.localhost'] });
  expect(await shown('localhost')).toEqual([]);
  expect(await shown('us.localhost')).toMatchObject([{ bannerFile: 'us.webp' }]);
});

test('no stored file is served that no banner has', async () => {
  expect((await get(`/bnrs/image/${await upload()}.webp`)).statusCode).toBe(404);
});
