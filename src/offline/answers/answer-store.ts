import type { StoredAnswer, UserDatabase } from '../database.ts';
import { withReopen } from '../reopen-database.ts';

/** How many answers a user's device keeps, and for how long. */
export const maxAnswers = 600;
export const maxAgeMs = 30 * 24 * 60 * 60_000;
/** Making room costs a look at all of them, so it is done for many at a time. */
const slack = 50;

/** Keeps an answer, and makes room by dropping the oldest. */
export function keepAnswer(
  db: UserDatabase,
  key: string,
  data: unknown,
  now: number,
): Promise<void> {
  return withReopen(db, async () => {
    await db.answers.put({ key, data, storedAt: now });
    const tooMany = (await db.answers.count()) - maxAnswers;
    if (tooMany > slack)
      await db.answers.bulkDelete(
        await db.answers.orderBy('storedAt').limit(tooMany).primaryKeys(),
      );
  });
}

/** The answer kept under a key; null when there is none or it is too old to be of use. */
export async function keptAnswer(
  db: UserDatabase,
  key: string,
  now: number,
): Promise<StoredAnswer | null> {
  const answer = await withReopen(db, () => db.answers.get(key));
  return answer && now - answer.storedAt < maxAgeMs ? answer : null;
}
