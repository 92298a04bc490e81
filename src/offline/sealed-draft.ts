// Drafts of forms with personal data lie on the device encrypted, under the key that the outbox uses. They go with the
// database at the logout.
import type { UserDatabase } from './database.ts';
import { sealingKey } from './outbox/sealed-variables.ts';
import { withReopen } from './reopen-database.ts';
import { type SealedBytes, sealBytes, unsealBytes } from './sealing.ts';

const rowOf = (name: string) => `draft/${name}`;

/** Reads a draft; null where there is none, and where it cannot be decrypted any more. */
export async function readSealedDraft(db: UserDatabase, name: string): Promise<unknown> {
  const row = await withReopen(db, () => db.syncState.get(rowOf(name)));
  if (!row) return null;
  try {
    const plain = await unsealBytes(await sealingKey(db), rowOf(name), row.draft as SealedBytes);
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return null;
  }
}

/**
 * Returns a function that keeps a draft, or forgets it with null. Drafts are written one after the other; of those that
 * wait only the newest is.
 * @param forgetRest deletes from `syncState` what else belongs to the draft, in one step with it
 */
export function sealedDraftWriter(
  db: UserDatabase,
  name: string,
  forgetRest?: () => Promise<void>,
): (draft: unknown) => Promise<void> {
  let next: { draft: unknown } | null = null;
  let writing: Promise<void> | null = null;
  const writeAll = async () => {
    try {
      for (let now = next; now; now = next) {
        next = null;
        if (now.draft === null) await forgetDraft(db, rowOf(name), forgetRest);
        else await writeDraft(db, rowOf(name), now.draft);
      }
    } finally {
      writing = null;
    }
  };
  return (draft) => {
    next = { draft };
    writing ??= writeAll();
    return writing;
  };
}

function forgetDraft(db: UserDatabase, row: string, forgetRest?: () => Promise<void>) {
  return withReopen(db, () =>
    db.transaction('rw', db.syncState, async () => {
      await db.syncState.delete(row);
      await forgetRest?.();
    }),
  );
}

async function writeDraft(db: UserDatabase, row: string, draft: unknown): Promise<void> {
  const plain = new TextEncoder().encode(JSON.stringify(draft));
  const sealed = await sealBytes(await sealingKey(db), row, plain);
  await withReopen(db, () => db.syncState.put({ key: row, draft: sealed }));
}
