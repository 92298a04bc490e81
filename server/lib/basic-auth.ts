import { sameSecret } from './same-secret.ts';

/** The value of an `authorization` header for these credentials, without the word Basic. */
export function basicCredentials({ user, password }: { user: string; password: string }): string {
  return Buffer.from(`${user}:${password}`).toString('base64');
}

/** Whether an `authorization` header carries the credentials; takes the same time for every header. */
export function basicAuthFits(
  header: string | undefined,
  wanted: { user: string; password: string },
): boolean {
  const given = /^Basic ([\w+/=-]+)$/i.exec(header ?? '')?.[1] ?? '';
  return sameSecret(given, basicCredentials(wanted));
}
