import type { TrustedTypesWindow } from 'trusted-types/lib';

const { trustedTypes } = globalThis as Partial<TrustedTypesWindow>;

/** Browsers without Trusted Types take the address as it is. */
const policy = trustedTypes?.createPolicy('pannier', {
  createScriptURL(address) {
    const url = new URL(address, location.origin);
    if (url.origin === location.origin) return url.href;
    throw new TypeError(`Scripts come from ${location.origin} only, not from ${url.origin}.`);
  },
});

/**
 * An address of our own that a worker may be started from. The page's policy
 * (server/http/security-headers.ts) refuses every other way of turning a text into code.
 * @throws TypeError for an address of another origin
 */
export function ownScriptUrl(address: string): string {
  // The DOM's types still ask for a string where browsers take a TrustedScriptURL as well.
  return (policy?.createScriptURL(address) ?? address) as unknown as string;
}
