import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import type { HostConfig } from '#shared/host-config.ts';
import type { NewPasskey, StoredPasskey } from './passkey.store.ts';
import type { Passkey } from './second-factors.store.ts';

/** The portal as authenticators know it: a passkey is bound to its domain. */
export interface RelyingParty {
  domain: string;
  name: string;
  origin: string;
}

/** @param origin where the host's portal is, from the settings (server/lib/public-origin.ts) */
export function relyingPartyOf(host: Pick<HostConfig, 'webTitle'>, origin: string): RelyingParty {
  return { domain: new URL(origin).hostname, name: host.webTitle, origin };
}

type Transports = NonNullable<
  NonNullable<
    Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']
  >[number]['transports']
>;

const toDescriptor = ({ credentialId: id, transports }: Passkey) => ({
  id,
  transports: transports as Transports,
});

/** Returns the options that a browser needs to make a passkey; no second one on an authenticator that has one. */
export function creationOptions(
  party: RelyingParty,
  user: { username: string; name: string },
  passkeys: readonly Passkey[],
) {
  return generateRegistrationOptions({
    rpID: party.domain,
    rpName: party.name,
    userName: user.username,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: at(party, passkeys).map(toDescriptor),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Returns the options that a browser needs to use one of a user's passkeys; null if none is valid for this domain. */
export async function requestOptions(party: RelyingParty, passkeys: readonly Passkey[]) {
  const usable = at(party, passkeys);
  if (usable.length === 0) return null;
  return await generateAuthenticationOptions({
    rpID: party.domain,
    allowCredentials: usable.map(toDescriptor),
    userVerification: 'preferred',
  });
}

const text = v.pipe(v.string(), v.maxLength(20_000));
const base = {
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.object({}), {}),
};
const registration = v.object({
  ...base,
  response: v.object({ clientDataJSON: text, attestationObject: text }),
});
const assertion = v.object({
  ...base,
  response: v.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
});
const transportsOf = v.object({
  response: v.object({
    transports: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)),
  }),
});

/** Parses the answer of a browser that a client sends as JSON; an empty object, which proves nothing, for bad JSON. */
export function parseAnswer(sent: string): unknown {
  const read = v.safeParse(v.pipe(v.string(), v.maxLength(60_000), v.parseJson()), sent);
  return read.success ? (read.output ?? {}) : {};
}

/** Reads what a browser answered after making a passkey; null for one that is not good. */
export async function readRegistration(
  party: RelyingParty,
  challenge: string,
  answer: unknown,
): Promise<Omit<NewPasskey, 'name'> | null> {
  const read = v.safeParse(registration, answer);
  if (!read.success) return null;
  const sent = v.safeParse(transportsOf, answer);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: read.output,
      expectedChallenge: challenge,
      expectedOrigin: expectedOrigin(party, read.output.response.clientDataJSON),
      expectedRPID: party.domain,
      // It is the second factor: the first one is the password.
      requireUserVerification: false,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: sent.success ? sent.output.response.transports : [],
      domain: party.domain,
    };
  } catch {
    // The library throws for everything that is not as it should be.
    return null;
  }
}

/** The credential that an assertion names; null for one of another shape. */
export function credentialOf(answer: unknown): string | null {
  const read = v.safeParse(assertion, answer);
  return read.success ? read.output.id : null;
}

/** Checks the assertion of a passkey. @returns its new counter; null for one that is not good, or a copy */
export async function readAssertion(
  party: RelyingParty,
  challenge: string,
  passkey: StoredPasskey,
  answer: unknown,
): Promise<number | null> {
  const read = v.safeParse(assertion, answer);
  if (!read.success) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: read.output,
      expectedChallenge: challenge,
      expectedOrigin: expectedOrigin(party, read.output.response.clientDataJSON),
      expectedRPID: party.domain,
      credential: {
        id: passkey.credentialId,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

const at = ({ domain }: RelyingParty, passkeys: readonly Passkey[]) =>
  passkeys.filter((passkey) => passkey.domain === domain);

/** The names a machine has for itself lead to it on every port, such as that of the development server. */
function expectedOrigin({ domain, origin }: RelyingParty, clientDataJSON: string): string {
  if (domain !== 'localhost' && !domain.endsWith('.localhost')) return origin;
  const claimed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ origin: v.pipe(v.string(), v.url()) })),
    Buffer.from(clientDataJSON, 'base64url').toString('utf8'),
  );
  return claimed.success && new URL(claimed.output.origin).hostname === domain
    ? claimed.output.origin
    : origin;
}
