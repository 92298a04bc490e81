import { expect, test } from 'vitest';
import { openUserDatabase } from './database.ts';
import { readSealedDraft, sealedDraftWriter } from './sealed-draft.ts';

const name = 'form';
const newDatabase = (userId: number) => openUserDatabase('drafts.example', userId);
const rows = async (db: ReturnType<typeof newDatabase>) =>
  (await db.syncState.toArray()).filter(({ key }) => key.startsWith('draft/'));

test('keeps a draft encrypted', async () => {
  const db = newDatabase(1);
  await sealedDraftWriter(db, name)({ name: 'Consumer 7' });
  expect(await readSealedDraft(db, name)).toEqual({ name: 'Consumer 7' });
  const [data] = (await rows(db)).map(({ draft }) => (draft as { data: Uint8Array }).data);
  expect(new TextDecoder().decode(data)).not.toContain('Consumer');
  expect(await readSealedDraft(db, 'another form')).toBeNull();
});

test('keeps the newest of several drafts', async () => {
  const db = newDatabase(2);
  const keep = sealedDraftWriter(db, name);
  await Promise.all([1, 2, 3].map((nth) => keep({ nth })));
  expect(await readSealedDraft(db, name)).toEqual({ nth: 3 });
});

test('forgets a draft although it is being written', async () => {
  const db = newDatabase(3);
  const keep = sealedDraftWriter(db, name);
  void keep({ nth: 1 });
  await keep(null);
  expect(await rows(db)).toEqual([]);
});

test('counts a draft that cannot be decrypted as none', async () => {
  const db = newDatabase(4);
  await sealedDraftWriter(db, name)({ nth: 1 });
  await db.syncState.delete('sealing-key');
  expect(await readSealedDraft(db, name)).toBeNull();
});
