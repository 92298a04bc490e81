import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { attachFiles } from './stored/stored-files.store.ts';
import { sweepFiles } from './sweep-files.ts';
import { photo, sampleFeature } from './testing/sample-feature.ts';
import { begin, listen, uploadWhole } from './testing/tus-client.ts';
import { deleteUploads, listFileKeys, noisePicture } from './testing/upload-rows.ts';

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

describe('the sweep', () => {
  test('deletes only files over a day old that have no owner', async () => {
    const upload = async () =>
      (
        await uploadWhole(port, token, {
          purpose: photo.purpose,
          name: 'a.png',
          content: await noisePicture(50),
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
    expect(await listFileKeys(app)).toHaveLength(4);
    expect(orphan).not.toBe(kept);
  });

  /** The state after a server was killed between putting a piece and recording it. @returns its place */
  const leaveUnrecordedPiece = async () => {
    const file = { purpose: photo.purpose, name: 'c.png', bytes: 1_000 };
    const { location } = (await begin(port, token, file)).headers;
    const place = `uploads/${String(location).split('/').at(-1)}/0-left`;
    await app.services.files.put(place, Buffer.from('piece'), 'application/octet-stream');
    return place;
  };

  test('deletes an unrecorded piece with its old upload', async () => {
    const place = await leaveUnrecordedPiece();
    const old = { created_at: sql<Date>`now() - interval '25 hours'` };
    await app.db.updateTable('file_upload').set(old).execute();
    await sweepFiles(app.services);
    expect(await app.services.files.exists(place)).toBe(false);
  });

  test('deletes pieces whose upload does not exist', async () => {
    const place = await leaveUnrecordedPiece();
    await app.db.deleteFrom('file_upload').execute();
    await sweepFiles(app.services);
    expect(await app.services.files.exists(place)).toBe(false);
  });

  test('keeps a piece that a running upload has not recorded yet', async () => {
    const place = await leaveUnrecordedPiece();
    await sweepFiles(app.services);
    expect(await app.services.files.exists(place)).toBe(true);
  });
});
