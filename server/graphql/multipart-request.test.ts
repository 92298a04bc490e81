import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { formOf, type Part, sendForm } from '#server/files/testing/multipart-client.ts';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { anyFile, photo, sampleFeature } from '#server/files/testing/sample-feature.ts';
import { begin, listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import {
  countRows,
  deleteUploads,
  listFileKeys,
  noisePicture,
} from '#server/files/testing/upload-rows.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
let port: number;
let token: string;
let picture: Buffer;
beforeAll(async () => {
  app = await startTestApp({ features: [sampleFeature] });
  port = await listen(app);
  token = await app.login('dealer1');
  picture = await noisePicture(300);
});
afterAll(() => app.close());
afterEach(() => deleteUploads(app));

const query = `mutation Keep($input: SampleInput!) {
  keepSample(input: $input) { message { status } ids userErrors { code } } }`;
const foreignQuery = 'mutation ($file: ID!) { keepForeign(file: $file) { ids } }';
const withAny = { query, variables: { input: { any: null } } };
const anyMap = { 0: ['variables.input.any'] };
const file = (content: Uint8Array = picture, fileName = 'frame.png') => ({ content, fileName });
const paper = () => file(pdfWith(), 'paper.pdf');

const send = (parts: readonly Part[], more: Partial<Parameters<typeof sendForm>[1]> = {}) =>
  sendForm(port, { token, parts, ...more });

/** Sends a request that must be refused. @returns its status and code; fails when something stays stored */
async function refused(...sent: Parameters<typeof send>) {
  const answer = await send(...sent);
  await expectNothingStored();
  return [answer?.status, answer?.errors?.[0]?.extensions?.code];
}

async function expectNothingStored() {
  expect(await listFileKeys(app)).toEqual([]);
  for (const table of ['stored_file', 'stored_content', 'file_upload_piece'] as const)
    expect([table, await countRows(app, table)]).toEqual([table, 0]);
  const open = app.db.selectFrom('file_upload').select('id').where('refusal', 'is', null);
  expect(await open.execute()).toEqual([]);
}

describe('a multipart request (B287)', () => {
  test('stores its file and passes the id to the operation', async () => {
    const answer = await send(formOf(withAny, anyMap, { 0: paper() }));
    expect(answer).toMatchObject({
      status: 200,
      data: { keepSample: { message: { status: true }, ids: [expect.stringMatching(/^.{24}$/)] } },
    });
    const stored = await app.db.selectFrom('stored_file').selectAll().execute();
    expect(stored).toMatchObject([
      { id: answer?.data.keepSample.ids[0], purpose: anyFile.purpose, name: 'paper.pdf' },
    ]);
    expect((await listFileKeys(app)).filter((key) => key.startsWith('uploads/'))).toEqual([]);
  });

  test('puts several files into lists beside ids that are there', async () => {
    const earlier = await uploadWhole(port, token, {
      purpose: photo.purpose,
      name: 'a.png',
      content: await noisePicture(40),
    });
    const points = [{ photos: [earlier.body.id, null] }, { photos: [null] }];
    const operations = { query, variables: { input: { any: null, points } } };
    const map = {
      b: ['variables.input.points.1.photos.0'],
      a: ['variables.input.points.0.photos.1'],
      c: ['variables.input.any'],
    };
    const parts = formOf(operations, map, {
      a: file(),
      b: file(await noisePicture(50), 'b.png'),
      c: paper(),
    });
    const kept = (await send(parts))?.data.keepSample;
    const names = await app.db.selectFrom('stored_file').select(['id', 'name']).execute();
    const nameOf = (id: string) => names.find((row) => row.id === id)?.name;
    expect(kept.ids.map(nameOf)).toEqual(['paper.pdf', 'a.webp', 'frame.webp', 'b.webp']);
  });

  test('stores files once and answers alike under one key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const parts = formOf(withAny, anyMap, { 0: file() });
    const answers = await Promise.all([1, 2].map(() => send(parts, { headers })));
    answers.push(await send(parts, { headers }));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.data.keepSample.message.status).toBe(true);
    expect([await countRows(app, 'stored_file'), await countRows(app, 'stored_content')]).toEqual([
      1, 1,
    ]);
    const other = formOf(withAny, anyMap, { 0: paper() });
    expect((await send(other, { headers }))?.code).toBe('UPLOAD_MISMATCH');
    expect(await countRows(app, 'stored_file')).toBe(1);
  });

  test('can be repeated under its key after its body was cut', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const parts = formOf(withAny, anyMap, { 0: file() });
    expect(await send(parts, { headers, cutAt: 100_000 })).toBeNull();
    await expectNothingStored();
    expect((await send(parts, { headers }))?.data.keepSample.message.status).toBe(true);
  });
});

describe('is refused and stores nothing', () => {
  const two = { query, variables: { input: { any: null, points: [{ photos: [null] }] } } };
  const twoMap = { ...anyMap, 1: ['variables.input.points.0.photos.0'] };
  const many = Array.from({ length: 21 }, (_, n) => n);
  const point = { photos: many.map(() => null) };
  const manyMap = Object.fromEntries(
    many.map((n) => [n, [`variables.input.points.0.photos.${n}`]]),
  );
  const whole = () => formOf(withAny, anyMap, { 0: file() });
  const mapped = (map: object) => formOf(withAny, map, { 0: file() });
  const small = () => file(picture.subarray(0, 10));

  test.each<[string, number, string, () => Part[]]>([
    ['the map before the operations', 400, 'MULTIPART_ORDER', () => whole().toReversed()],
    [
      'a file before the map',
      400,
      'MULTIPART_ORDER',
      () => [0, 2, 1].flatMap((n) => whole()[n] ?? []),
    ],
    [
      'operations twice',
      400,
      'MULTIPART_ORDER',
      () => [0, 0, 1, 2].flatMap((n) => whole()[n] ?? []),
    ],
    ['no parts', 400, 'MULTIPART_ORDER', () => []],
    ['no map', 400, 'MULTIPART_ORDER', () => whole().slice(0, 1)],
    [
      'operations that are no JSON',
      400,
      'BAD_REQUEST',
      () => [{ name: 'operations', content: '{' }, ...whole().slice(1)],
    ],
    [
      'a batch',
      400,
      'BAD_REQUEST',
      () => formOf([withAny], { 0: ['0.variables.input.any'] }, { 0: file() }),
    ],
    [
      'too long operations',
      413,
      'TOO_LARGE',
      () => formOf({ ...withAny, more: 'x'.repeat(1_000_000) }, anyMap, { 0: file() }),
    ],
    [
      'a document that is no GraphQL',
      400,
      'BAD_REQUEST',
      () => formOf({ ...withAny, query: '{' }, anyMap, { 0: file() }),
    ],
    [
      'an unknown field',
      400,
      'BAD_REQUEST',
      () => formOf({ ...withAny, query: query.replace('ids', 'idz') }, anyMap, { 0: file() }),
    ],
    [
      'an unknown document',
      400,
      'UNKNOWN_DOCUMENT',
      () => formOf({ documentId: 'x' }, anyMap, { 0: file() }),
    ],
    [
      'a wrong variable',
      400,
      'BAD_REQUEST',
      () => formOf({ query, variables: { input: { any: null, no: 1 } } }, anyMap, { 0: file() }),
    ],
    ['an empty map', 400, 'MULTIPART_MAP', () => mapped({})],
    ['a map that is a list', 400, 'MULTIPART_MAP', () => mapped([['variables.input.any']])],
    ['a file without a place', 400, 'MULTIPART_MAP', () => mapped({ 0: [] })],
    [
      'a file in two places',
      400,
      'MULTIPART_MAP',
      () => formOf(two, { 0: [...anyMap[0], ...twoMap[1]] }, { 0: file() }),
    ],
    [
      'two files in one place',
      400,
      'MULTIPART_MAP',
      () => formOf(withAny, { ...anyMap, 1: anyMap[0] }, { 0: file(), 1: file() }),
    ],
    [
      'a map with 21 files',
      413,
      'TOO_MANY_FILES',
      () => formOf({ query, variables: { input: { points: [point] } } }, manyMap, { 0: file() }),
    ],
    ['a missing file', 400, 'FILE_MISSING', () => formOf(two, twoMap, { 0: file() })],
    [
      'a file that is not mapped',
      400,
      'FILE_NOT_MAPPED',
      () => formOf(withAny, anyMap, { 0: file(), 1: small() }),
    ],
    ['a file twice', 400, 'FILE_TWICE', () => [...whole(), { name: '0', ...small() }]],
    [
      'an empty file',
      422,
      'FILE_EMPTY',
      () => formOf(two, twoMap, { 0: file(), 1: file(Buffer.alloc(0)) }),
    ],
    [
      'a file that is too large',
      422,
      'FILE_TOO_LARGE',
      () => formOf(two, twoMap, { 0: file(), 1: file(Buffer.alloc(5_000_001)) }),
    ],
    [
      'a page instead of a picture',
      422,
      'FILE_KIND',
      () =>
        formOf(two, twoMap, {
          0: file(),
          1: file(Buffer.from('<!doctype html><script>x</script>')),
        }),
    ],
  ])('%s', async (_what, status, code, parts) => {
    expect(await refused(parts())).toEqual([status, code]);
  });

  test.each([
    'query',
    'variables',
    'variables.input',
    'variables.input.note',
    'variables.input.none',
    'variables.input.any.0',
    'variables.input.points',
    'variables.input.points.0.photos',
    'variables.input.points.0.photos.1',
    'variables.input.points.0.photos.length',
    'variables.__proto__.any',
    'variables.input.constructor',
    'operations.variables.input.any',
    '',
  ])('the place "%s"', async (path) => {
    const input = { note: null, any: null, points: [{ photos: [null] }] };
    const parts = formOf({ query, variables: { input } }, { 0: [path] }, { 0: file() });
    expect(await refused(parts)).toEqual([400, 'NOT_A_FILE_ARGUMENT']);
  });

  test('a place where a value is already', async () => {
    const parts = formOf({ query, variables: { input: { any: 'x' } } }, anyMap, { 0: file() });
    expect(await refused(parts)).toEqual([400, 'NOT_A_FILE_ARGUMENT']);
  });

  test('a variable that is also used for something else', async () => {
    const both = 'mutation ($file: ID!) { keepForeign(file: $file, id: $file) { ids } }';
    const operations = { query: both, variables: { file: null } };
    const parts = formOf(operations, { 0: ['variables.file'] }, { 0: paper() });
    expect(await refused(parts)).toEqual([400, 'NOT_A_FILE_ARGUMENT']);
  });

  test('a file for which the user has no permission', async () => {
    const operations = { query: foreignQuery, variables: { file: null } };
    const parts = formOf(operations, { 0: ['variables.file'] }, { 0: paper() });
    expect(await refused(parts)).toEqual([403, 'FORBIDDEN']);
    const auditor = { token: await app.login('audit1') };
    expect(await refused(whole(), auditor)).toEqual([403, 'AUDIT_READS_ONLY']);
    expect(await refused(whole(), { token: null })).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('a wrong idempotency key', async () => {
    const headers = { 'idempotency-key': 'no key' };
    expect(await refused(whole(), { headers })).toEqual([400, 'BAD_IDEMPOTENCY_KEY']);
  });

  test('a body that ends in a file', async () => {
    expect(await refused(whole(), { endAt: 50_000 })).toEqual([400, 'MULTIPART_CUT']);
  });

  test('a body that does not arrive in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let clock: NodeJS.Timeout | undefined;
    const sent = () => {
      clock = setInterval(() => vi.advanceTimersByTime(240_000), 50);
    };
    const answer = await refused(whole(), { waitAt: { bytes: 50_000, sent } }).finally(() => {
      clearInterval(clock);
      vi.useRealTimers();
    });
    expect(answer).toEqual([408, 'MULTIPART_TIMEOUT']);
  });

  test('files for which the quota of the day has no room', async () => {
    const bytes = 20_000_000;
    for (let n = 0; n < 49; n += 1)
      await begin(port, token, { purpose: anyFile.purpose, name: 'a.pdf', bytes });
    const rest = bytes - picture.length - 1;
    await begin(port, token, { purpose: anyFile.purpose, name: 'a.pdf', bytes: rest });
    const answer = await send(formOf(two, twoMap, { 0: file(), 1: file() }));
    expect([answer?.status, answer?.code]).toEqual([429, 'UPLOAD_QUOTA']);
    expect(await listFileKeys(app)).toEqual([]);
    expect((await send(whole()))?.data.keepSample.message.status).toBe(true);
    expect((await send(whole()))?.code).toBe('UPLOAD_QUOTA');
  });
});

test('takes two multipart requests of a user at a time', async () => {
  const parts = formOf(withAny, anyMap, { 0: file() });
  const waiting = [1, 2].map(
    () =>
      new Promise<() => void>((resolve) => {
        void send(parts, { waitAt: { bytes: 50_000, sent: resolve } });
      }),
  );
  const closes = await Promise.all(waiting);
  const codeOfThird = async () => (await send(parts))?.code;
  await expect.poll(codeOfThird).toBe('TOO_MANY_UPLOADS');
  for (const close of closes) close();
  await expect.poll(codeOfThird).toBeUndefined();
});
