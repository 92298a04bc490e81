/** Encrypted bytes with the random vector they were encrypted under. */
export interface SealedBytes {
  data: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
}

/** A `CryptoKey`, spelled so that Node's types know it as well. */
export type SealingKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** The name as authenticated data, which binds the encrypted bytes to it: they cannot pass for others. */
const nameBytes = (name: string) => new TextEncoder().encode(name);

/** Makes a key that the browser does not give out, not even to our own code. */
export function makeSealingKey(): Promise<SealingKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Encrypts bytes under a fresh random vector. @param name must be given again to decrypt them */
export async function sealBytes(
  key: SealingKey,
  name: string,
  plain: Uint8Array<ArrayBuffer>,
): Promise<SealedBytes> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const how = { name: 'AES-GCM', iv, additionalData: nameBytes(name) };
  return { data: new Uint8Array(await crypto.subtle.encrypt(how, key, plain)), iv };
}

/** Decrypts what `sealBytes` encrypted under this name. @throws DOMException for other or altered bytes */
export async function unsealBytes(
  key: SealingKey,
  name: string,
  { data, iv }: SealedBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  const how = { name: 'AES-GCM', iv, additionalData: nameBytes(name) };
  return new Uint8Array(await crypto.subtle.decrypt(how, key, data));
}
