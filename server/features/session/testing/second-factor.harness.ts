import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

/** A device in front of the login page: it keeps its cookie. */
export class LoginDevice {
  readonly #app: TestApp;
  readonly #host: string;
  #cookie = '';

  constructor(app: TestApp, host = 'localhost') {
    this.#app = app;
    this.#host = host;
  }

  async #post(url: string, body: object) {
    const headers = { host: this.#host, ...(this.#cookie && { cookie: this.#cookie }) };
    const answer = await this.#app.rest('POST', url, { body, headers });
    const set = answer.headers['set-cookie'];
    if (set) this.#cookie = String(set).split(';')[0] ?? '';
    return answer;
  }

  /** The first step. */
  password(username: string, password = fixturePassword) {
    return this.#post('/login', { username, password });
  }

  /** The second step. */
  proof(challenge: string, proof: object) {
    return this.#post('/login/second-factor', { challenge, ...proof });
  }
}

/** Returns the code that an authenticator app shows. @param shift half minutes from now */
export function codeOf(secret: string, shift = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + shift * 30_000 });
}

/** Sets up an authenticator app for a user whose group role needs a second factor. */
export async function setUpApp(device: LoginDevice, username: string) {
  const { body } = await device.password(username);
  const { secret } = body.authenticator;
  // The code of the half minute before, so that the present one is not used up yet.
  const done = await device.proof(body.challenge, { code: codeOf(secret, -1) });
  return { secret, recoveryCodes: done.body.recoveryCodes as string[], tokens: done.body };
}

/** Sets up a passkey for a user whose group role needs a second factor. */
export async function setUpPasskey(device: LoginDevice, username: string, origin?: string) {
  const authenticator = new SoftwareAuthenticator(origin);
  const { body } = await device.password(username);
  const passkey = authenticator.create(body.passkey);
  const done = await device.proof(body.challenge, { passkey, name: 'Key' });
  return { authenticator, recoveryCodes: done.body.recoveryCodes as string[], tokens: done.body };
}
