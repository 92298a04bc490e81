// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { keepAnswer, keptAnswer, maxAgeMs, maxAnswers } from './answer-store.ts';

const open = () => openDatabase('answers', { indexedDB: new IDBFactory(), IDBKeyRange });

test('evicts the oldest answers for new ones', async () => {
  const db = open();
  const rows = Array.from({ length: maxAnswers + 50 }, (_, n) => ({
    key: `k${n}`,
    data: n,
    storedAt: n,
  }));
  await db.answers.bulkPut(rows);
  await keepAnswer(db, 'newest', 1, 10_000);
  expect(await db.answers.count()).toBe(maxAnswers);
  expect(await db.answers.get('k50')).toBeUndefined();
  expect(await db.answers.get('k51')).toBeDefined();
  expect(await db.answers.get('newest')).toBeDefined();
  db.close();
});

test('ignores an answer that is too old', async () => {
  const db = open();
  await keepAnswer(db, 'k', 1, 0);
  expect(await keptAnswer(db, 'k', maxAgeMs - 1)).toMatchObject({ data: 1 });
  expect(await keptAnswer(db, 'k', maxAgeMs)).toBeNull();
  db.close();
});
