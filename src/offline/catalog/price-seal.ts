import { type CatalogDatabase, inCatalog } from './catalog-database.ts';

const keyId = 'prices';

export interface Sealed {
  hash: string;
  data: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
}

/** A sealed chunk cannot be opened: damaged, exchanged, or its key is gone. */
export class SealBroken extends Error {
  constructor() {
    super('A sealed chunk cannot be opened');
    this.name = 'SealBroken';
  }
}

/** Binds the encrypted bytes to their name, so that no chunk can be passed off as another. */
const nameBytes = (hash: string) => new TextEncoder().encode(hash);

/**
 * Returns the key of this user's prices: stored in their database, not extractable, and deleted with it.
 */
async function sealingKey(db: CatalogDatabase): Promise<CryptoKey> {
  const known = await inCatalog(db, () => db.keys.get(keyId));
  if (known) return known.key;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
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
  const key = await sealingKey(db);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const how = { name: 'AES-GCM', iv, additionalData: nameBytes(hash) };
  return { hash, data: new Uint8Array(await crypto.subtle.encrypt(how, key, plain)), iv };
}

/** Opens what was sealed for this user. */
export async function unsealer(db: CatalogDatabase) {
  const key = await sealingKey(db);
  /** @throws SealBroken */
  return async ({ hash, data, iv }: Sealed): Promise<Uint8Array<ArrayBuffer>> => {
    try {
      const how = { name: 'AES-GCM', iv, additionalData: nameBytes(hash) };
      return new Uint8Array(await crypto.subtle.decrypt(how, key, data));
    } catch {
      throw new SealBroken();
    }
  };
}
