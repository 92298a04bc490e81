import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const loadPasskeys = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys; without https it does not. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/**
 * Makes a passkey on this device, or on one that the user chooses.
 * @param options of the server
 * @returns what the server checks; null when the user cancelled, or the browser refused
 */
export async function createPasskey(options: unknown): Promise<object | null> {
  const { startRegistration } = await loadPasskeys();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return await startRegistration({ optionsJSON }).catch(() => null);
}

/** Uses a passkey. @returns what the server checks; null when the user cancelled, or there is no passkey here */
export async function getPasskey(options: unknown): Promise<object | null> {
  const { startAuthentication } = await loadPasskeys();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return await startAuthentication({ optionsJSON }).catch(() => null);
}
