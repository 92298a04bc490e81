import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { pdfWith } from '../testing/pdf-maker.ts';
import { anyFile, clip, hiddenRecord, photo, sampleFeature } from '../testing/sample-feature.ts';
import { listen, uploadWhole } from '../testing/tus-client.ts';
import { filmWith } from '../testing/video-maker.ts';
import { parseRange } from './byte-range.ts';
import { fileSigner } from './signed-address.ts';
import { attachFiles, filesOfOwner, setFilesOfOwner } from './stored-files.store.ts';

let app: TestApp;
let port: number;
let token: string;
let userId: number;
beforeAll(async () => {
  app = await startTestApp({ features: [sampleFeature] });
  port = await listen(app);
  token = await app.login('dealer1');
  const user = app.db.selectFrom('app_user').select('id').where('username', '=', 'dealer1');
  userId = (await user.executeTakeFirstOrThrow()).id;
});
afterAll(() => app.close());

async function upload(content: Buffer, name = 'paper.pdf'): Promise<string> {
  const { body } = await uploadWhole(port, token, { purpose: anyFile.purpose, name, content });
  return body.id;
}
const attach = (id: string, owner: string) =>
  attachFiles(app.db, { userId, sorg: '2000' }, anyFile.purpose, [id], owner);
const read = async (id: string, user = token) =>
  (await app.rest('GET', `/files/${id}`, { token: user })).status;

/** The answer to a GET as it comes over the network. */
function fetched(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      get({ port, host: '127.0.0.1', path, headers: { host: 'localhost', ...headers } })
        .on('error', reject)
        .on('response', async (answer) =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: await buffer(answer),
          }),
        );
    },
  );
}

describe('a stored file', () => {
  test('is sent in full as an attachment only', async () => {
    const pdf = pdfWith();
    const id = await upload(pdf, 'Offer "2026"\r\n/ ünï.exe');
    const { status, headers, body } = await fetched(`/files/${id}`, {
      authorization: `Bearer ${token}`,
    });
    expect(status).toBe(200);
    expect(body.equals(pdf)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="_n_.pdf"; filename*=UTF-8''%C3%BCn%C3%AF.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
      'content-length': String(pdf.length),
    });
  });

  test('lets only its uploader read it while it has no owner', async () => {
    const id = await upload(pdfWith());
    const others = [await app.login('dealer2'), await app.login('dealer9')];
    expect(await read(id)).toBe(200);
    for (const other of others) expect(await read(id, other)).toBe(404);
  });

  test('lets its feature decide who reads it within the organisation', async () => {
    const [open, hidden] = [await upload(pdfWith()), await upload(pdfWith())];
    await attach(open, 'record-1');
    await attach(hidden, hiddenRecord);
    expect(await read(open, await app.login('dealer2'))).toBe(200);
    expect(await read(open, await app.login('dealer9'))).toBe(404);
    expect(await read(hidden)).toBe(404);
    expect(await read('none')).toBe(404);
    const files = await filesOfOwner(app.db, '2000', anyFile.purpose, 'record-1');
    expect(files.map((file) => file.id)).toEqual([open]);
    await setFilesOfOwner(app.db, { userId, sorg: '2000' }, anyFile.purpose, [], 'record-1');
    expect(await filesOfOwner(app.db, '2000', anyFile.purpose, 'record-1')).toEqual([]);
  });

  test('has a thumbnail only if it is a picture', async () => {
    const create = { width: 900, height: 600, channels: 3 as const, background: '#a33' };
    const png = await sharp({ create }).png().toBuffer();
    const { body } = await uploadWhole(port, token, {
      purpose: photo.purpose,
      name: 'a.png',
      content: png,
    });
    const authorization = `Bearer ${token}`;
    const small = await fetched(`/files/${body.id}/thumbnail`, { authorization });
    expect(await sharp(small.body).metadata()).toMatchObject({ width: 320, height: 213 });
    const pdf = await upload(pdfWith());
    expect((await fetched(`/files/${pdf}/thumbnail`, { authorization })).status).toBe(404);
  });

  test('is attached only once across several records', async () => {
    const id = await upload(pdfWith());
    const twice = attachFiles(
      app.db,
      { userId, sorg: '2000' },
      anyFile.purpose,
      [id, id],
      'record-2',
    );
    expect(await twice).toBe(false);
  });
});

describe('a signed address', () => {
  test('serves the file without a login while the link is valid', async () => {
    const id = await upload(pdfWith());
    const address = app.app.fileSigner.createAddress(id);
    const { status, headers } = await fetched(address);
    expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('attachment'),
      'no-store',
    ]);
    for (const forged of [
      address.replace(/[\w-](?=[\w-]{42}$)/, (first) => (first === 'A' ? 'B' : 'A')),
      address.replace(/\.\d+\./, '.9999999999999.'),
      address.replace(id, await upload(pdfWith())),
      '/files/signed/x',
    ])
      expect((await fetched(forged)).status).toBe(404);
  });

  test('expires', () => {
    let now = 1_000_000;
    const signer = fileSigner(Buffer.from('key'), () => now);
    const ticket = signer.createAddress('a'.repeat(24), 5).split('/').at(-1) ?? '';
    now += 5 * 60_000 - 1;
    expect(signer.read(ticket)).toBe('a'.repeat(24));
    now += 1;
    expect(signer.read(ticket)).toBeNull();
    expect(fileSigner(Buffer.from('other'), () => 0).read(ticket)).toBeNull();
  });
});

describe('a video', () => {
  const film = filmWith();

  async function addressOfFilm(): Promise<string> {
    const { body } = await uploadWhole(port, token, {
      purpose: clip.purpose,
      name: 'fork.mov',
      content: film,
    });
    expect(body).toMatchObject({ name: 'fork.mp4', type: 'video/mp4', bytes: film.length });
    return (await app.rest('GET', `/files/${body.id}/address`, { token })).body.address;
  }

  test('is played by parts from a signed address', async () => {
    const address = await addressOfFilm();
    const whole = await fetched(address);
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringContaining('attachment'),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const part = await fetched(address, { range: 'bytes=4-11' });
    expect([part.status, part.body.toString('latin1')]).toEqual([206, 'ftypisom']);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 4-11/${film.length}`,
      'content-length': '8',
    });
    const outside = await fetched(address, { range: `bytes=${film.length}-` });
    expect([outside.status, outside.headers['content-range']]).toEqual([
      416,
      `bytes */${film.length}`,
    ]);
    const head = await app.app.inject({
      method: 'HEAD',
      url: address,
      headers: { host: 'localhost' },
    });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(film.length),
      '',
    ]);
  });

  test('gives its address only to those who may read it', async () => {
    const id = (await addressOfFilm()).split('/').at(-1)?.split('.')[0];
    const other = await app.login('dealer2');
    expect((await app.rest('GET', `/files/${id}/address`, { token: other })).status).toBe(404);
  });

  test.each([
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=10-20', { from: 10, to: 20 }],
    ['bytes=90-200', { from: 90, to: 99 }],
    ['bytes=-5', { from: 95, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=20-10', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['items=0-1', null],
    [undefined, null],
  ])('reads the range %s', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });
});
