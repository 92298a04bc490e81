import type { Db } from '#server/db/database.ts';
import { newVapidKeys, type VapidKeys } from './vapid.rules.ts';

const known = new WeakMap<Db, Promise<VapidKeys>>();

/**
 * Returns the keys that all servers on this database sign pushes with: made on first use and kept
 * permanently, because a browser's subscription belongs to the key it was made with.
 */
export function vapidKeys(db: Db): Promise<VapidKeys> {
  const keys = known.get(db) ?? readOrMake(db);
  known.set(db, keys);
  keys.catch(() => known.delete(db));
  return keys;
}

async function readOrMake(db: Db): Promise<VapidKeys> {
  const kept = await readKeys(db).executeTakeFirst();
  if (kept) return kept;
  const { publicKey, privateKey } = newVapidKeys();
  await db
    .insertInto('vapid_key')
    .values({ id: 1, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return readKeys(db).executeTakeFirstOrThrow();
}

function readKeys(db: Db) {
  return db
    .selectFrom('vapid_key')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .where('id', '=', 1);
}
