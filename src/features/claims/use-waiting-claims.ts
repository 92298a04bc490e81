import { useWaitingEntries } from '#src/crud/record/waiting-entries.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { claimKey } from './claim-key.ts';

/**
 * The changes of claims that the server does not have yet, live.
 * @param id of one claim; of all without it
 */
export const useWaitingClaims = (id?: string): readonly OutboxEntry[] =>
  useWaitingEntries(claimKey, id);

/** Whether a change makes a new claim, which no list has before it is sent. */
export const isNewClaim = ({ operation }: OutboxEntry): boolean => operation.startsWith('Create');

const others = ['ChangeClaimStatus', 'AddClaimComment', 'AddClaimPaper', 'DeleteClaimPaper'];

/** Whether a change brings facts or files of a claim, other than its status, comments and papers. */
export const isEdited = ({ operation }: OutboxEntry): boolean => !others.includes(operation);
