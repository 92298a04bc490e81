import { useMemo } from 'react';
import * as v from 'valibot';
import { useSession } from '#src/features/session/session.public.ts';
import { keptDraft } from '#src/lib/input/kept-input.ts';

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
export function useRecordDraft<Values>(
  kind: string,
  edited: Edited | null,
  copyOf: string | null = null,
) {
  const { user } = useSession();
  const begun = copyOf === null ? 'new' : `copy.${copyOf}`;
  const name = `access.${kind}.${edited ? `${edited.id}.${edited.version}` : begun}`;
  return useMemo(() => {
    const kept = v.record(v.string(), v.unknown()) as v.GenericSchema<unknown, Partial<Values>>;
    return keptDraft(user.id, name, kept);
  }, [user.id, name]);
}
