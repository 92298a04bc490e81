import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { usePendingEntries } from '#src/offline/outbox/use-pending-entries.ts';
import { claimKey } from './claim-key.ts';

/**
 * The changes of claims that the server does not have yet, live.
 * @param id of one claim; of all without it
 */
export function useWaitingClaims(id = ''): readonly OutboxEntry[] {
  const wanted = claimKey(id);
  return usePendingEntries().filter(({ keys }) =>
    keys.some((key) => (id === '' ? key.startsWith(wanted) : key === wanted)),
  );
}

/** Whether a change makes a new claim, which no list has before it is sent. */
export const isNewClaim = ({ operation }: OutboxEntry): boolean => operation.startsWith('Create');

const others = ['ChangeClaimStatus', 'AddClaimComment', 'AddClaimPaper', 'DeleteClaimPaper'];

/** Whether a change brings facts or files of a claim, other than its status, comments and papers. */
export const isEdited = ({ operation }: OutboxEntry): boolean => !others.includes(operation);
