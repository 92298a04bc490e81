import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Unavailable } from '#server/lib/unavailable.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { pdfWith } from '../testing/pdf-maker.ts';
import { anyFile, sampleFeature } from '../testing/sample-feature.ts';
import { begin, listen, patch, tusRequest } from '../testing/tus-client.ts';
import { countRows, deleteUploads } from '../testing/upload-rows.ts';

let app: TestApp;
let port: number;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ features: [sampleFeature] });
  port = await listen(app);
  token = await app.login('dealer1');
});
afterAll(() => app.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await deleteUploads(app);
});

const harmless = pdfWith();
const hostile = pdfWith(['<< /S /JavaScript >>']);

interface Received {
  id: string;
  path: string;
  /** Asks for the answer as clients do that have not got it. */
  ask(): Promise<[status: number, code: string | undefined]>;
}

/** Begins an upload and sends all but the last byte, which the answer of `ask` sends. */
async function receive(content: Buffer): Promise<Received> {
  const file = { purpose: anyFile.purpose, name: 'a.pdf', bytes: content.length };
  const path = String((await begin(port, token, file)).headers.location);
  const most = content.length - 1;
  await patch(port, token, path, 0, content.subarray(0, most));
  let sent = false;
  const ask: Received['ask'] = async () => {
    const rest = sent ? new Uint8Array() : content.subarray(most);
    const at = sent ? content.length : most;
    sent = true;
    const answer = await patch(port, token, path, at, rest);
    return [answer?.status ?? 0, answer?.body.code];
  };
  return { id: path.split('/').at(-1) ?? '', path, ask };
}

/** Counts the checks: each begins with reading the pieces. @param before runs before each */
function countChecks(before: () => Promise<void> = async () => {}) {
  const { files } = app.services;
  const read = files.bytes.bind(files);
  const count = { checks: 0 };
  vi.spyOn(files, 'bytes').mockImplementation(async (key) => {
    if (/\/0-/.test(key)) {
      count.checks += 1;
      await before();
    }
    return read(key);
  });
  return count;
}

async function setOutcome(id: string, refusal: string): Promise<void> {
  await app.db.updateTable('file_upload').set({ refusal }).where('id', '=', id).execute();
}

describe('the check of an upload', () => {
  test('runs once when it is asked for while it runs', async () => {
    const gate = Promise.withResolvers<void>();
    const count = countChecks(() => gate.promise);
    const { ask } = await receive(hostile);
    const first = ask();
    await expect.poll(() => count.checks).toBe(1);
    const others = [ask(), ask(), ask()];
    gate.resolve();
    for (const answer of await Promise.all([first, ...others]))
      expect(answer).toEqual([422, 'FILE_ACTIVE']);
    expect(count.checks).toBe(1);
  });

  test('does not run again after a refusal', async () => {
    const count = countChecks();
    const { ask } = await receive(hostile);
    for (let n = 0; n < 3; n += 1) expect(await ask()).toEqual([422, 'FILE_ACTIVE']);
    expect(count.checks).toBe(1);
    expect(await countRows(app, 'file_upload_piece')).toBe(0);
  });

  test('does not run while another process runs it', async () => {
    const count = countChecks();
    const { id, ask } = await receive(harmless);
    await setOutcome(id, `CHECKING 1 ${Date.now() + 30_000}`);
    expect(await ask()).toEqual([503, 'UNAVAILABLE']);
    expect(count.checks).toBe(0);
  });

  test('runs once more after a server has died in it', async () => {
    const { id, ask } = await receive(harmless);
    await setOutcome(id, `CHECKING 1 ${Date.now() - 1}`);
    expect(await ask()).toEqual([200, undefined]);
    expect(await countRows(app, 'stored_file')).toBe(1);
  });

  test('refuses a file in whose check two servers have died', async () => {
    const count = countChecks();
    const { id, ask } = await receive(harmless);
    await setOutcome(id, `CHECKING 2 ${Date.now() - 1}`);
    for (let n = 0; n < 2; n += 1) expect(await ask()).toEqual([422, 'FILE_TOO_COMPLEX']);
    expect(count.checks).toBe(0);
  });

  test('counts no try when something the server needs is away', async () => {
    let outages = 3;
    countChecks(async () => {
      outages -= 1;
      if (outages >= 0) throw new Unavailable('away');
    });
    const { ask } = await receive(harmless);
    for (let n = 0; n < 3; n += 1) expect(await ask()).toEqual([503, 'UNAVAILABLE']);
    expect(await ask()).toEqual([200, undefined]);
  });

  test('tries a check that fails for an unknown reason twice', async () => {
    const count = countChecks(() => Promise.reject(new Error('broken')));
    const { ask } = await receive(harmless);
    const codes = [await ask(), await ask(), await ask(), await ask()].map(([, code]) => code);
    expect(codes).toEqual(['INTERNAL', 'INTERNAL', 'FILE_TOO_COMPLEX', 'FILE_TOO_COMPLEX']);
    expect(count.checks).toBe(2);
  });

  test('stores nothing when it is cancelled', async () => {
    const gate = Promise.withResolvers<void>();
    const count = countChecks(() => gate.promise);
    const { path, ask } = await receive(harmless);
    const answer = ask();
    await expect.poll(() => count.checks).toBe(1);
    expect((await tusRequest(port, 'DELETE', path, { token }))?.status).toBe(204);
    gate.resolve();
    expect(await answer).toEqual([410, 'UPLOAD_GONE']);
    expect(await countRows(app, 'stored_file')).toBe(0);
  });
});
