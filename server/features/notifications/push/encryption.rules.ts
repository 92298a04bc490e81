import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's keys as it sent them, base64url. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

const keyInfo = Buffer.from('WebPush: info\0');
const contentKeyInfo = Buffer.from('Content-Encoding: aes128gcm\0');
const nonceInfo = Buffer.from('Content-Encoding: nonce\0');
/** Marks the last record (RFC 8188); ours is the only one. */
const lastRecord = Buffer.from([2]);
const recordSize = 4_096;

/**
 * Encrypts a text for one device: one aes128gcm record (RFC 8291 on RFC 8188), 103 bytes longer than the
 * text.
 * @param text at most 3,993 bytes
 * @param fixed salt and private key of the published example; random when left out
 * @throws when the device's key is no point of P-256
 */
export function encryptPush(
  keys: DeviceKeys,
  text: Buffer,
  fixed?: { salt: Buffer; privateKey: Buffer },
): Buffer {
  const devicePublic = Buffer.from(keys.p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  if (fixed) pair.setPrivateKey(fixed.privateKey);
  else pair.generateKeys();
  const ownPublic = pair.getPublicKey();
  const salt = fixed?.salt ?? randomBytes(16);
  const auth = Buffer.from(keys.auth, 'base64url');
  const both = Buffer.concat([keyInfo, devicePublic, ownPublic]);
  const secret = derived(pair.computeSecret(devicePublic), auth, both, 32);
  const contentKey = derived(secret, salt, contentKeyInfo, 16);
  const nonce = derived(secret, salt, nonceInfo, 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(recordSize, 16);
  head[20] = ownPublic.length;
  const sealed = [cipher.update(text), cipher.update(lastRecord), cipher.final()];
  return Buffer.concat([head, ownPublic, ...sealed, cipher.getAuthTag()]);
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
