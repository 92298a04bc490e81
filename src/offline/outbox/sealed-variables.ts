import type { UserDatabase } from '../database.ts';
import { withReopen } from '../reopen-database.ts';
import { makeSealingKey, type SealingKey, sealBytes, unsealBytes } from '../sealing.ts';
import type { NewEntry, OutboxEntry } from './outbox-entry.ts';

// Variables with personal data, such as the consumer of a sale, lie in the outbox encrypted. The key is in the same
// database and cannot be extracted, so that a copy of the database's files does not give the data away, and it goes
// with the database at the logout.

type Variables = Readonly<Record<string, unknown>>;

const keyRow = 'sealing-key';
const nameOf = (variable: string) => `outbox/${variable}`;

/**
 * Encrypts variables of a change; null takes their place.
 * @param names the variables with personal data
 * @throws what the device throws
 */
export async function sealVariables(
  db: UserDatabase,
  change: NewEntry,
  names: readonly string[],
): Promise<NewEntry> {
  const variables = change.variables as Variables;
  const wanted = names.filter((name) => variables[name] != null);
  if (wanted.length === 0) return change;
  const key = await sealingKey(db);
  const sealed: NonNullable<OutboxEntry['sealed']> = {};
  for (const name of wanted) {
    const plain = new TextEncoder().encode(JSON.stringify(variables[name]));
    sealed[name] = await sealBytes(key, nameOf(name), plain);
  }
  const hidden = Object.fromEntries(wanted.map((name) => [name, null]));
  return { ...change, variables: { ...variables, ...hidden }, sealed };
}

/** The variables of an entry with the encrypted ones. @throws DOMException when they cannot be decrypted */
export async function unsealVariables(
  db: UserDatabase,
  { variables, sealed = {} }: Pick<NewEntry, 'variables' | 'sealed'>,
): Promise<unknown> {
  const names = Object.keys(sealed);
  if (names.length === 0) return variables;
  const key = await sealingKey(db);
  const plain: Record<string, unknown> = {};
  for (const [name, bytes] of Object.entries(sealed))
    plain[name] = JSON.parse(new TextDecoder().decode(await unsealBytes(key, nameOf(name), bytes)));
  return { ...(variables as Variables), ...plain };
}

/** The key of the database; of two that are made at once the first counts. */
export async function sealingKey(db: UserDatabase): Promise<SealingKey> {
  const made = await makeSealingKey();
  return await withReopen(db, () =>
    db.transaction('rw', db.syncState, async () => {
      const row = await db.syncState.get(keyRow);
      if (row) return row.sealing as SealingKey;
      await db.syncState.put({ key: keyRow, sealing: made });
      return made;
    }),
  );
}
