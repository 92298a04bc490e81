import { parseSerial } from '#shared/serials/parse-serial.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { useWaitingClaims } from '../use-waiting-claims.ts';

/** The operations of the form; others of claims share the key. */
export const claimOperations = ['Create', 'Change'].flatMap((verb) => [
  `${verb}BikeClaim`,
  `${verb}PartsClaim`,
]);

/**
 * The claims, and changes of claims, that the server does not have yet, live. The note of an entry is a `ClaimNote`.
 * @param id of one claim; of all without it
 */
export function useUnsentClaims(id = ''): readonly OutboxEntry[] {
  return useWaitingClaims(id).filter(({ operation }) => claimOperations.includes(operation));
}

/** The new claims for a frame that wait on this device. @param without the claim that is entered */
export function useWaitingClaimsOfFrame(
  frameNumber: string,
  without: string,
): readonly OutboxEntry[] {
  const { normal } = parseSerial(frameNumber);
  return useUnsentClaims().filter(
    ({ operation, note }) =>
      normal !== undefined &&
      operation.startsWith('Create') &&
      note.id !== without &&
      parseSerial(String(note.frame ?? '')).normal === normal,
  );
}
