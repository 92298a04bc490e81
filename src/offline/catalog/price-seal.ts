import { makeSealingKey, type SealedBytes, sealBytes, unsealBytes } from '../sealing.ts';
import { type CatalogDatabase, inCatalog } from './catalog-database.ts';

const keyId = 'prices';

export interface Sealed extends SealedBytes {
  hash: string;
}

/** An encrypted chunk cannot be decrypted: damaged, exchanged, or its key is gone. */
class SealBroken extends Error {
  constructor() {
    super('An encrypted chunk cannot be decrypted');
    this.name = 'SealBroken';
  }
}

/**
 * Returns the key of this user's prices: stored in their database, not extractable, and deleted with it.
 */
async function sealingKey(db: CatalogDatabase): Promise<CryptoKey> {
  const known = await inCatalog(db, () => db.keys.get(keyId));
  if (known) return known.key;
  const made = await makeSealingKey();
  return await inCatalog(db, () =>
    db.transaction('rw', db.keys, async () => {
      const other = await db.keys.get(keyId);
      if (other) return other.key;
      await db.keys.add({ id: keyId, key: made });
      return made;
    }),
  );
}

/** Bytes as they may lie on the device, under a fresh random IV. */
export async function seal(
  db: CatalogDatabase,
  hash: string,
  plain: Uint8Array<ArrayBuffer>,
): Promise<Sealed> {
  return { hash, ...(await sealBytes(await sealingKey(db), hash, plain)) };
}

/** Decrypts what was encrypted for this user. */
export async function unsealer(db: CatalogDatabase) {
  const key = await sealingKey(db);
  /** @throws SealBroken */
  return async ({ hash, ...sealed }: Sealed): Promise<Uint8Array<ArrayBuffer>> => {
    try {
      return await unsealBytes(key, hash, sealed);
    } catch {
      throw new SealBroken();
    }
  };
}
