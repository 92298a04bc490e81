// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enqueue } from '../outbox/enqueue.ts';
import { type OutboxEntry, resetForRetry } from '../outbox/outbox-entry.ts';
import { claim, discardEntry, pendingEntries, retryEntry } from '../outbox/outbox-store.ts';
import type { Fault } from '../testing/fake-device-network.ts';
import { holdTimeouts } from '../testing/hold-timeouts.ts';
import { NoteSetup } from '../testing/note-setup.ts';
import { lanes } from './push-outbox.ts';

// Tests checklist 1 of the reliability notes for faults of sending. The test names contain the ids of the
// checklist. Faults of devices are in device-faults.test.ts.

let setup: NoteSetup;
let { clock, network, device, write, texts, states, sync } = {} as NoteSetup;

beforeEach(() => {
  setup = new NoteSetup();
  ({ clock, network, device, write, texts, states, sync } = setup);
});
afterEach(() => {
  setup.device.close();
  vi.restoreAllMocks();
});

describe('R1: each request takes effect once', () => {
  const lossy: Fault[] = [
    'request lost',
    'answer lost',
    'delivered twice',
    'delivered late',
    'answer cut',
    'captive portal',
    'gateway 502',
    'server 500',
  ];
  test.each(lossy)('applies each entry once: %s (R1)', async (fault) => {
    await write('one');
    await write('two', 'one');
    for (let round = 0; round < 3; round += 1) {
      network.plan = [fault, fault];
      await sync();
      network.deliverLate();
      clock.now += 3_700_000;
    }
    network.plan = [];
    await sync();
    expect(texts()).toEqual(['one', 'two']);
    expect(await states()).toEqual([]);
  });

  test.each(['slow request', 'slow answer'] as const)(
    'resends a %s of 60 s under its key without counting (R1)',
    async (slow) => {
      const time = holdTimeouts();
      await write('one');
      await write('two', 'one');
      for (let round = 0; round < 12; round += 1) {
        network.plan = [slow];
        const run = sync();
        await expect.poll(() => network.slow).toBe(1);
        time.pass(59_999);
        expect(await run).toEqual({ phase: 'offline', nextAt: null });
        expect(await states()).toEqual(['one queued', 'two queued']);
      }
      await sync();
      network.deliverLate();
      expect(texts()).toEqual(['one', 'two']);
      expect(await states()).toEqual([]);
    },
  );

  test('applies each entry once when requests arrive reversed (R1)', async () => {
    for (const when of ['early', 'late'])
      for (let n = 0; n <= lanes; n += 1) await write(`${when}${n}`, `k${n}`);
    network.plan = ['delivered late'];
    expect(await sync()).toMatchObject({ phase: 'offline' });
    const held: (() => void)[] = [];
    let requests = 0;
    network.pause = () => {
      requests += 1;
      if (requests === 1 || requests > lanes + 1) return Promise.resolve();
      return new Promise((resolve) => {
        held.push(resolve);
        if (held.length === lanes) for (const arrive of held.reverse()) arrive();
      });
    };
    await sync();
    network.deliverLate();
    expect(await states()).toEqual([]);
    expect(texts()).toHaveLength(2 * lanes + 2);
    expect(texts().slice(0, 3)).toEqual(['early0', `early${lanes - 1}`, `early${lanes - 2}`]);
    for (let n = 0; n <= lanes; n += 1)
      expect(texts().indexOf(`early${n}`)).toBeLessThan(texts().indexOf(`late${n}`));
  });
});

describe('R3: answers that are no success', () => {
  test('refreshes an expired token once and continues (R3)', async () => {
    for (let n = 0; n < 20; n += 1) await write(`n${n}`);
    network.plan = ['fine', 'token expired'];
    expect(await sync()).toMatchObject({ phase: 'idle' });
    expect(texts()).toHaveLength(20);
    expect(device.refreshed).toBe(1);
  });

  test('pauses everything without a session until login (R3)', async () => {
    for (let n = 0; n < 20; n += 1) await write(`n${n}`);
    device.sessionOver = true;
    network.plan = ['fine', 'token expired'];
    expect(await sync()).toEqual({ phase: 'login', nextAt: null });
    expect(new Set((await states()).map((state) => state.split(' ')[1]))).toEqual(
      new Set(['queued']),
    );
    device.sessionOver = false;
    device.login('C1');
    expect(await sync()).toMatchObject({ phase: 'idle' });
    expect(new Set(texts()).size).toBe(20);
    expect(texts()).toHaveLength(20);
  });

  test.each([
    ['forbidden 403', 'HTTP_403'],
    ['too large 413', 'HTTP_413'],
    ['unprocessable 422', 'HTTP_422'],
  ] as const)('parks %s and keeps it visible (R3)', async (verdict, code) => {
    const { id } = await write('one');
    await write('two');
    network.plan = [verdict];
    await sync();
    expect(await states()).toEqual([`one parked ${code}`]);
    expect(texts()).toEqual(['two']);
    await retryEntry(device.tab(0).db, id);
    await sync();
    expect(texts()).toEqual(['two', 'one']);
  });

  test('backs off on a failing server without losing entries (R3)', async () => {
    await write('one');
    const waits: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      network.plan = ['gateway 502'];
      const { nextAt } = (await sync()) ?? {};
      waits.push((nextAt ?? 0) - clock.now);
      clock.now = nextAt ?? 0;
    }
    expect(waits.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(waits.at(-1)).toBe(300_000);
    network.plan = ['server 500'];
    await sync();
    expect(await states()).toEqual(['one waiting HTTP_500']);
    clock.now += 3_700_000;
    await sync();
    expect(texts()).toEqual(['one']);
  });

  test('retries at once when back, unless the server set a time (R3)', async () => {
    await write('one');
    for (let n = 0; n < 6; n += 1) {
      network.plan = ['server 500'];
      await sync();
      clock.now += 3_700_000;
    }
    network.plan = ['server 500'];
    await sync();
    for (let n = 0; n < 30; n += 1) {
      network.plan = ['server 500'];
      await device.tab(0).sync({ wake: true });
    }
    expect((await pendingEntries(device.tab(0).db))[0]).toMatchObject({ state: 'waiting' });
    network.plan = ['gateway 502'];
    await device.tab(0).sync({ wake: true });
    network.plan = ['busy 429'];
    await device.tab(0).sync({ wake: true });
    await device.tab(0).sync({ wake: true });
    expect(texts()).toEqual([]);
    clock.now += 7_000;
    await device.tab(0).sync({ wake: true });
    expect(texts()).toEqual(['one']);
  });

  test.each(['busy 429', 'unwell 503'] as const)(
    "waits on %s for the server's retry time, then continues (R3)",
    async (fault) => {
      for (let n = 0; n < 4; n += 1) await write(`n${n}`);
      network.plan = [fault];
      expect(await sync()).toEqual({ phase: 'error', nextAt: clock.now + 7_000 });
      clock.now += 6_999;
      await sync(1);
      expect(texts()).toEqual([]);
      clock.now += 1;
      await sync(1);
      expect(texts()).toHaveLength(4);
    },
  );

  test("gives up no entry when the server's disk is full (M9)", async () => {
    await write('one');
    for (let n = 0; n < 50; n += 1) {
      network.plan = ['unwell 503'];
      await sync();
      clock.now += 3_700_000;
    }
    const [entry] = await pendingEntries(device.tab(0).db);
    expect(entry).toMatchObject({ state: 'waiting', attempts: 0 });
    await sync();
    expect(texts()).toEqual(['one']);
  });

  test('uses the longest pause of several "busy" answers (R3)', async () => {
    for (let n = 0; n < 10; n += 1) await write(`n${n}`);
    network.plan = ['fine', 'gateway 502', 'busy 429', 'gateway 502', 'fine'];
    expect(await sync()).toEqual({ phase: 'error', nextAt: clock.now + 7_000 });
    const sent = texts().length;
    clock.now += 6_999;
    await sync(1);
    expect(texts()).toHaveLength(sent);
    clock.now += 1;
    await sync(1);
    expect(texts()).toHaveLength(10);
  });
});

describe('R4: order, and failures that block no other entry', () => {
  test('keeps the order of random entries that share a key (R4)', async () => {
    let state = 20_261_120;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const keysOf = new Map<string, string[]>();
    for (let n = 0; n < 150; n += 1) {
      const keys = Array.from({ length: 1 + random(3) }, () => `k${random(25)}`);
      keysOf.set(`e${n}`, keys);
      await write(`e${n}`, ...new Set(keys));
    }
    network.plan = Array.from({ length: 60 }, (_, n) => (n % 7 === 3 ? 'server 500' : 'fine'));
    for (let round = 0; round < 12; round += 1) {
      await sync();
      clock.now += 3_700_000;
    }
    expect(texts()).toHaveLength(150);
    const at = new Map(texts().map((text, index) => [text, index]));
    for (let a = 0; a < 150; a += 1)
      for (let b = a + 1; b < 150; b += 1)
        if (keysOf.get(`e${a}`)?.some((key) => keysOf.get(`e${b}`)?.includes(key)))
          expect(at.get(`e${a}`)).toBeLessThan(at.get(`e${b}`) ?? 0);
  });

  test('sends several at once after the first alone (R4)', async () => {
    for (let n = 0; n < 40; n += 1) await write(`n${n}`);
    network.online = false;
    await sync();
    expect(network.widest).toBe(1);
    network.online = true;
    let open = () => {};
    const sixThere = new Promise<void>((resolve) => {
      open = resolve;
    });
    let requests = 0;
    network.pause = () => {
      requests += 1;
      if (requests > lanes) open();
      return requests === 1 ? Promise.resolve() : sixThere;
    };
    await sync();
    expect(network.widest).toBe(lanes);
    expect(texts()).toHaveLength(40);
  });

  test('holds back only entries that depend on a refused one (R4)', async () => {
    const { id } = await write('refused', 'claim');
    await write('photo', 'claim', 'photo');
    await write('caption', 'photo');
    await write('other');
    await sync();
    expect(texts()).toEqual(['other']);
    expect(await states()).toEqual(['refused parked BAD_WORD', 'photo queued', 'caption queued']);
    await discardEntry(device.tab(0).db, id);
    await sync();
    expect(texts()).toEqual(['other', 'photo', 'caption']);
  });

  test('keeps all problems of a refused entry', async () => {
    const { seq } = await write('refused', 'claim');
    await sync();
    const { failure } = (await device.tab(0).db.outbox.get(seq)) as OutboxEntry;
    expect(failure).toMatchObject({
      code: 'BAD_WORD',
      field: 'text',
      problems: [{ code: 'BAD_WORD' }, { code: 'TOO_LOW', field: 'price', amount: 1450 }],
    });
  });

  // R4
  test('sends a possibly applied entry before a decided older one', async () => {
    const { db } = device.tab(0);
    const { seq } = await write('refused', 'order');
    await sync();
    await write('later', 'line');
    network.plan = ['answer lost'];
    await sync();
    expect(await states()).toEqual(['refused parked BAD_WORD', 'later queued']);
    const parked = (await db.outbox.get(seq)) as OutboxEntry;
    const decided = { variables: { text: 'decided' }, keys: ['line', 'order'] };
    await db.outbox.update(seq, { ...decided, ...resetForRetry(parked) });
    await sync();
    expect(texts()).toEqual(['later', 'decided']);
    expect(await states()).toEqual([]);
    expect(await db.syncState.get('noted/line')).toMatchObject({ text: 'decided' });
  });

  test('parks an entry that cannot be upgraded (R4)', async () => {
    const { seq } = await write('one');
    await write('two');
    await device.tab(0).db.outbox.update(seq, { version: 1, variables: 'rubbish' as never });
    expect(await sync()).toMatchObject({ phase: 'idle' });
    expect(texts()).toEqual(['two']);
    expect((await pendingEntries(device.tab(0).db))[0]).toMatchObject({
      state: 'parked',
      failure: { code: 'BROKEN', message: 'not an object' },
      variables: 'rubbish',
      sent: false,
    });
  });

  test('parks an entry that cannot be serialised (R4)', async () => {
    const ring: Record<string, unknown> = { text: 'ring' };
    ring.self = ring;
    const tab = device.tab(0);
    await enqueue(tab.db, tab.viewer, [{ operation: 'Note', variables: ring, keys: ['ring'] }]);
    await write('two');
    expect(await sync()).toMatchObject({ phase: 'idle' });
    expect(texts()).toEqual(['two']);
    expect(await states()).toEqual(['ring parked BROKEN']);
  });

  test('parks an entry whose feature fails, applies it once (R4)', async () => {
    const { id } = await write('stumbles');
    await write('two');
    for (let round = 0; round < 2; round += 1) {
      expect(await sync()).toMatchObject({ phase: 'idle' });
      expect(await states()).toEqual(['stumbles parked BROKEN']);
      await retryEntry(device.tab(0).db, id);
    }
    expect(texts()).toEqual(['stumbles', 'two']);
    await discardEntry(device.tab(0).db, id);
    expect(await states()).toEqual([]);
  });

  test('does not take a lost photo for a lost network (R4 R14)', async () => {
    const tab = device.tab(0);
    const file = new Blob(['x']);
    const blobs = { photo: file };
    await enqueue(tab.db, tab.viewer, [
      { operation: 'Note', variables: { text: 'photo' }, keys: ['photo'], blobs },
    ]);
    await write('two');
    const lost = vi
      .spyOn(Blob.prototype, 'arrayBuffer')
      .mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    expect(await sync()).toMatchObject({ phase: 'idle' });
    lost.mockRestore();
    expect(texts()).toEqual(['two']);
    expect(await states()).toEqual(['photo parked FILE_LOST']);
  });

  test('sends entries even when pulled data cannot be applied (R4)', async () => {
    await write('one');
    device.scopes = ['broken', 'cart.display-order-qty'];
    device.login('C1');
    await expect(sync()).rejects.toThrow('cannot be applied');
    expect(texts()).toEqual(['one']);
  });
});

test('sends a later entry when an earlier one is discarded', async () => {
  const { id } = await write('old', 'k');
  await write('first');
  await write('new', 'k');
  await claim(device.tab(0).db, 1);
  network.plan = ['fine'];
  network.meanwhile = () => discardEntry(device.tab(1).db, id);
  expect(await sync()).toEqual({ phase: 'idle', nextAt: null });
  expect(await states()).toEqual([]);
  expect(texts()).toContain('new');
});
