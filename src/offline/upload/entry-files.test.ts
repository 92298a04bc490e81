// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { registerOperation } from '../outbox/operation-registry.ts';
import { pendingEntries, retryEntry } from '../outbox/outbox-store.ts';
import { type Fault, faults } from '../testing/fake-device-network.ts';
import { payload } from '../testing/fake-server.ts';
import { NoteSetup } from '../testing/note-setup.ts';
import { withFiles } from './entry-files.ts';

const photo = (bytes: number, seed = 1): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes).map((_, at) => (at * 31 + seed * 7 + (at >> 8)) % 251);

/** A content as text, which is compared faster than its bytes. */
const shown = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes);

/** A device that writes notes with photos, and a server that says which photos each note had. */
function photoWorld() {
  const setup = new NoteSetup();
  const told = new Map<string, (string | undefined)[]>();
  setup.server.operations.set(
    'Note',
    ({ text, photos }: { text: string; photos: string[] }, key) => {
      const gone = photos.some((id) => !setup.server.uploads.stored.has(id));
      const error = { field: 'photos', code: 'FILE_GONE', message: 'Upload it again' };
      if (gone) return payload('note', false, [error]);
      told.set(`${text} ${key}`, photos);
      return payload('note', true, []);
    },
  );
  const write = async (text: string, ...photos: Uint8Array<ArrayBuffer>[]) => {
    const { db, viewer } = setup.device.tab(0);
    const blobs = Object.fromEntries(
      photos.map((bytes, at) => [`photos.${at}`, new Blob([bytes])]),
    );
    const variables = { text, photos: photos.map(() => null) };
    await enqueue(db, viewer, [{ operation: 'Note', variables, keys: [text], blobs }]);
  };
  /** Returns the photos that the server received with a note, one list for each time it received the note. */
  const photosOf = (text: string) =>
    [...told]
      .filter(([note]) => note.startsWith(`${text} `))
      .map(([, ids]) => ids.map((id) => shown(setup.server.uploads.stored.get(id ?? ''))));
  const { device, network, server, states, sync } = setup;
  return { device, network, server, states, sync, setup, write, photosOf };
}

describe('photos of changes that wait', () => {
  test('go up first, and the change refers to them', async () => {
    const { write, sync, photosOf, states } = photoWorld();
    await write('claim', photo(600_000, 1), photo(10, 2));
    await sync();
    expect(photosOf('claim')).toEqual([[shown(photo(600_000, 1)), shown(photo(10, 2))]]);
    expect(await states()).toEqual([]);
  });

  test('resume where the connection broke with few extra bytes', async () => {
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

  test("are not sent again when only the change's answer was lost", async () => {
    const { write, sync, network, server, photosOf } = photoWorld();
    await write('claim', photo(100));
    network.plan = ['fine', 'fine', 'answer lost'];
    await sync();
    await sync();
    expect(photosOf('claim')).toHaveLength(1);
    expect(server.uploads.arrived).toBe(100);
  });

  test('are uploaded again when the server has deleted them', async () => {
    const { write, sync, network, server, photosOf } = photoWorld();
    await write('claim', photo(100));
    network.plan = ['fine', 'fine', 'request lost'];
    await sync();
    server.uploads.sweep();
    await sync();
    expect(photosOf('claim')).toEqual([[shown(photo(100))]]);
  });

  test('are those of the newest change that overwrites the others', async () => {
    registerOperation('Replace', {
      document: { __meta__: { operation: 'Replace', hash: 'Replace' } } as never,
      purpose: 'note/photo',
      version: 1,
      overwrites: true,
    });
    const { setup, sync, server } = photoWorld();
    const { db, viewer } = setup.device.tab(0);
    const taken: (string | undefined)[] = [];
    server.operations.set('Replace', ({ text, photos }: { text: string; photos: string[] }) => {
      if (text === 'refused')
        return payload('note', false, [{ field: 'text', code: 'BAD_WORD', message: 'No' }]);
      taken.push(...photos.map((id) => shown(server.uploads.stored.get(id))));
      return payload('note', true, []);
    });
    const replace = (text: string, bytes: Uint8Array<ArrayBuffer>) =>
      enqueue(db, viewer, [
        {
          operation: 'Replace',
          variables: { text, photos: [null] },
          keys: ['claim'],
          blobs: { 'photos.0': new Blob([bytes]) },
        },
      ]);
    const [entry] = await replace('refused', photo(100, 1));
    await sync();
    await retryEntry(db, entry?.id ?? '');
    const [merged] = await replace('mended', photo(100, 2));
    expect(merged?.id).toBe(entry?.id);
    await sync();
    expect(taken).toEqual([shown(photo(100, 2))]);
  });

  test('park only their own change when the server refuses them', async () => {
    const { write, setup, sync, server, states } = photoWorld();
    server.uploads.refused.set('note/photo', 'FILE_KIND');
    await write('claim', photo(100));
    await setup.write('other');
    await sync();
    expect(await states()).toEqual(expect.arrayContaining(['claim parked FILE_KIND']));
    server.uploads.refused.clear();
    const { db } = setup.device.tab(0);
    for (const { id } of await pendingEntries(db)) await retryEntry(db, id);
    await sync();
    expect(await states()).not.toContain('claim parked FILE_KIND');
  });

  test('have the purposes of their paths', async () => {
    const { setup, sync, server, states } = photoWorld();
    registerOperation('Claim', {
      document: { __meta__: { operation: 'Claim', hash: 'Claim' } } as never,
      purpose: { 'input.invoice': 'claim/invoice', 'input.photo1': 'claim/photo' },
      version: 1,
    });
    server.operations.set('Claim', () => payload('claim', true, []));
    const { db, viewer } = setup.device.tab(0);
    const blobs = { 'input.photo1': new Blob(['p']), 'input.invoice': new Blob(['i']) };
    const variables = { text: 'claim', input: { photo1: null, invoice: null } };
    await enqueue(db, viewer, [{ operation: 'Claim', variables, keys: ['claim'], blobs }]);
    server.uploads.refused.set('claim/invoice', 'FILE_KIND');
    await sync();
    const [entry] = await pendingEntries(db);
    // The photo went up, and the refusal names the invoice.
    expect(entry?.failure).toMatchObject({ code: 'FILE_KIND', field: 'input.invoice' });
    expect(entry?.files).toEqual({ 'input.photo1': 'file-1' });
    server.uploads.refused.clear();
    await retryEntry(db, entry?.id ?? '');
    await sync();
    expect(await states()).toEqual([]);
    expect(server.uploads.stored.size).toBe(2);
  });

  test('sends each change once with whole photos', async () => {
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
      propertyRuns(25),
    );
  }, 120_000);
});

test('inserts file ids into the variables without mutating them', () => {
  const variables = { input: { photos: [null, null] } };
  expect(withFiles(variables, { 'input.photos.1': 'b' })).toEqual({
    input: { photos: [null, 'b'] },
  });
  expect(variables).toEqual({ input: { photos: [null, null] } });
  expect(() => withFiles(variables, { 'nothing.0': 'a' })).toThrow('No place');
});
