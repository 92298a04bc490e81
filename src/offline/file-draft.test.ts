import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from './database.ts';
import { openFileDraft } from './file-draft.ts';
import type { OutboxEntry } from './outbox/outbox-entry.ts';
import { bindViewer } from './viewer.ts';

let userId = 100;
beforeEach(() => {
  userId += 1;
  bindViewer({ host: 'file-drafts.example', userId, customer: 'C1', sorg: '1000' });
});
afterEach(() => bindViewer(null));

const photo = (name: string) =>
  new File([`content of ${name}`], name, { type: 'application/pdf', lastModified: 7 });
const database = () => openUserDatabase('file-drafts.example', userId);
const fileRows = async () =>
  (await database().syncState.toArray()).filter(({ key }) => key.startsWith('draft-file/'));
const reopen = async () => (await openFileDraft('form')).read();

test('keeps files with the values that refer to them', async () => {
  const draft = await openFileDraft('form');
  const kept = await draft.keepFile(photo('one.pdf'), 'photos', 99);
  draft.keep({ note: 'Fork', photos: [kept, { id: 'S1' }] });
  await vi.waitFor(async () => expect(await reopen()).toMatchObject({ note: 'Fork' }));
  const { photos } = (await reopen()) as { photos: [File, unknown] };
  expect(await photos[0].text()).toBe('content of one.pdf');
  expect(photos[0]).toMatchObject({ name: 'one.pdf', type: 'application/pdf', lastModified: 7 });
  expect(photos[1]).toEqual({ id: 'S1' });
});

test('keeps files encrypted', async () => {
  await (await openFileDraft('form')).keepFile(photo('card.pdf'), 'photos', 99);
  const [data] = (await fileRows()).map(({ sealed }) => (sealed as { data: Uint8Array }).data);
  expect(new TextDecoder().decode(data)).not.toContain('content of');
});

test('leaves out a file that is not kept yet', async () => {
  const draft = await openFileDraft('form');
  draft.keep({ photos: [photo('new.pdf')] });
  await vi.waitFor(async () => expect(await reopen()).toEqual({ photos: [] }));
});

test('deletes values and files when the draft ends', async () => {
  const draft = await openFileDraft('form');
  const id = draft.readId();
  draft.keep({ photos: [await draft.keepFile(photo('one.pdf'), 'photos', 99)] });
  draft.keep(null);
  await vi.waitFor(async () => expect(await fileRows()).toEqual([]));
  expect(await reopen()).toBeNull();
  expect(draft.readId()).not.toBe(id);
});

test('ends when its record was captured and its page was closed then', async () => {
  const open = () => openFileDraft('form', (id) => `record/${id}`);
  const draft = await open();
  draft.keep({ photos: [await draft.keepFile(photo('one.pdf'), 'photos', 99)] });
  await vi.waitFor(async () => expect((await open()).read()).not.toBeNull());
  await database().outbox.add({ keys: [`record/${draft.readId()}`] } as OutboxEntry);
  const next = await open();
  expect(next.read()).toBeNull();
  expect(next.readId()).not.toBe(draft.readId());
  expect(await fileRows()).toEqual([]);
});

test('ends with its values and files in one step', async () => {
  const draft = await openFileDraft('form');
  const photos = [await draft.keepFile(photo('one.pdf'), 'photos', 99)];
  draft.keep({ note: 'Fork', photos });
  await vi.waitFor(async () => expect(await reopen()).toMatchObject({ note: 'Fork' }));
  let tries = 0;
  const stop = (key: string) => {
    if (!key.startsWith('draft-file/')) return;
    tries += 1;
    throw new Error('closed here');
  };
  const deleting = database().syncState.hook('deleting');
  deleting.subscribe(stop);
  draft.keep(null);
  await vi.waitFor(() => expect(tries).toBe(1));
  deleting.unsubscribe(stop);
  expect(await reopen()).toMatchObject({ note: 'Fork', photos: [{ name: 'one.pdf' }] });
});

test('restores a file whose reference was not written yet', async () => {
  const draft = await openFileDraft('form');
  draft.keep({ note: 'Fork', photos: [await draft.keepFile(photo('one.pdf'), 'photos', 99)] });
  await vi.waitFor(async () => expect(await reopen()).toMatchObject({ note: 'Fork' }));
  await draft.keepFile(photo('two.pdf'), 'photos', 99);
  // The page is closed here.
  const { photos } = (await reopen()) as { photos: File[] };
  expect(photos.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']);
});

test('forgets a file that was replaced while it was being kept', async () => {
  const draft = await openFileDraft('form');
  await draft.keepFile(photo('first.pdf'), 'photos', 99);
  draft.keep({ photos: [await draft.keepFile(photo('second.pdf'), 'photos', 99)] });
  const names = async () =>
    ((await reopen())?.photos as File[] | undefined)?.map(({ name }) => name);
  await vi.waitFor(async () => expect(await names()).toEqual(['second.pdf']));
});

test('restores files in the order in which they were chosen', async () => {
  const draft = await openFileDraft('form');
  draft.keep({ photos: [await draft.keepFile(photo('second.pdf'), 'photos', 99)] });
  const rows = () => database().syncState.where('key').startsWith('draft-field/').count();
  await vi.waitFor(async () => expect(await rows()).toBe(0));
  // The first one was larger, and the page is closed before the values refer to it.
  const time = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 1_000);
  await draft.keepFile(photo('first.pdf'), 'photos', 99);
  time.mockRestore();
  expect((await reopen())?.photos).toMatchObject([{ name: 'first.pdf' }, { name: 'second.pdf' }]);
});

test('restores a file of a form without other values', async () => {
  await (await openFileDraft('form')).keepFile(photo('one.pdf'), 'photos', 99);
  expect(await reopen()).toMatchObject({ photos: [{ name: 'one.pdf' }] });
});

test('deletes a removed file after a minute', async () => {
  const draft = await openFileDraft('form');
  draft.keep({ photos: [await draft.keepFile(photo('one.pdf'), 'photos', 99)] });
  const rows = () => database().syncState.where('key').startsWith('draft-field/').count();
  await vi.waitFor(async () => expect(await rows()).toBe(0));
  draft.keep({ photos: [] });
  await vi.waitFor(async () => expect(await reopen()).toEqual({ photos: [] }));
  expect(await fileRows()).toHaveLength(1);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  await openFileDraft('form');
  expect(await fileRows()).toEqual([]);
});

test('keeps no file that is too large', async () => {
  const draft = await openFileDraft('form');
  const refused = { code: 'FILE_TOO_LARGE', limit: 5 };
  await expect(draft.keepFile(photo('one.pdf'), 'photos', 5)).rejects.toMatchObject(refused);
  expect(await reopen()).toBeNull();
});

test('says that the device is full', async () => {
  const draft = await openFileDraft('form');
  const full = new DOMException('full', 'QuotaExceededError');
  await draft.keepFile(photo('first.pdf'), 'photos', 99);
  vi.spyOn(database().syncState, 'bulkPut').mockRejectedValue(full);
  await expect(draft.keepFile(photo('one.pdf'), 'photos', 99)).rejects.toMatchObject({
    code: 'DEVICE_FULL',
  });
});

test('gives all tabs the id of the draft they show', async () => {
  const draft = await openFileDraft('form');
  draft.keep({ note: 'Fork' });
  await vi.waitFor(async () => expect((await openFileDraft('form')).readId()).toBe(draft.readId()));
});
