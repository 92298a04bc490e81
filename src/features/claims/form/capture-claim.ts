import type { ClaimPlace } from '#shared/claims/claim-files.rules.ts';
import type { ClaimInput } from '#src/graphql/generated/graphql.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import { readWaitingEntry, type WaitingEntry } from '#src/offline/outbox/waiting-entry.ts';
import { claimKey } from '../claim-key.ts';
import { type ClaimKind, type ClaimValues, toClaimInput, toClaimNote } from './claim-values.ts';
import { claimOperations } from './waiting-claims.ts';

/** A claim that is sent: a new one, or the change of a stored one. */
export interface ClaimToSend {
  id: string;
  kind: ClaimKind;
  /** Of the claim that is changed; null for a new one. */
  version: number | null;
  /** The places that the stored claim has a file in. */
  had: readonly ClaimPlace[];
}

/**
 * A claim as the outbox keeps it. A claim that was not sent yet is replaced by what is entered for it later.
 * @param draft the id of what is entered
 */
export function toClaimEntry(claim: ClaimToSend, values: ClaimValues, draft: string): NewEntry {
  const { id, kind, version, had } = claim;
  const { input, blobs } = toClaimInput(kind, values, had);
  const name = kind === 'Bike' ? 'Bike' : 'Parts';
  return {
    draft,
    ...(version === null
      ? {
          operation: `Create${name}Claim`,
          variables: { input: { id, ...input }, draft: values.isDraft },
        }
      : { operation: `Change${name}Claim`, variables: { id, version, input } }),
    keys: [claimKey(id)],
    blobs,
    note: toClaimNote(id, kind, values),
  };
}

/** Opens a claim that waits on this device. @param id of an entry of the outbox @returns null when it is gone */
export async function readWaitingClaim(
  id: string,
): Promise<(WaitingEntry & { input: ClaimInput }) | null> {
  const found = await readWaitingEntry(id, claimOperations);
  return found && { ...found, input: found.variables.input as ClaimInput };
}
