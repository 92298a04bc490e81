import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { features } from '#server/generated/features.ts';
import { buildApp } from '#server/http/app.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { anyFile, photo, sampleFeature } from '../testing/sample-feature.ts';
import { begin, listen, patch, tusRequest, uploadWhole } from '../testing/tus-client.ts';
import {
  countRows,
  deleteUploads,
  getOffset,
  listFileKeys,
  noisePicture,
} from '../testing/upload-rows.ts';

let app: TestApp;
let port: number;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ features: [sampleFeature] });
  port = await listen(app);
  token = await app.login('dealer1');
});
afterAll(() => app.close());
afterEach(() => deleteUploads(app));

describe('a resumable upload', () => {
  test('resumes after a broken connection and stores the file once', async () => {
    const content = await noisePicture(700);
    const file = { purpose: photo.purpose, name: 'frame.PNG', bytes: content.length };
    const path = String((await begin(port, token, file)).headers.location);
    for (let at = 0; at < content.length; ) {
      const cutAt = Math.min(400_000, content.length - at);
      const answer = await patch(port, token, path, at, content.subarray(at), cutAt);
      const before = at;
      if (!answer) await expect.poll(() => getOffset(port, path, token)).toBeGreaterThan(before);
      at = await getOffset(port, path, token);
    }
    const last = await patch(port, token, path, content.length, new Uint8Array());
    expect(last?.status).toBe(200);
    expect(last?.body).toEqual({
      id: expect.stringMatching(/^[\w-]{24}$/),
      name: 'frame.webp',
      bytes: expect.any(Number),
      type: 'image/webp',
    });
    expect([await countRows(app, 'stored_file'), await countRows(app, 'stored_content')]).toEqual([
      1, 1,
    ]);
    expect(await listFileKeys(app)).toHaveLength(2);
  });

  test('continues across several processes', async () => {
    const other = await buildApp(app.services, [...features, sampleFeature]);
    const ports = [port, await listen({ app: other })];
    const content = await noisePicture(500);
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
    expect(await countRows(app, 'stored_file')).toBe(1);
  });

  test('accepts a chunk once when several connections send it', async () => {
    const content = await noisePicture(300);
    const file = { purpose: photo.purpose, name: 'a.png', bytes: content.length };
    const path = String((await begin(port, token, file)).headers.location);
    const answers = await Promise.all([1, 2, 3].map(() => patch(port, token, path, 0, content)));
    expect(answers.map((answer) => answer?.status).toSorted()).toEqual([200, 409, 409]);
    expect(await countRows(app, 'stored_file')).toBe(1);
  });

  test('rejects a wrong offset before its body has arrived', async () => {
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

  test('stores one copy after ten concurrent and later retries', async () => {
    const content = await noisePicture(200);
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
    expect([await countRows(app, 'stored_file'), await countRows(app, 'stored_content')]).toEqual([
      1, 1,
    ]);
  });

  test('stores equal content of two users once, as two files', async () => {
    const content = await noisePicture(100);
    const file = { purpose: photo.purpose, name: 'a.png', content };
    const other = await app.login('dealer2');
    const both = [await uploadWhole(port, token, file), await uploadWhole(port, other, file)];
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(2);
    expect([await countRows(app, 'stored_file'), await countRows(app, 'stored_content')]).toEqual([
      2, 1,
    ]);
    expect(await listFileKeys(app)).toHaveLength(2);
  });

  test('leaves nothing behind when it is deleted while it is stored', async () => {
    const content = await noisePicture(50);
    const file = { purpose: photo.purpose, name: 'a.png', bytes: content.length };
    const path = String((await begin(port, token, file)).headers.location);
    const { db, files } = app.services;
    const put = files.put.bind(files);
    const spy = vi.spyOn(files, 'put').mockImplementation(async (key, ...rest) => {
      await put(key, ...rest);
      if (key.startsWith('stored/')) await db.deleteFrom('file_upload').execute();
    });
    const answer = await patch(port, token, path, 0, content);
    spy.mockRestore();
    expect(answer?.body.code).toBe('UPLOAD_GONE');
    expect((await listFileKeys(app)).filter((key) => key.startsWith('stored/'))).toEqual([]);
  });

  test('can be cancelled and restarted under its key', async () => {
    const content = await noisePicture(200);
    const key = crypto.randomUUID();
    const file = { purpose: photo.purpose, name: 'a.png', content, key };
    const path = String(
      (await begin(port, token, { ...file, bytes: content.length })).headers.location,
    );
    await patch(port, token, path, 0, content.subarray(0, 50_000));
    expect((await tusRequest(port, 'DELETE', path, { token }))?.status).toBe(204);
    expect(await listFileKeys(app)).toEqual([]);
    expect((await patch(port, token, path, 50_000, content.subarray(50_000)))?.body.code).toBe(
      'UPLOAD_GONE',
    );
    expect((await uploadWhole(port, token, file)).status).toBe(200);
  });
});

describe('whose upload it is', () => {
  test('hides an upload from other users, who cannot change it', async () => {
    const { headers } = await begin(port, token, {
      purpose: anyFile.purpose,
      name: 'a.pdf',
      bytes: 100,
    });
    const path = String(headers.location);
    const other = await app.login('dealer2');
    for (const method of ['HEAD', 'DELETE', 'PATCH'])
      expect((await tusRequest(port, method, path, { token: other }))?.status).toBe(410);
    expect(await getOffset(port, path, token)).toBe(0);
  });
});
