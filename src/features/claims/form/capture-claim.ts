import type { ClaimPlace } from '#shared/claims/claim-files.rules.ts';
import type { ClaimInput } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { captureChange } from '#src/offline/outbox/capture-change.ts';
import { readBlobs } from '#src/offline/outbox/entry-blobs.ts';
import type { NewEntry, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { discardEntry, pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { unsealVariables } from '#src/offline/outbox/sealed-variables.ts';
import { boundViewer } from '#src/offline/viewer.ts';
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

/**
 * Keeps a claim on this device; it is sent as soon as there is a network.
 * @param replaces the id of the waiting or refused entry that was opened
 * @throws what the device throws
 */
export async function captureClaim(
  claim: ClaimToSend,
  values: ClaimValues,
  draft: string,
  replaces: string | null,
): Promise<void> {
  const kept = await captureChange(toClaimEntry(claim, values, draft));
  const viewer = boundViewer();
  // An entry that was never sent is overwritten and keeps its id; another one is replaced here.
  if (replaces && replaces !== kept.id && viewer)
    await discardEntry(openUserDatabase(viewer.host, viewer.userId), replaces);
}

/** A claim that waits on this device, its decrypted input and its files. */
export interface WaitingClaim {
  entry: OutboxEntry;
  input: ClaimInput;
  blobs: Readonly<Record<string, Blob>>;
}

/** @param id of an entry of the outbox @returns null when it is gone */
export async function readWaitingClaim(id: string): Promise<WaitingClaim | null> {
  const viewer = boundViewer();
  if (!viewer) return null;
  const db = openUserDatabase(viewer.host, viewer.userId);
  const entry = (await pendingEntries(db)).find((one) => one.id === id);
  if (!entry || !claimOperations.includes(entry.operation)) return null;
  const { input } = (await unsealVariables(db, entry)) as { input: ClaimInput };
  return { entry, input, blobs: await readBlobs(db, entry) };
}
