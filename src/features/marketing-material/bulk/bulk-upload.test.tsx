import { beforeEach, expect, test, vi } from 'vitest';
import {
  contentFiles,
  contentUploader,
  findUploadProblem,
} from '#src/features/content/content-writing.public.ts';
import { hashBytes } from '#src/lib/files/hash-bytes.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import { FakeDeviceNetwork } from '#src/offline/testing/fake-device-network.ts';
import { FakeServer } from '#src/offline/testing/fake-server.ts';
import { never } from '#src/offline/testing/life.ts';
import { deleteUpload } from '#src/offline/upload/upload-file.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { findTwins, toState } from './bulk-files.rules.ts';
import { openBulkRecord } from './bulk-record.ts';
import { BulkUpload } from './bulk-upload.ts';

const mocks = vi.hoisted(() => ({ transport: null as unknown }));
vi.mock('#src/offline/sync/browser-transport.ts', () => ({
  browserTransport: () => mocks.transport,
}));

let server: FakeServer;
let network: FakeDeviceNetwork;
let taken: Map<string, string>;
let userId = 0;
beforeEach(() => {
  server = new FakeServer();
  network = new FakeDeviceNetwork(server);
  taken = new Map();
  userId += 1;
  bindViewer({ host: 'shop.test', userId, customer: null, sorg: '2000' });
});

type Fault = FakeDeviceNetwork['plan'][number];

/** Opens the page. @param onPart what happens to each part of a file that it sends */
async function open(onPart: Fault = 'fine') {
  const token = server.issue(userId, null);
  let dead = false;
  const death = Promise.withResolvers<void>();
  const kill = () => {
    dead = true;
    death.resolve();
  };
  const carry = network.fetchFor({ kill, changeCustomer() {} });
  const orNever = async <T,>(work: () => Promise<T>): Promise<T> => {
    const done = dead ? await never() : await work();
    return dead ? await never() : done;
  };
  mocks.transport = {
    fetch: (url: string, init: RequestInit) =>
      orNever(() => {
        network.plan = [init.method === 'PATCH' ? onPart : 'fine'];
        return carry(url, init);
      }),
    accessToken: () => Promise.resolve(token),
    refreshAccessToken: () => Promise.resolve(token),
    readClaims,
    locale: () => 'en-us',
  };
  const { recorded, keep } = await openBulkRecord();
  const bulk = new BulkUpload(
    {
      upload: contentUploader(contentFiles),
      deleteUpload: ({ name, bytes, uploadKey: key }) =>
        deleteUpload(contentFiles, { name, bytes, key }),
      hash: async (file) => await hashBytes(await file.arrayBuffer()),
      findTaken: () => orNever(async () => taken),
      findProblem: (file) => findUploadProblem(contentFiles, file),
      keep: (files) => orNever(() => keep(files)),
    },
    recorded,
  );
  const files = () => bulk.getSnapshot().files;
  const states = () => files().map((file) => toState(file, findTwins(files())));
  return {
    bulk,
    files,
    states,
    death: death.promise,
    until: (wanted: readonly string[]) => vi.waitFor(() => expect(states()).toEqual(wanted)),
  };
}

const create = (name: string, bytes: number, seed: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes).map((_, at) => (at * 31 + seed) % 251)], name, { type });

const three = () => [
  create('a.jpg', 700_000, 1),
  create('b.jpg', 10, 2),
  create('c.jpg', 300_000, 3),
];

/** Reads the record as soon as it says that all files are stored. */
const readRecord = () =>
  vi.waitFor(async () => {
    const record = await openBulkRecord();
    expect(record.recorded.every(({ stored }) => stored)).toBe(true);
    return record;
  });

test.each([
  ['has arrived', 'killed after'],
  ['is on its way', 'killed before'],
] as const)('goes on after each part that %s ends the page', async (_when, fault) => {
  const chosen = three();
  for (let pages = 0; ; pages += 1) {
    expect(pages).toBeLessThan(40);
    const page = await open(pages < 20 ? fault : 'fine');
    page.bulk.add(chosen);
    const isDone = await Promise.race([
      page.death.then(() => false),
      page.until(['stored', 'stored', 'stored']).then(() => true),
    ]);
    expect(page.files().map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    if (isDone) break;
  }
  expect(server.uploads.arrived).toBe(1_000_010);
  expect(server.uploads.refusedBytes).toBe(0);
  const sizes = [...server.uploads.stored.values()].map(({ length }) => length);
  expect(sizes.toSorted((a, b) => a - b)).toEqual([10, 300_000, 700_000]);
});

test('names what is missing after the page was closed', async () => {
  const first = await open();
  first.bulk.add(three());
  await first.until(['stored', 'stored', 'stored']);
  const [a, b] = first.files();
  const { keep, recorded } = await readRecord();
  await keep(recorded.map((file) => (file.name === 'c.jpg' ? { ...file, stored: null } : file)));

  const later = await open();
  await later.until(['stored', 'stored', 'missing']);
  expect(later.files().map(({ stored }) => stored?.id)).toEqual([
    a?.stored?.id,
    b?.stored?.id,
    undefined,
  ]);
  later.bulk.add(three());
  await later.until(['stored', 'stored', 'stored']);
  expect(server.uploads.arrived).toBe(1_000_010);
});

test('sends files again that the server no longer has', async () => {
  const first = await open();
  first.bulk.add([create('a.jpg', 10, 1)]);
  await first.until(['stored']);
  server.uploads.sweep();
  const [file] = first.files();
  first.bulk.noteErrors(new Map([[file?.id ?? '', { file: 'FILE_GONE' }]]));
  await vi.waitFor(() => expect(server.uploads.stored.size).toBe(1));
  await first.until(['stored']);

  await readRecord();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
  const later = await open();
  await later.until(['missing']);
  vi.useRealTimers();
});

test('leaves out what is there already until it is wanted', async () => {
  const [a, b, c] = three();
  taken.set(await hashBytes(await (c as File).arrayBuffer()), 'Bikes');
  const { bulk, until, files } = await open();
  bulk.add([a as File, b as File, create('again.jpg', 10, 2), c as File]);
  await until(['stored', 'stored', 'duplicate', 'duplicate']);
  expect(files()[3]?.takenBy).toBe('Bikes');
  expect(server.uploads.stored.size).toBe(2);
  bulk.want([files()[3]?.id ?? '']);
  await until(['stored', 'stored', 'duplicate', 'stored']);
});

test('takes another file of a name for another one', async () => {
  network.online = false;
  const first = await open();
  first.bulk.add([create('a.jpg', 10, 1)]);
  await vi.waitFor(() => expect(first.files()[0]?.hash).toBeTruthy());
  await vi.waitFor(async () => expect((await openBulkRecord()).recorded[0]?.hash).toBeTruthy());
  first.bulk.close();
  network.online = true;

  const later = await open();
  later.bulk.add([create('a.jpg', 10, 9), create('renamed.jpg', 10, 1)]);
  await later.until(['stored', 'stored']);
  expect(later.files().map(({ name, title }) => `${name} ${title}`)).toEqual([
    'a.jpg a',
    'a.jpg a',
  ]);
});

test('refuses other kinds, and more than 200 files', async () => {
  server.uploads.refused.set('content/file', 'FILE_DAMAGED');
  const { bulk, until, files } = await open();
  bulk.add([create('a.exe', 10, 1, 'application/x-msdownload'), create('b.jpg', 10, 2)]);
  await until(['refused', 'refused']);
  expect(files().map(({ problem }) => problem)).toEqual(['FILE_TYPE', 'FILE_DAMAGED']);
  bulk.add(Array.from({ length: 201 }, (_, at) => create(`${at}.jpg`, 1, at)));
  expect(bulk.getSnapshot().tooMany).toBe(1);
  bulk.close();
});

test('keeps the rest when the quota is used up', async () => {
  server.uploads.quota = 2;
  const { bulk, until } = await open();
  bulk.add(three());
  await until(['stored', 'stored', 'waiting']);
  expect(bulk.getSnapshot().halt).toBe('quota');
  server.uploads.quota = 3;
  bulk.resume();
  await until(['stored', 'stored', 'stored']);
});

test('stops, goes on, and deletes what is removed', async () => {
  const { bulk, until, files } = await open('unwell 503');
  bulk.add([create('a.jpg', 10, 1), create('b.jpg', 10, 2)]);
  await until(['sending', 'sending']);
  bulk.stop();
  await until(['waiting', 'waiting']);
  bulk.remove([files()[0]?.id ?? '']);
  bulk.resume();
  await until(['sending']);
  bulk.clear();
  await vi.waitFor(async () => expect((await openBulkRecord()).recorded).toEqual([]));
});
