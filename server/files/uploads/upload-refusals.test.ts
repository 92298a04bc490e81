import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { clip, photo, sampleFeature } from '../testing/sample-feature.ts';
import { begin, listen } from '../testing/tus-client.ts';
import { countRows, deleteUploads } from '../testing/upload-rows.ts';

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
afterEach(() => deleteUploads(app));

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
    expect(await countRows(app, 'file_upload_piece')).toBe(0);
  });

  test('names the accepted types and limits in a rejection', async () => {
    const { body } = await begin(port, token, { ...file, bytes: 5_000_001 });
    expect(body).toMatchObject({
      message: 'The file is too large. Taken are pictures of up to 5 MB.',
      types: ['image'],
      maxBytes: 5_000_000,
    });
  });

  test('rejects another file under a used key', async () => {
    const key = crypto.randomUUID();
    await begin(port, token, { ...file, key });
    const { body } = await begin(port, token, { ...file, key, bytes: 9_999 });
    expect(body.code).toBe('UPLOAD_MISMATCH');
  });

  test('rejects the 201st file of a day and over a gigabyte', async () => {
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

  test('counts a feature with its own quota by itself', async () => {
    const video = { purpose: clip.purpose, name: 'a.mp4', bytes: 70_000_000 };
    expect((await begin(port, token, video)).status).toBe(201);
    expect((await begin(port, token, video)).status).toBe(201);
    const more = await begin(port, token, video);
    expect([more.body.code, more.body.bytes]).toEqual(['UPLOAD_QUOTA', 150_000_000]);
    expect((await begin(port, token, { ...video, bytes: 100 })).status).toBe(201);
    const fourth = await begin(port, token, { ...video, bytes: 100 });
    expect([fourth.body.code, fourth.body.files]).toEqual(['UPLOAD_QUOTA', 3]);
    expect((await begin(port, token, file)).status).toBe(201);
  });
});
