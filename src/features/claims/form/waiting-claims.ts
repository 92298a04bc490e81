import { parseSerial } from '#shared/serials/parse-serial.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { usePendingEntries } from '#src/offline/outbox/use-pending-entries.ts';

/** The key that the changes of one claim share in the outbox, so that they are sent in order. */
export const claimKey = (id: string): string => `claim/${id}`;

/** The operations of the form; others of claims share the key. */
export const claimOperations = ['Create', 'Change'].flatMap((verb) => [
  `${verb}BikeClaim`,
  `${verb}PartsClaim`,
]);

/**
 * The claims, and changes of claims, that the server does not have yet, live. The note of an entry is a `ClaimNote`.
 * @param id of one claim; of all without it
 */
export function useWaitingClaims(id = ''): readonly OutboxEntry[] {
  return usePendingEntries().filter(
    ({ operation, keys }) =>
      claimOperations.includes(operation) && (id === '' || keys.includes(claimKey(id))),
  );
}

/** The new claims for a frame that wait on this device. @param without the claim that is entered */
export function useWaitingClaimsOfFrame(
  frameNumber: string,
  without: string,
): readonly OutboxEntry[] {
  const { normal } = parseSerial(frameNumber);
  return useWaitingClaims().filter(
    ({ operation, note }) =>
      normal !== undefined &&
      operation.startsWith('Create') &&
      note.id !== without &&
      parseSerial(String(note.frame ?? '')).normal === normal,
  );
}
