// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enqueue } from '../outbox/enqueue.ts';
import { registerPull } from '../outbox/operation-registry.ts';
import { pendingEntries } from '../outbox/outbox-store.ts';
import { FakeDevice } from '../testing/fake-device.ts';
import { holdTimeouts } from '../testing/hold-timeouts.ts';
import { NoteSetup } from '../testing/note-setup.ts';

// Tests checklist 1 of the reliability notes for faults of pages, storage, users and clocks. The test names
// contain the ids of the checklist.

let setup: NoteSetup;
let { clock, network, server, device, write, texts, states, sync } = {} as NoteSetup;

beforeEach(() => {
  setup = new NoteSetup();
  ({ clock, network, server, device, write, texts, states, sync } = setup);
});
afterEach(() => {
  setup.device.close();
  vi.restoreAllMocks();
});

describe('R5: killed at each step', () => {
  test('loses and duplicates nothing at any step (R5)', async () => {
    for (let step = 0; step < 24; step += 1) {
      const expected = [`a${step}`, `b${step}`, `c${step}`];
      for (const text of expected) await write(text, `${step}`);
      device.tab(0).diesIn = step;
      await sync();
      const survivor = device.tab(0);
      survivor.diesIn = null;
      await sync();
      expect(texts().slice(-3)).toEqual(expected);
      expect(texts()).toHaveLength((step + 1) * 3);
      expect(await states()).toEqual([]);
    }
  });

  test.each(['killed before', 'killed after'] as const)(
    'applies six requests once when %s the answer (R5)',
    async (fault) => {
      for (let n = 0; n < 12; n += 1) await write(`n${n}`);
      network.plan = ['fine', 'fine', fault];
      expect(await sync()).toBeNull();
      await sync();
      expect(texts()).toHaveLength(12);
      expect(new Set(texts()).size).toBe(12);
    },
  );

  test('stores all of a capture or nothing when killed (R5)', async () => {
    for (const dies of [0, 1]) {
      const tab = device.tab(0);
      tab.diesIn = dies;
      const change = { operation: 'Note', variables: { text: `d${dies}` }, keys: [`d${dies}`] };
      expect(await tab.orDeath(enqueue(tab.db, tab.viewer, [change]))).toBeNull();
      const kept = await states();
      expect(kept).toEqual(dies === 0 ? [] : ['d1 queued']);
    }
  });
});

describe('R6: ten tabs and the worker', () => {
  test.each([true, false])('sends all at once, locks: %s (R6)', async (locks) => {
    device.close();
    device = new FakeDevice(network, clock, 7, 'C1', { tabs: 11, locks });
    setup.device = device;
    for (let n = 0; n < 30; n += 1) await write(`n${n}`, `k${n % 10}`);
    await Promise.all(Array.from({ length: 11 }, (_, n) => sync(n)));
    await sync();
    expect(texts()).toHaveLength(30);
    for (let key = 0; key < 10; key += 1)
      expect(texts().filter((text) => Number(text.slice(1)) % 10 === key)).toEqual(
        [key, key + 10, key + 20].map((n) => `n${n}`),
      );
  });

  // R6 R11
  test('lets the next tab send when an update ends the sender', async () => {
    for (let n = 0; n < 12; n += 1) await write(`n${n}`);
    network.plan = ['fine', 'fine', 'fine', 'killed after'];
    const [first, second] = await Promise.all([sync(0), sync(1)]);
    expect(first).toBeNull();
    expect(second).toEqual({ phase: 'idle', nextAt: null });
    expect(texts()).toHaveLength(12);
  });

  test('lets other tabs send while the sender is frozen (R6)', async () => {
    const time = holdTimeouts();
    for (let n = 0; n < 12; n += 1) await write(`n${n}`, `k${n % 6}`);
    const expected = Array.from({ length: 12 }, (_, n) => `n${n}`);
    let thaw = () => {};
    network.pause = () => {
      network.pause = null;
      return new Promise((resolve) => {
        thaw = resolve;
      });
    };
    const frozen = sync(0);
    await expect.poll(() => network.pause).toBeNull();
    const others = [1, 2, 3].map((tab) => sync(tab));
    // Not as long as it may still be waiting for an answer.
    time.pass(59_999);
    expect(texts()).toEqual([]);
    expect((await states())[0]).toBe('n0 sending');
    time.pass(60_000);
    for (const run of others) expect(await run).toEqual({ phase: 'idle', nextAt: null });
    expect(texts().toSorted()).toEqual(expected.toSorted());
    // From then on it stops them hardly at all.
    await write('later', 'k0');
    const next = sync(1);
    time.pass(1_000);
    await next;
    expect(texts().at(-1)).toBe('later');
    thaw();
    expect(await frozen).toEqual({ phase: 'idle', nextAt: null });
    await sync(2);
    expect(texts()).toHaveLength(13);
    expect(await states()).toEqual([]);
  });

  test('applies requests once when a frozen sender is ended (R6)', async () => {
    const time = holdTimeouts();
    for (let n = 0; n < 7; n += 1) await write(`n${n}`);
    network.plan = ['fine', 'fine', 'slow answer', 'slow request'];
    const frozen = sync(0);
    await expect.poll(() => network.slow).toBe(2);
    const other = sync(1);
    time.pass(60_000);
    device.tab(0).kill();
    expect(await frozen).toBeNull();
    await other;
    network.deliverLate();
    await sync(1);
    expect(new Set(texts()).size).toBe(7);
    expect(texts()).toHaveLength(7);
    expect(await states()).toEqual([]);
  });
});

describe('R7: storage that fails', () => {
  test('rejects a capture without room, works again later (R7)', async () => {
    await write('one');
    device.full = (table) => table === 'outbox';
    await expect(write('two')).rejects.toThrow('The device has no room left for this change');
    await expect(write('two')).rejects.toMatchObject({ name: 'QuotaExceededError' });
    device.full = null;
    expect(await states()).toEqual(['one queued']);
    await write('two');
    await sync();
    expect(texts()).toEqual(['one', 'two']);
  });

  test('does not store a change without its photo when full (R7)', async () => {
    const { db, viewer } = device.tab(0);
    const photo = { operation: 'Note', variables: { text: 'photo' }, keys: ['claim', 'photo'] };
    const claim = { operation: 'Note', variables: { text: 'claim' }, keys: ['claim'] };
    const blobs = { photo: new Blob(['x'.repeat(300_000)]) };
    device.full = (table) => table === 'outboxFiles';
    const capture = () => enqueue(db, viewer, [claim, { ...photo, blobs }]);
    await expect(capture()).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(await states()).toEqual([]);
    device.full = null;
    await capture();
    expect(await states()).toEqual(['claim queued', 'photo queued']);
  });

  test('resends under its key when the answer cannot be stored (R7)', async () => {
    await write('one');
    await write('two');
    device.full = (table) => table === 'syncState';
    await expect(sync()).rejects.toThrow();
    expect(texts().toSorted()).toEqual(['one', 'two']);
    expect(await states()).toEqual(['one sending', 'two sending']);
    device.full = null;
    await sync();
    expect(await states()).toEqual([]);
    expect(texts()).toHaveLength(2);
  });

  test('continues six requests over one reopened connection (R7)', async () => {
    for (let n = 0; n < 20; n += 1) await write(`n${n}`);
    network.plan = ['fine', 'fine'];
    network.meanwhile = async () => device.tab(0).db.backendDB().close();
    expect(await sync()).toMatchObject({ phase: 'idle' });
    expect(texts()).toHaveLength(20);
    expect(await states()).toEqual([]);
  });

  test('starts fresh after an eviction and accepts work (R7)', async () => {
    await write('one');
    device.evict();
    expect(await states()).toEqual([]);
    await write('two');
    await sync();
    expect(texts()).toEqual(['two']);
  });
});

describe('R8: another user on the same device', () => {
  test('sends and shows nothing of A as B, and A finds it again (R8)', async () => {
    for (let n = 0; n < 10; n += 1) await write(`a${n}`);
    const b = new FakeDevice(network, clock, 8, 'C1', { storage: device.storage });
    await b.tab(0).sync();
    expect(await pendingEntries(b.tab(0).db)).toEqual([]);
    expect(texts()).toEqual([]);
    // A's page is still open, but the session is B's now.
    device.token = b.token;
    await sync();
    expect(texts()).toEqual([]);
    expect(await states()).toHaveLength(10);
    device.login('C1');
    await sync();
    expect(texts()).toHaveLength(10);
    b.close();
  });

  test('pulls no data of B into the data of A (R8)', async () => {
    const deliveredTo: number[] = [];
    const deliver = async () => deliveredTo.push(device.userId);
    registerPull('own', { scope: 'own', load: deliver, apply: () => Promise.resolve() });
    device.token = server.issue(8, 'C1', ['own']);
    expect(await sync()).toEqual({ phase: 'login', nextAt: null });
    expect(deliveredTo).toEqual([]);
    device.token = server.issue(device.userId, 'C1', ['own']);
    expect(await sync()).toEqual({ phase: 'idle', nextAt: null });
    expect(deliveredTo).toEqual([device.userId]);
  });

  test('keeps the rest waiting when another user logs in (R8)', async () => {
    for (let n = 0; n < 10; n += 1) await write(`a${n}`);
    const mine = device.token;
    network.meanwhile = async () => {
      device.token = server.issue(8, 'C1');
    };
    await sync();
    expect(texts()).toHaveLength(1);
    expect(await states()).toHaveLength(9);
    device.token = mine;
    await sync();
    expect(texts()).toHaveLength(10);
  });
});

describe('R10: clocks', () => {
  test.each([
    ['ten years ahead', 10],
    ['ten years back', -10],
    ['a year later', 1],
  ])('sends everything in order %s (R10)', async (_name, years) => {
    await write('first', 'k');
    network.plan = ['busy 429'];
    await sync();
    clock.now += years * 365 * 86_400_000;
    await write('second', 'k');
    network.plan = ['server 500'];
    await sync();
    clock.now -= years * 365 * 86_400_000;
    await sync();
    clock.now += 3_700_000;
    await sync();
    expect(texts()).toEqual(['first', 'second']);
    expect(await states()).toEqual([]);
  });

  test("does not extend the server's delay after a clock reset (R10)", async () => {
    await write('one');
    network.plan = ['busy 429'];
    await sync();
    clock.now -= 20 * 60_000;
    expect(await device.tab(0).sync({ wake: true })).toMatchObject({ phase: 'idle' });
    expect(texts()).toEqual(['one']);
  });

  test('does not extend the delay on a reset during requests (R10)', async () => {
    for (const text of ['one', 'two', 'three']) await write(text);
    network.plan = ['fine', 'busy 429', 'fine'];
    const back = async () => {
      await expect.poll(states).toContain('two waiting HTTP_429');
      clock.now -= 10 * 365 * 86_400_000;
    };
    network.meanwhile = async () => {
      network.meanwhile = back;
    };
    expect(await sync()).toMatchObject({ phase: 'error' });
    expect(texts()).toEqual(['one', 'three']);
    expect(await device.tab(0).sync({ wake: true })).toMatchObject({ phase: 'idle' });
    expect(texts()).toEqual(['one', 'three', 'two']);
  });
});
