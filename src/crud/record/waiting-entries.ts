import type { Problem } from '#src/i18n/problem-texts.ts';
import type { EntryState, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { usePendingEntries } from '#src/offline/outbox/use-pending-entries.ts';

/**
 * The changes of records that the server does not have yet, live.
 * @param toKey the key that all changes of one record share in the outbox, which ends with its id
 * @param id of one record; of all without it
 */
export function useWaitingEntries(toKey: (id: string) => string, id = ''): readonly OutboxEntry[] {
  const wanted = toKey(id);
  return usePendingEntries().filter(({ keys }) =>
    keys.some((key) => (id === '' ? key.startsWith(wanted) : key === wanted)),
  );
}

/**
 * The states of records with changes that are not sent, by the id in the notes of their entries. Of several changes of
 * one record the refused one counts, behind which the others wait.
 */
export const toWaitingStates = (entries: readonly OutboxEntry[]): ReadonlyMap<string, EntryState> =>
  new Map(
    entries
      .toSorted((one, other) => Number(one.state === 'parked') - Number(other.state === 'parked'))
      .map(({ note, state }) => [String(note.id ?? ''), state]),
  );

/** The reasons for which the server has refused an entry, or for which it could not be sent. */
export const listRefusals = ({ failure }: OutboxEntry): readonly Problem[] =>
  failure?.problems ?? (failure ? [failure] : []);

/** How many files an entry has, and how many of them the server has already. */
export function countSentFiles({ blobs, files = {} }: OutboxEntry): { sent: number; all: number } {
  const paths = Object.keys(blobs);
  return { sent: paths.filter((path) => files[path] !== undefined).length, all: paths.length };
}
