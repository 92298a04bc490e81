import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

const settings = { memory: 19_456, passes: 2, parallelism: 1 };

/** A hash of no password: checked for unknown users, so that they take as long as known ones. */
export const dummyHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The hash of a user who has not set a password yet: it takes as long as any, and fits none. */
export const unusablePasswordHash = dummyHash;

/** Hashes a password with argon2id; answers a PHC string that carries its own settings. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, settings, 32);
  const { memory, passes, parallelism } = settings;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** Compares in constant time; false for anything that is not an argon2id PHC string. */
export async function verifyPassword(phc: string, password: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', hash = ''] = match;
  const wanted = Buffer.from(hash, 'base64');
  const used = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const got = await derive(password, Buffer.from(salt, 'base64'), used, wanted.length);
  return timingSafeEqual(got, wanted);
}

/**
 * Whether a text is an argon2id hash, as another system may have made it, that is at least as costly as
 * ours and does not keep the server busy.
 */
export function isPasswordHash(text: string): boolean {
  const match =
    /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$[\w+/]{22,64}\$[\w+/]{43,86}$/.exec(text);
  if (!match) return false;
  const [memory = 0, passes = 0, parallelism = 0] = match.slice(1).map(Number);
  return (
    memory >= settings.memory && memory <= 262_144 && passes >= settings.passes && parallelism > 0
  );
}

function derive(
  message: string,
  nonce: Buffer,
  { memory, passes, parallelism }: typeof settings,
  tagLength: number,
): Promise<Buffer> {
  const parameters = { message, nonce, memory, passes, parallelism, tagLength };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** PHC strings carry base64 without padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
