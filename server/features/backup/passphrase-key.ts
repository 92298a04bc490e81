import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { altered, BackupError } from './backup-error.ts';

/** How a key is made of a passphrase, as the head of an encrypted file says it. */
export interface KeyParameters {
  kdf: 'argon2id';
  /** Base64. */
  salt: string;
  /** In KiB. */
  memory: number;
  passes: number;
}

/** The highest costs that the header of a file, which may be forged, can impose on this machine. */
const most = { memory: 1_048_576, passes: 16 };
const saltBytes = 32;

/** Parameters for a new file, with a salt of its own. */
export function newKeyParameters(): KeyParameters {
  const salt = randomBytes(saltBytes).toString('base64');
  return { kdf: 'argon2id', salt, memory: 65_536, passes: 3 };
}

/** The key of a file. @throws BackupError when its parameters are not reasonable */
export async function deriveKey(
  passphrase: string,
  { salt, memory, passes }: KeyParameters,
): Promise<Buffer> {
  const nonce = Buffer.from(salt, 'base64');
  const isReasonable = memory >= 8 && memory <= most.memory && passes >= 1 && passes <= most.passes;
  if (!isReasonable || nonce.length !== saltBytes) throw new BackupError(altered);
  return promisify(argon2)('argon2id', {
    message: Buffer.from(passphrase),
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory,
    passes,
  });
}
