// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enqueue } from '../outbox/enqueue.ts';
import { pendingEntries, retryEntry } from '../outbox/outbox-store.ts';
import { type Fault, faults } from '../testing/fake-network.ts';
import { payload } from '../testing/fake-server.ts';
import { NoteWorld } from '../testing/note-world.ts';
import { withFiles } from './entry-files.ts';

const photo = (bytes: number, seed = 1): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes).map((_, at) => (at * 31 + seed * 7 + (at >> 8)) % 251);

/** A content as text, which is compared faster than its bytes. */
const shown = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes);

/** A device that writes notes with photos, and a server that says which photos each note had. */
function photoWorld() {
  const world = new NoteWorld();
  const told = new Map<string, (string | undefined)[]>();
  world.server.operations.set(
    'Note',
    ({ text, photos }: { text: string; photos: string[] }, key) => {
      const gone = photos.some((id) => !world.server.uploads.stored.has(id));
      const error = { field: 'photos', code: 'FILE_GONE', message: 'Upload it again' };
      if (gone) return payload('note', false, [error]);
      told.set(`${text} ${key}`, photos);
      return payload('note', true, []);
    },
  );
  const write = async (text: string, ...photos: Uint8Array<ArrayBuffer>[]) => {
    const { db, viewer } = world.device.tab(0);
    const blobs = Object.fromEntries(
      photos.map((bytes, at) => [`photos.${at}`, new Blob([bytes])]),
    );
    const variables = { text, photos: photos.map(() => null) };
    await enqueue(db, viewer, [{ operation: 'Note', variables, keys: [text], blobs }]);
  };
  /** The contents of the photos the server was told with a note, once for each time it was told. */
  const photosOf = (text: string) =>
    [...told]
      .filter(([note]) => note.startsWith(`${text} `))
      .map(([, ids]) => ids.map((id) => shown(world.server.uploads.stored.get(id ?? ''))));
  const { device, network, server, states, sync } = world;
  return { device, network, server, states, sync, world, write, photosOf };
}

describe('photos of changes that wait', () => {
  test('go up first, and the change names them', async () => {
    const { write, sync, photosOf, states } = photoWorld();
    await write('claim', photo(600_000, 1), photo(10, 2));
    await sync();
    expect(photosOf('claim')).toEqual([[shown(photo(600_000, 1)), shown(photo(10, 2))]]);
    expect(await states()).toEqual([]);
  });

  test('go on where the connection broke, by little more than their bytes', async () => {
    const { write, sync, network, server, photosOf } = photoWorld();
    await write('claim', photo(3_000_000));
    for (let n = 0; n < 10; n += 1) {
      network.plan = ['fine', 'answer lost'];
      await sync();
    }
    await sync();
    expect(photosOf('claim')).toEqual([[shown(photo(3_000_000))]]);
    expect(server.uploads.arrived).toBe(3_000_000);
  });

  test('are not sent again when only the answer to the change was lost', async () => {
    const { write, sync, network, server, photosOf } = photoWorld();
    await write('claim', photo(100));
    network.plan = ['fine', 'fine', 'answer lost'];
    await sync();
    await sync();
    expect(photosOf('claim')).toHaveLength(1);
    expect(server.uploads.arrived).toBe(100);
  });

  test('go up again when the server has deleted them meanwhile', async () => {
    const { write, sync, network, server, photosOf } = photoWorld();
    await write('claim', photo(100));
    network.plan = ['fine', 'fine', 'request lost'];
    await sync();
    server.uploads.sweep();
    await sync();
    expect(photosOf('claim')).toEqual([[shown(photo(100))]]);
  });

  test('that the server does not take park their change, with the reason, and no other', async () => {
    const { write, world, sync, server, states } = photoWorld();
    server.uploads.refused.set('note/photo', 'FILE_KIND');
    await write('claim', photo(100));
    await world.write('other');
    await sync();
    expect(await states()).toEqual(expect.arrayContaining(['claim parked FILE_KIND']));
    server.uploads.refused.clear();
    const { db } = world.device.tab(0);
    for (const { id } of await pendingEntries(db)) await retryEntry(db, id);
    await sync();
    expect(await states()).not.toContain('claim parked FILE_KIND');
  });

  test('whatever happens, each change is told once with its photos whole', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 600_000 }), { minLength: 1, maxLength: 3 }),
        fc.array(fc.array(fc.constantFrom<Fault>(...faults), { maxLength: 6 }), { maxLength: 8 }),
        async (sizes, plans) => {
          const { write, sync, network, device, photosOf, states } = photoWorld();
          const photos = sizes.map((bytes, at) => photo(bytes, at));
          await write('claim', ...photos);
          for (const [tab, plan] of plans.entries()) {
            network.plan = [...plan];
            await sync(tab % 3);
            device.clock.now += 10 * 60_000;
            device.login('C1');
          }
          network.plan = [];
          for (let n = 0; n < 3; n += 1) {
            network.deliverLate();
            device.clock.now += 60 * 60_000;
            const { db } = device.tab(0);
            for (const { id } of await pendingEntries(db)) await retryEntry(db, id);
            await sync(0);
          }
          expect(await states()).toEqual([]);
          expect(photosOf('claim')).toEqual([photos.map(shown)]);
          device.close();
        },
      ),
      { numRuns: Number(import.meta.env.VITE_OUTBOX_RUNS ?? 25) },
    );
  }, 120_000);
});

test('ids of files go where the variables have a place for them, and leave the given ones alone', () => {
  const variables = { input: { photos: [null, null] } };
  expect(withFiles(variables, { 'input.photos.1': 'b' })).toEqual({
    input: { photos: [null, 'b'] },
  });
  expect(variables).toEqual({ input: { photos: [null, null] } });
  expect(() => withFiles(variables, { 'nothing.0': 'a' })).toThrow('No place');
});
