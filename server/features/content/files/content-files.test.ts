import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPlace } from '#server/files/checks/picture-place.ts';
import { formOf, sendForm } from '#server/files/testing/multipart-client.ts';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { begin, listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { noisePicture } from '#server/files/testing/upload-rows.ts';
import { officeWith } from '#server/files/testing/zip-maker.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
let port: number;
let writer: string;
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app);
  writer = await app.login('contentadmin');
});
afterAll(() => app.close());

const photo = (background = '#3a7') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } })
    .jpeg()
    .toBuffer();
const send = (purpose: string, name: string, content: Buffer) =>
  uploadWhole(port, writer, { purpose: `content/${purpose}`, name, content });
async function upload(purpose: string, name: string, content: Buffer): Promise<string> {
  return (await send(purpose, name, content)).body.id;
}
const picture = async () => upload('picture', 'Card.jpg', await photo());
const attachment = async () => upload('file', 'Photo.jpg', await photo('#a33'));
const paper = () => upload('file', 'Prices.pdf', pdfWith());

const shown = `id fileName fileTitle filePath oriFileUrl thumbnailUrl hiFileUrl bytes type width height
  focusX focusY altText altTexts { language text } hasPlace`;
const values = {
  language: 'de',
  title: 'Neu',
  body: '<p>Neu</p>',
  validFrom: '2020-01-01',
  validTo: '2099-12-31',
  contentTargetMarkets: ['M1'],
};

async function create(input: object) {
  const { data, errors } = await app.gql(
    writer,
    `mutation ($input: NewsInput!) { createNews(input: $input) { userErrors { field code most }
      record { id version file { ${shown} } files { ${shown} } } } }`,
    { input: { ...values, ...input } },
  );
  expect(errors).toBeUndefined();
  return data.createNews;
}
const codes = ({ userErrors }: { userErrors: { field: string; code: string }[] }) =>
  userErrors.map(({ field, code }) => `${field}:${code}`);
const german = [{ language: 'de', text: 'Ein Rad' }];

describe('the files of an item', () => {
  test('are shown in their order with their texts', async () => {
    const [file, first, second] = [await picture(), await paper(), await attachment()];
    const { record } = await create({
      file: { id: file, altTexts: [...german, { language: 'en', text: 'A bike' }], focusX: 0.25 },
      files: [
        { id: first, fileTitle: 'Prices' },
        { id: second, altTexts: german },
      ],
    });
    expect(record.file).toMatchObject({
      id: file,
      fileName: 'Card.jpg',
      fileTitle: 'Card.jpg',
      filePath: `/files/${file}`,
      oriFileUrl: `/files/${file}`,
      type: 'image/jpeg',
      width: 900,
      height: 600,
      focusX: 0.25,
      focusY: 0.5,
      altText: 'A bike',
      hasPlace: true,
    });
    expect(record.file.altTexts).toHaveLength(2);
    expect(record.files.map(({ fileTitle }: { fileTitle: string }) => fileTitle)).toEqual([
      'Prices',
      'Photo.jpg',
    ]);
    expect(record.files[0]).toMatchObject({ altText: '', width: null, thumbnailUrl: null });
    const reader = await app.login('dealer1');
    const read = async () =>
      (await app.gql(reader, `{ news(id: "${record.id}") { file { ${shown} } } }`)).data.news.file;
    await expect.poll(async () => (await read()).hiFileUrl).toBe(`/files/${file}/sizes/high`);
    expect(await read()).toMatchObject({ altTexts: [], hasPlace: false });
  });

  test('need an alternative text in the language of the item', async () => {
    const english = [{ language: 'en', text: 'A bike' }];
    const file = { id: await picture(), altTexts: english };
    const files = [{ id: await paper() }, { id: await attachment() }];
    expect(codes(await create({ file, files }))).toEqual([
      'input.file.altTexts:ALT_REQUIRED',
      'input.files.1.altTexts:ALT_REQUIRED',
    ]);
    const long = [{ language: 'de', text: 'x'.repeat(256) }];
    expect(codes(await create({ file: { ...file, altTexts: long } }))).toEqual([
      'input.file.altTexts:TOO_LONG',
    ]);
  });

  test('are refused twice, unknown, of another purpose, or wrong', async () => {
    const [id, other] = [await paper(), await picture()];
    expect(codes(await create({ files: [{ id }, { id }] }))).toEqual([
      'input.files.1.id:FILE_TWICE',
    ]);
    expect(codes(await create({ files: [{ id: other }, { id: 'x\0' }] }))).toEqual([
      'input.files.0.id:FILE_GONE',
      'input.files.1.id:FILE_GONE',
    ]);
    const wrong = { id: other, altTexts: german, focusX: 1.1, focusY: -0.1 };
    expect(codes(await create({ file: wrong }))).toEqual([
      'input.file.focusX:BAD_NUMBER',
      'input.file.focusY:BAD_NUMBER',
    ]);
    const title = { id, fileTitle: 'x'.repeat(256) };
    expect(codes(await create({ files: [title] }))).toEqual(['input.files.0.fileTitle:TOO_LONG']);
    const many = Array.from({ length: 101 }, (_, nth) => ({ id: `${nth}` }));
    expect(codes(await create({ files: many }))).toEqual(['input.files:TOO_MANY_FILES']);
    const taken = await create({ files: [{ id }] });
    expect(taken.userErrors).toEqual([]);
    expect(codes(await create({ files: [{ id }] }))).toEqual(['input.files:FILE_GONE']);
  });

  test('come with the item in a form of several parts (B287)', async () => {
    const query =
      'mutation ($input: NewsInput!) { createNews(input: $input) { userErrors { code } record { file { fileName } } } }';
    const input = { ...values, file: { id: null, altTexts: german }, files: [{ id: null }] };
    const map = { 0: ['variables.input.file.id'], 1: ['variables.input.files.0.id'] };
    const files = {
      0: { content: await photo(), fileName: 'front.jpg' },
      1: { content: pdfWith(), fileName: 'paper.pdf' },
    };
    const parts = formOf({ query, variables: { input } }, map, files);
    const reply = await sendForm(port, { token: writer, parts });
    const record = { file: { fileName: 'front.jpg' } };
    expect(reply?.data?.createNews).toEqual({ userErrors: [], record });
  });

  test('lose the place when staff ask for it', async () => {
    const content = await photo('#123');
    const id = await upload('picture', 'Card.jpg', content);
    const { record } = await create({ file: { id, altTexts: german, removePlace: true } });
    expect(record.file.hasPlace).toBe(false);
    const { rawPayload } = await app.app.inject({
      url: `/files/${id}`,
      headers: { host: 'localhost', authorization: `Bearer ${writer}` },
    });
    expect(rawPayload.equals(content)).toBe(false);
    expect([findPlace(content), findPlace(rawPayload)]).toEqual([true, false]);
  });
});

test('files are delivered to those who see their item', async () => {
  const id = await paper();
  await create({ files: [{ id }], contentTargetMarkets: ['M1'] });
  const status = async (user: string, path = '') =>
    (await app.rest('GET', `/files/${id}${path}`, { token: await app.login(user) })).status;
  expect(await Promise.all(['contentadmin', 'dealer1'].map((user) => status(user)))).toEqual([
    200, 200,
  ]);
  expect(await Promise.all(['dealer2', 'dealer9'].map((user) => status(user)))).toEqual([404, 404]);
  expect(await status('dealer1', '/address')).toBe(404);
});

describe('the limits of content', () => {
  test('are 10 MB for pictures and 100 MB for documents', async () => {
    const large = await noisePicture(1_900);
    expect(large.length).toBeGreaterThan(10_000_000);
    const refused = await send('file', 'Large.png', large);
    expect([refused.body.code, refused.body.maxBytes]).toEqual(['FILE_TOO_LARGE', 10_000_000]);
    const announce = async (purpose: string, bytes: number) =>
      (await begin(port, writer, { purpose: `content/${purpose}`, name: 'a.pdf', bytes })).status;
    expect(await announce('picture', 10_000_001)).toBe(422);
    expect(await announce('file', 100_000_001)).toBe(422);
    expect(await announce('file', 100_000_000)).toBe(201);
  });

  test('take presentations, and no Word documents or videos', async () => {
    expect((await send('file', 'a.pptx', await officeWith('powerpoint'))).status).toBe(200);
    expect((await send('file', 'a.docx', await officeWith('word'))).body.code).toBe('FILE_KIND');
    expect((await send('picture', 'a.pdf', pdfWith())).body.code).toBe('FILE_KIND');
  });

  test('leave uploads to writers, 6 GB in a day', async () => {
    const file = { purpose: 'content/file', name: 'a.pdf', bytes: 100_000_000 };
    expect((await begin(port, await app.login('dealer1'), file)).body.code).toBe('FORBIDDEN');
    let { status, body } = await begin(port, writer, file);
    for (let sent = 1; status === 201 && sent < 61; sent += 1)
      ({ status, body } = await begin(port, writer, file));
    expect([status, body.code]).toEqual([429, 'UPLOAD_QUOTA']);
    expect(body).toMatchObject({ files: 1_000, bytes: 6_000_000_000 });
  });
});
