// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UploadRefused } from '#src/ui/file/upload.ts';
import { readClaims } from '../session/token-claims.ts';
import { FakeDeviceNetwork } from '../testing/fake-device-network.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { bindViewer } from '../viewer.ts';
import { fileUploader } from './upload-file.ts';

const mocks = vi.hoisted(() => ({ transport: null as unknown }));
vi.mock('../sync/browser-transport.ts', () => ({ browserTransport: () => mocks.transport }));

let server: FakeServer;
let network: FakeDeviceNetwork;
beforeEach(() => {
  server = new FakeServer();
  network = new FakeDeviceNetwork(server);
  const token = server.issue(7, 'C1');
  mocks.transport = {
    fetch: network.fetchFor({ kill() {}, changeCustomer() {} }),
    accessToken: () => Promise.resolve(token),
    refreshAccessToken: () => Promise.resolve(token),
    readClaims,
    locale: () => 'en-us',
  };
  bindViewer({ host: 'shop.test', userId: 7, customer: 'C1', sorg: '2000' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  bindViewer(null);
});

const rules = { purpose: 'claims/photo', types: ['image/*'], maxBytes: 2_000_000 };
const createFile = (bytes: number, type = 'image/png') =>
  new File([new Uint8Array(bytes).fill(7)], 'photo.png', { type });

function begin(file: File, options: Partial<typeof rules> = {}) {
  const steps: number[] = [];
  const aborter = new AbortController();
  const { signal } = aborter;
  const result = fileUploader({ ...rules, ...options })(file, {
    signal,
    onProgress: (bytes) => steps.push(bytes),
  });
  result.catch(() => {});
  return { result, steps, aborter };
}

describe('an upload of a file field', () => {
  test('resumes after breaks with progress that never decreases', async () => {
    network.plan = ['fine', 'fine', 'answer lost', 'request lost', 'gateway 502'];
    const { result, steps } = begin(createFile(1_500_000));
    await vi.runAllTimersAsync();
    expect(await result).toMatchObject({ bytes: 1_500_000 });
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(1_500_000);
    expect(server.uploads.arrived).toBe(1_500_000);
  });

  test('gives up after six attempts without progress', async () => {
    network.online = false;
    const { result } = begin(createFile(100));
    await vi.runAllTimersAsync();
    await expect(result).rejects.toMatchObject({ code: 'OFFLINE' });
  });

  test('ends at once when cancelled, even while waiting', async () => {
    network.online = false;
    const { result, aborter } = begin(createFile(100));
    await vi.advanceTimersByTimeAsync(10);
    aborter.abort(new Error('cancelled'));
    await expect(result).rejects.toThrow('cancelled');
  });
});

describe('a file is refused before a byte is sent', () => {
  test.each([
    ['of another kind', createFile(10, 'text/html'), 'FILE_TYPE', undefined],
    ['that is empty', createFile(0), 'FILE_EMPTY', undefined],
    ['that is too large', createFile(2_000_001), 'FILE_TOO_LARGE', 2_000_000],
  ])('%s', async (_what, file, code, limit) => {
    const { result } = begin(file);
    await expect(result).rejects.toMatchObject({ code, limit });
    await expect(result).rejects.toBeInstanceOf(UploadRefused);
    expect(server.uploads.arrived).toBe(0);
  });
});

test('returns a server finding as a refusal with its code', async () => {
  server.uploads.refused.set(rules.purpose, 'FILE_KIND');
  const { result } = begin(createFile(10));
  await vi.runAllTimersAsync();
  await expect(result).rejects.toMatchObject({ name: 'UploadRefused', code: 'FILE_TYPE' });
});

test('sends the shrunk picture, counts progress in the original', async () => {
  const shrink = async () => new Blob([new Uint8Array(100)]);
  const { result, steps } = begin(createFile(5_000_000), { shrink } as never);
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ bytes: 100 });
  expect(steps.at(-1)).toBe(5_000_000);
});
