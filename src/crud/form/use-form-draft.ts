import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The fields of a form that survive reloads, and where they are stored; never passwords. */
export interface FormDraft<Values extends FieldValues> {
  fields: readonly Path<Values>[];
  /** Made by `keptDraft` of src/lib; the same one in every render. */
  kept: {
    read: () => Partial<Values> | null;
    /** Returns the id of what is kept. All tabs that show it share the id, so that they capture it once. */
    readId: () => string | null;
    /** @throws when the browser stores nothing or has no space */
    keep: (values: Partial<Values> | null) => void;
  };
}

/**
 * Keeps what is typed into the fields of the draft.
 * @returns the fields that are safe, none once the browser could not store them; and the id of the draft that the form
 *   shows, which another tab may have ended since
 */
export function useFormDraft<Values extends FieldValues>(
  { watch }: UseFormReturn<Values>,
  draft: FormDraft<Values> | undefined,
): { fields: readonly Path<Values>[]; shownId: RefObject<string | null> } {
  const [failed, setFailed] = useState(false);
  const kept = draft?.kept;
  const names = draft?.fields.join(' ');
  const [firstId] = useState(() => kept?.readId() ?? null);
  const shownId = useRef(firstId);
  useEffect(() => {
    if (!kept || names === undefined) return;
    const subscription = watch((typed) => {
      const fields = names.split(' ').map((name) => [name, typed[name]]);
      try {
        kept.keep(Object.fromEntries(fields));
        shownId.current = kept.readId();
        setFailed(false);
      } catch {
        setFailed(true);
      }
    });
    return () => subscription.unsubscribe();
  }, [watch, kept, names]);
  return { fields: failed ? [] : (draft?.fields ?? []), shownId };
}
