import { useSession } from '#src/features/session/session.public.ts';

interface Edited {
  id: string;
  version: number;
}

/**
 * The draft of a form of access on this device. One of a saved record is of its version, so that a newer one is
 * never overwritten unseen.
 * @param kind such as `role`
 * @param edited null for a new record
 * @param copyOf the id of the record that a new one is copied from
 */
export function useRecordDraft(kind: string, edited: Edited | null, copyOf: string | null = null) {
  const { user } = useSession();
  const begun = copyOf === null ? 'new' : `copy.${copyOf}`;
  return {
    userId: user.id,
    name: `access.${kind}.${edited ? `${edited.id}.${edited.version}` : begun}`,
  };
}
