import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { openCallLimits } from '#server/lib/call-limits.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.services.files.put('images/trail.webp', await picture(1_000, 'webp'), 'image/webp');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('marketing_material').execute();
  await app.db.deleteFrom('marketing_material_category').execute();
  await app.db.updateTable('product_group').set({ image: null }).execute();
});

const picture = (width: number, format: 'jpeg' | 'png' | 'webp', alpha = 1) =>
  sharp({ create: { width, height: 90, channels: 4, background: { r: 90, g: 9, b: 9, alpha } } })
    .toFormat(format)
    .toBuffer();

interface Made {
  title?: string;
  material?: object;
  category?: object;
  /** The category above, where there is one. */
  above?: object;
  content?: Buffer;
  bytes?: number;
}

/** Stores material about article B-1, with a picture, in a category of market M1. @returns the id of the file */
async function make({ title = 'Front', material, category, above, content, bytes }: Made = {}) {
  const sorg = '2000';
  const common = { sorg, type: 'marketing_material', markets: ['M1'] };
  const [id, parent, top] = [randomUUID(), randomUUID(), randomUUID()];
  const toCategory = (own: string, fields: object | undefined, parent_id: string | null) => {
    const row = { ...common, id: own, route: own, title: 'Bikes', parent_id };
    return { ...row, ...fields };
  };
  await app.db
    .insertInto('marketing_material_category')
    .values([toCategory(top, above, null), toCategory(parent, category, top)])
    .execute();
  const own = { ...common, id, parent_id: parent, title, articles: ['B-1'], ...material };
  await app.db.insertInto('marketing_material').values(own).execute();
  const stored = content ?? (await picture(2_000, 'jpeg'));
  await app.services.files.put(id, stored, 'image/jpeg');
  const facts = { is_original: true, width: 2_000, height: 90, type: 'image/jpeg' };
  const size = { bytes: bytes ?? stored.length };
  await app.db
    .insertInto('stored_content')
    .values({ sorg, hash: id, place: id, ...facts, ...size })
    .execute();
  const owner_id = `marketing_material/${sorg}~${id}`;
  const file = { id, sorg, hash: id, purpose: 'content/file', name: 'a.jpg', owner_id };
  await app.db.insertInto('stored_file').values(file).execute();
  await app.db.insertInto('content_file').values({ file_id: id, owner_id, place: 1 }).execute();
  return id;
}

async function fetchZip(user = 'dealer1', query = '', article = 'B-1') {
  const authorization = `Bearer ${await app.login(user)}`;
  const url = `/documents/articles/${encodeURIComponent(article)}/pictures${query}`;
  return await app.app.inject({ url, headers: { host: 'localhost', authorization } });
}

/** The pictures of a ZIP: name, format and width of each. */
async function open(zip: Buffer): Promise<string[]> {
  const found: string[] = [];
  const opened = await fromBufferPromise(zip, { lazyEntries: true });
  for await (const entry of opened.eachEntry()) {
    const parts: Buffer[] = [];
    for await (const part of await opened.openReadStreamPromise(entry)) parts.push(part);
    const { format, width } = await sharp(Buffer.concat(parts)).metadata();
    found.push(`${entry.fileName}: ${format} ${width}`);
  }
  return found;
}
const listed = async (...of: Parameters<typeof fetchZip>) =>
  open((await fetchZip(...of)).rawPayload);

describe('the pictures of an article', () => {
  test('are those of the catalog and of its material, as JPEG', async () => {
    await app.db.updateTable('product_group').set({ image: 'trail' }).execute();
    await make({ title: 'Side', material: { articles: [], models: ['trail-500'] } });
    await make({ title: 'Logo', material: { articles: [], brands: ['Alto'] } });
    await make({ title: 'Front' });
    await make({ title: 'Other', material: { articles: ['B-2'] } });
    const reply = await fetchZip();
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('attachment; filename="B-1 Trail 500'),
    });
    const name = (await open(reply.rawPayload))[0]?.split(' 1.jpg')[0];
    expect(await open(reply.rawPayload)).toEqual([
      `${name} 1.jpg: jpeg 1000`,
      'B-1 Front 2.jpg: jpeg 1600',
      'B-1 Side 3.jpg: jpeg 1600',
      'B-1 Logo 4.jpg: jpeg 1600',
    ]);
  });

  test('come in the size that is asked for', async () => {
    await make();
    expect(await listed('dealer1', '?size=thumbnail')).toEqual(['B-1 Front 1.jpg: jpeg 320']);
    expect(await listed('dealer1', '?size=high')).toEqual(['B-1 Front 1.jpg: jpeg 2000']);
    expect(await listed('dealer1', '?size=original')).toEqual(['B-1 Front 1.jpg: jpeg 2000']);
    expect((await fetchZip('dealer1', '?size=huge')).statusCode).toBe(400);
  });

  test('are PNG where they are transparent', async () => {
    await make({ content: await picture(2_000, 'webp', 0.5) });
    expect(await listed()).toEqual(['B-1 Front 1.png: png 1600']);
  });

  test('have names that lead nowhere', async () => {
    await make({ title: '../../etc/passwd\u202Egpj.exe' });
    await make({ title: 'C:\\con:?' });
    expect(await listed()).toEqual([
      'B-1 _ _etc_passwdgpj exe 1.jpg: jpeg 1600',
      'B-1 C__con__ 2.jpg: jpeg 1600',
    ]);
  });

  test('are refused above 2 GB', async () => {
    await make({ bytes: 2_100_000_000 });
    const refused = await fetchZip('dealer1', '?size=original');
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'TOO_LARGE']);
    expect((await fetchZip()).statusCode).toBe(200);
  });
});

describe('a reader', () => {
  const foreign = { markets: ['M2'] };
  test.each<[string, Made]>([
    ['a draft', { material: { published: false } }],
    ['a deleted one', { material: { deleted_at: new Date() } }],
    ['a market of others', { material: foreign }],
    ['a category of others', { category: foreign }],
    ['a category below one of others', { above: foreign }],
    ['a deleted category', { above: { deleted_at: new Date() } }],
  ])('gets no picture of %s', async (_, made) => {
    await make(made);
    const reply = await fetchZip();
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'NO_FILES']);
    await make();
    expect(await listed()).toHaveLength(1);
  });

  test.each([
    ['dealer2', 404],
    ['guest1', 403],
  ])('called %s gets %i', async (user, status) => {
    await make();
    expect((await fetchZip(user)).statusCode).toBe(status);
  });

  test('finds no unknown article and none of others', async () => {
    for (const article of ['none', '../B-1', 'x'.repeat(80)])
      expect((await fetchZip('dealer1', '', article)).json().code).toBe('UNKNOWN_RECORD');
  });

  test('downloads 300 files and ZIPs in a minute', async () => {
    const unlimited = app.app.callLimits;
    onTestFinished(() => {
      app.app.callLimits = unlimited;
    });
    const id = await make();
    const token = await app.login('dealer1');
    const status = async (path: string) => (await app.rest('GET', path, { token })).status;
    app.app.callLimits = openCallLimits({ callLimits: true });
    for (let nth = 0; nth < 299; nth += 1) expect(await status(`/files/${id}`)).toBe(200);
    const zip = '/documents/articles/B-1/pictures';
    expect([await status(zip), await status(zip), await status(`/files/${id}`)]).toEqual([
      200, 429, 429,
    ]);
    // WebP, which our own pages show, does not count; here it is not made.
    expect(await status(`/files/${id}/sizes/low?as=webp`)).toBe(404);
  });
});
