import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** The texts of inspections that wait to be sent. */
export function useInspectionsChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  const texts = (entry: OutboxEntry, title: string) => {
    const id = String(entry.note.id ?? '');
    const to = entry.operation === 'CreateInspection' ? paths.inspections() : paths.inspection(id);
    return { feature: t`Inspections`, title, to, forAnyCustomer: true, edit: null };
  };
  const frameOf = ({ note }: OutboxEntry) => String(note.frame ?? '');
  return {
    CreateInspection: (entry) => texts(entry, t`Inspection of ${{ frame: frameOf(entry) }}`),
    ChangeInspection: (entry) =>
      texts(entry, t`Change the inspection of ${{ frame: frameOf(entry) }}`),
    DeleteInspection: (entry) =>
      texts(entry, t`Delete the inspection of ${{ frame: frameOf(entry) }}`),
    RestoreInspection: (entry) =>
      texts(entry, t`Restore the inspection of ${{ frame: frameOf(entry) }}`),
  };
}
