import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { features } from '#server/generated/features.ts';
import { buildApp } from '#server/http/app.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { attachFiles } from '../stored/stored-files.store.ts';
import { sweepFiles } from '../sweep.ts';
import { anyFile, photo, sampleFeature } from '../testing/sample-feature.ts';
import { begin, listen, patch, tusRequest, uploadWhole } from '../testing/tus-client.ts';

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
afterEach(async () => {
  await app.db.deleteFrom('file_upload').execute();
  await app.db.deleteFrom('stored_file').execute();
  await sweepFiles(app.services);
});

/** A picture that does not compress, so that it consists of many pieces. */
function noise(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 as const };
  return sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
}
const count = async (table: 'stored_file' | 'stored_content' | 'file_upload_piece') =>
  (await app.db.selectFrom(table).selectAll().execute()).length;
const keys = async () => {
  const found: string[] = [];
  for await (const key of app.services.files.keys())
    if (/^(uploads|stored)\//.test(key)) found.push(key);
  return found;
};
const offsetOf = async (path: string) =>
  Number((await tusRequest(port, 'HEAD', path, { token }))?.headers['upload-offset']);

describe('a resumable upload', () => {
  test('goes on where the connection broke, and stores the file once', async () => {
    const content = await noise(700);
    const file = { purpose: photo.purpose, name: 'frame.PNG', bytes: content.length };
    const path = String((await begin(port, token, file)).headers.location);
    let sent = 0;
    for (let at = 0; at < content.length; ) {
      const cutAt = Math.min(400_000, content.length - at);
      const answer = await patch(port, token, path, at, content.subarray(at), cutAt);
      sent += cutAt;
      const before = at;
      if (!answer) await expect.poll(() => offsetOf(path)).toBeGreaterThan(before);
      at = await offsetOf(path);
    }
    const last = await patch(port, token, path, content.length, new Uint8Array());
    expect(last?.status).toBe(200);
    expect(last?.body).toEqual({
      id: expect.stringMatching(/^[\w-]{24}$/),
      name: 'frame.webp',
      bytes: expect.any(Number),
      type: 'image/webp',
    });
    expect(sent).toBeLessThan(content.length * 1.5);
    expect([await count('stored_file'), await count('stored_content')]).toEqual([1, 1]);
    expect(await keys()).toHaveLength(2);
  });

  test('is received by several processes in turn', async () => {
    const other = await buildApp(app.services, [...features, sampleFeature]);
    const ports = [port, await listen({ app: other })];
    const content = await noise(500);
    const file = { purpose: photo.purpose, name: 'a.png', bytes: content.length };
    const path = String((await begin(port, token, file)).headers.location);
    const step = 200_000;
    for (let at = 0, turn = 0; at < content.length; at += step, turn += 1) {
      const answer = await patch(
        ports[turn % 2] ?? 0,
        token,
        path,
        at,
        content.subarray(at, at + step),
      );
      expect(answer?.status).toBe(at + step >= content.length ? 200 : 204);
    }
    await other.close();
    expect(await count('stored_file')).toBe(1);
  });

  test('counts a piece once when two connections send it at the same time', async () => {
    const content = await noise(300);
    const file = { purpose: photo.purpose, name: 'a.png', bytes: content.length };
    const path = String((await begin(port, token, file)).headers.location);
    const answers = await Promise.all([1, 2, 3].map(() => patch(port, token, path, 0, content)));
    expect(answers.map((answer) => answer?.status).toSorted()).toEqual([200, 409, 409]);
    expect(await count('stored_file')).toBe(1);
  });

  test('answers a wrong offset at once, although its bytes are still coming', async () => {
    const file = { purpose: anyFile.purpose, name: 'a.pdf', bytes: 2_000_000 };
    const path = String((await begin(port, token, file)).headers.location);
    for (let n = 0; n < 5; n += 1) {
      const headers = {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${token}`,
        'upload-offset': '5',
        'content-type': 'application/offset+octet-stream',
      };
      const body = new Blob([randomBytes(1_000_000)]);
      const url = `http://localhost:${port}${path}`;
      const answer = await fetch(url, { method: 'PATCH', headers, body });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'UPLOAD_OFFSET' });
    }
  });

  test('gives one stored copy after ten retries of the end, at once and later', async () => {
    const content = await noise(200);
    const key = crypto.randomUUID();
    const file = { purpose: photo.purpose, name: 'a.png', content, key };
    const first = await uploadWhole(port, token, file);
    const path = String(
      (await begin(port, token, { ...file, bytes: content.length })).headers.location,
    );
    const end = () => patch(port, token, path, content.length, new Uint8Array());
    const answers = await Promise.all(Array.from({ length: 9 }, end));
    answers.push(await end(), await uploadWhole(port, token, file));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: first.body });
    expect([await count('stored_file'), await count('stored_content')]).toEqual([1, 1]);
  });

  test('of the same content by two users is stored once, as two files', async () => {
    const content = await noise(100);
    const file = { purpose: photo.purpose, name: 'a.png', content };
    const other = await app.login('dealer2');
    const both = [await uploadWhole(port, token, file), await uploadWhole(port, other, file)];
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(2);
    expect([await count('stored_file'), await count('stored_content')]).toEqual([2, 1]);
    expect(await keys()).toHaveLength(2);
  });

  test('can be cancelled and begun again under its key', async () => {
    const content = await noise(200);
    const key = crypto.randomUUID();
    const file = { purpose: photo.purpose, name: 'a.png', content, key };
    const path = String(
      (await begin(port, token, { ...file, bytes: content.length })).headers.location,
    );
    await patch(port, token, path, 0, content.subarray(0, 50_000));
    expect((await tusRequest(port, 'DELETE', path, { token }))?.status).toBe(204);
    expect(await keys()).toEqual([]);
    expect((await patch(port, token, path, 50_000, content.subarray(50_000)))?.body.code).toBe(
      'UPLOAD_GONE',
    );
    expect((await uploadWhole(port, token, file)).status).toBe(200);
  });
});

describe('refused before a byte is taken', () => {
  const file = { purpose: photo.purpose, name: 'a.png', bytes: 10_000 };

  test.each([
    ['nobody', null, file, 401, 'UNAUTHENTICATED'],
    ['an unknown purpose', 'dealer1', { ...file, purpose: 'no/thing' }, 422, 'UNKNOWN_PURPOSE'],
    ['a missing permission', 'product1', { ...file, purpose: 'sample/foreign' }, 403, 'FORBIDDEN'],
    ['an auditor', 'audit1', file, 403, 'AUDIT_READS_ONLY'],
    ['an empty file', 'dealer1', { ...file, bytes: 0 }, 422, 'FILE_EMPTY'],
    ['one byte too many', 'dealer1', { ...file, bytes: 5_000_001 }, 422, 'FILE_TOO_LARGE'],
    ['a short key', 'dealer1', { ...file, key: 'a' }, 400, 'BAD_UPLOAD'],
  ])('%s', async (_name, user, sent, status, code) => {
    const answer = await begin(port, user && (await app.login(user)), sent);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await count('file_upload_piece')).toBe(0);
  });

  test('a refusal names what is taken, in words and as data', async () => {
    const { body } = await begin(port, token, { ...file, bytes: 5_000_001 });
    expect(body).toMatchObject({
      message: 'The file is too large. Taken are pictures of up to 5 MB.',
      types: ['image'],
      maxBytes: 5_000_000,
    });
  });

  test('another file under a used key', async () => {
    const key = crypto.randomUUID();
    await begin(port, token, { ...file, key });
    const { body } = await begin(port, token, { ...file, key, bytes: 9_999 });
    expect(body.code).toBe('UPLOAD_MISMATCH');
  });

  test('the 201st file of a day, and bytes beyond a gigabyte', async () => {
    const rows = Array.from({ length: 199 }, (_, n) => ({
      id: `old-${n}`,
      sorg: '2000',
      user_id: userId,
      client_key: `old-${n}`,
      purpose: photo.purpose,
      name: '',
      bytes: 5_000_000,
    }));
    await app.db.insertInto('file_upload').values(rows).execute();
    const large = await begin(port, token, { ...file, bytes: 5_000_000 });
    expect(large.status).toBe(201);
    const more = await begin(port, token, file);
    expect([more.status, more.body.code]).toEqual([429, 'UPLOAD_QUOTA']);
    expect(more.headers['retry-after']).toBe('3600');
    await app.db
      .updateTable('file_upload')
      .set({ created_at: sql<Date>`now() - interval '25 hours'` })
      .where('id', '=', 'old-0')
      .execute();
    expect((await begin(port, token, { ...file, bytes: 1_000_000 })).status).toBe(201);
    await app.db
      .updateTable('file_upload')
      .set({ bytes: 500_000_000 })
      .where('id', '=', 'old-1')
      .execute();
    await app.db.deleteFrom('file_upload').where('id', '=', 'old-2').execute();
    expect((await begin(port, token, file)).body.code).toBe('UPLOAD_QUOTA');
  });
});

describe('whose upload it is', () => {
  test('nobody else sees, continues or cancels it', async () => {
    const { headers } = await begin(port, token, {
      purpose: anyFile.purpose,
      name: 'a.pdf',
      bytes: 100,
    });
    const path = String(headers.location);
    const other = await app.login('dealer2');
    for (const method of ['HEAD', 'DELETE', 'PATCH'])
      expect((await tusRequest(port, method, path, { token: other }))?.status).toBe(410);
    expect(await offsetOf(path)).toBe(0);
  });
});

describe('the sweep', () => {
  test('deletes what is over a day old and belongs to nothing, and nothing else', async () => {
    const upload = async () =>
      (
        await uploadWhole(port, token, {
          purpose: photo.purpose,
          name: 'a.png',
          content: await noise(50),
        })
      ).body.id as string;
    const [kept, orphan, fresh] = [await upload(), await upload(), await upload()];
    const viewer = { userId, sorg: '2000' };
    expect(await attachFiles(app.db, viewer, photo.purpose, [kept], 'record')).toBe(true);
    expect(await attachFiles(app.db, viewer, photo.purpose, [kept], 'other')).toBe(false);
    await begin(port, token, { purpose: photo.purpose, name: 'b.png', bytes: 1_000 });
    const old = { created_at: sql<Date>`now() - interval '25 hours'` };
    await app.db.updateTable('file_upload').set(old).execute();
    await app.db.updateTable('stored_file').set(old).where('id', '!=', fresh).execute();
    await sweepFiles(app.services);
    const left = await app.db.selectFrom('stored_file').select('id').execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual([kept, fresh].toSorted());
    expect(await app.db.selectFrom('file_upload').select('id').execute()).toEqual([]);
    expect(await keys()).toHaveLength(4);
    expect(orphan).not.toBe(kept);
  });
});
