import type { Config } from '#server/config.ts';

type Secrets = Pick<
  Config,
  'basicAuth' | 'operatorToken' | 'tokenSecret' | 'databaseUrl' | 'files'
>;

/** Passwords that images and examples of databases and file stores come with. */
const wellKnown = /^(postgres|password|pannier|portal|secret|admin|root|minioadmin|change-?me|)$/i;
const makeOne = 'make one with: openssl rand -base64 32';

/**
 * Returns the problems of the secrets of a server in production, one sentence each, without their values.
 * Without `PANNIER_TOKEN_SECRET` the server generates one and keeps it in the database, which is safe.
 */
export function unsafeSettings(config: Secrets): string[] {
  const { basicAuth, operatorToken, tokenSecret, databaseUrl, files } = config;
  const faults: string[] = [];
  if (basicAuth.user === 'portal' && basicAuth.password === 'portal')
    faults.push('PANNIER_BASIC_AUTH is not set or has its default value; choose user:password');
  if (operatorToken !== null && isGuessable(operatorToken))
    faults.push(`PANNIER_OPERATOR_TOKEN is an example or can be guessed; ${makeOne}`);
  if (tokenSecret !== null && isGuessable(tokenSecret))
    faults.push(`PANNIER_TOKEN_SECRET is an example or can be guessed; ${makeOne}`);
  if (databaseUrl !== null && hasWeakPassword(databaseUrl))
    faults.push('DATABASE_URL has a well-known password, or the username as password');
  if (files.kind === 's3') {
    const { accessKeyId, secretAccessKey } = files;
    if (wellKnown.test(secretAccessKey) || secretAccessKey === accessKeyId)
      faults.push('PANNIER_S3_SECRET_ACCESS_KEY is a well-known value or the access key id');
  }
  return faults;
}

/** Whether a secret of 32 and more characters is a word of an example, or hardly varies. */
function isGuessable(secret: string): boolean {
  const isExample = /example|change.?me|replace|secret|password|operator.?token|token.?of/i;
  return isExample.test(secret) || new Set(secret).size < 10;
}

/** An address without a password relies on other proof, such as a socket's user or a certificate. */
function hasWeakPassword(databaseUrl: string): boolean {
  const user = decode(/:\/\/([^:/@?]*)/.exec(databaseUrl)?.[1] ?? '');
  const password = /^[^:]*:\/\/[^:/@?]*:([^@]*)@/.exec(databaseUrl)?.[1];
  if (password === undefined) return false;
  return wellKnown.test(decode(password)) || decode(password) === user;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
