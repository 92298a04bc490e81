import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '#server/files/checks/check-content.ts';
import { BadContent, type FileRules } from '#server/files/file-rules.ts';
import { type HostileFile, hostileFiles } from '#server/files/testing/hostile-files.ts';
import { uploadWhole } from '#server/files/testing/tus-client.ts';
import { box, filmWith } from '#server/files/testing/video-maker.ts';
import { claimFileRules } from './files/claim-file-rules.ts';
import { type Claims, startClaims } from './testing/claims.harness.ts';

let claims: Claims;
let corpus: HostileFile[];
const folder = mkdtempSync(join(tmpdir(), 'pannier-claim-files-'));
beforeAll(async () => {
  claims = await startClaims();
  corpus = await hostileFiles();
}, 120_000);
afterAll(async () => {
  await claims.app.close();
  rmSync(folder, { recursive: true });
});

/** Why a purpose does not take a file; null when it does. */
async function refusalOf(content: Buffer, rules: FileRules): Promise<string | null> {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return await checkContent(path, rules, null).then(
    () => null,
    (error) => {
      if (error instanceof BadContent) return error.code;
      throw error;
    },
  );
}

// Between them they take every kind of file that claims take.
test.each(['claims/paper', 'claims/video'])(
  '%s refuses hostile files',
  async (purpose) => {
    const rules = claimFileRules.find((one) => one.purpose === purpose);
    if (!rules) throw new Error(`There is no ${purpose}`);
    const taken: string[] = [];
    for (const { what, content, refusal } of corpus)
      if (refusal !== null && (await refusalOf(content, rules)) === null) taken.push(what);
    expect(taken).toEqual([]);
  },
  120_000,
);

test('a video loses the place where it was taken (E648)', async () => {
  const place = '+48.1374+011.5755/';
  const content = filmWith({ inMovie: [box('udta', box('\xa9xyz', place))] });
  const file = { purpose: 'claims/video', name: 'fork.mp4', content };
  const video = (await uploadWhole(claims.port, claims.dealer, file)).body.id as string;
  const { record } = await claims.create({ ...(await claims.uploadNeeded()), video });
  const { url } = record.docs.find(({ docType }: { docType: string }) => docType === 'video');
  const headers = { host: 'localhost', authorization: `Bearer ${claims.dealer}` };
  const reply = await claims.app.app.inject({ url, headers });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('video/mp4');
  expect(reply.rawPayload.length).toBe(content.length);
  const text = reply.rawPayload.toString('latin1');
  expect(text).toContain('the picture');
  expect(text).not.toContain('48.1374');
});
