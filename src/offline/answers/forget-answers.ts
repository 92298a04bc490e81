import { openUserDatabase } from '../database.ts';
import { withReopen } from '../reopen-database.ts';
import { boundViewer } from '../viewer.ts';

/** Deletes the kept answers of some operations for the user of this page, whatever was asked. @param names of operations */
export async function forgetAnswers(names: readonly string[]): Promise<void> {
  const viewer = boundViewer();
  if (!viewer) return;
  const db = openUserDatabase(viewer.host, viewer.userId);
  await withReopen(db, async () => {
    const keys = (await db.answers.toCollection().primaryKeys()) as string[];
    // The second part of a key is the operation (answer-key.ts).
    await db.answers.bulkDelete(keys.filter((key) => names.includes(key.split('|')[1] ?? '')));
  });
}
