import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeWordsByOperation } from '#src/crud/change-words.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** The words of inspections that wait to be sent. */
export function useInspectionsChanges(): ChangeWordsByOperation {
  const { t } = useLingui();
  const words = (entry: OutboxEntry, title: string) => {
    const id = String(entry.note.id ?? '');
    const to = entry.operation === 'CreateInspection' ? paths.inspections() : paths.inspection(id);
    return { feature: t`Inspections`, title, to, forAnyCustomer: true, edit: null };
  };
  const frameOf = ({ note }: OutboxEntry) => String(note.frame ?? '');
  return {
    CreateInspection: (entry) => words(entry, t`Inspection of ${{ frame: frameOf(entry) }}`),
    ChangeInspection: (entry) =>
      words(entry, t`Change the inspection of ${{ frame: frameOf(entry) }}`),
    DeleteInspection: (entry) =>
      words(entry, t`Delete the inspection of ${{ frame: frameOf(entry) }}`),
    RestoreInspection: (entry) =>
      words(entry, t`Restore the inspection of ${{ frame: frameOf(entry) }}`),
  };
}
