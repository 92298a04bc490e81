import { useLingui } from '@lingui/react/macro';
import type { ChangeTexts, ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import type { VisitNote } from './use-waiting-visits.ts';
import { visitKinds } from './visit-kinds.ts';
import { useVisitPhotoLabels } from './visits.fields.ts';

/** The texts of visits, and of changes of them, that wait to be sent. */
export function useVisitsChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  const photos = useVisitPhotoLabels();
  const noteOf = ({ note }: OutboxEntry) => note as VisitNote;
  const texts = (title: string, to: string): ChangeTexts => ({
    feature: t`Visit forms`,
    title,
    to,
    forAnyCustomer: true,
    edit: null,
    getFileLabel: (path) => photos[path.replace(/^input\./, '') as keyof typeof photos],
  });
  return {
    CreateVisit: (entry) => {
      const { kind, customerName } = noteOf(entry);
      return texts(
        t`Visit to ${{ customer: customerName }}`,
        visitKinds[kind].create({ entry: entry.id }),
      );
    },
    ChangeVisit: (entry) => {
      const { id, kind, customerName } = noteOf(entry);
      return texts(
        t`Change of the visit to ${{ customer: customerName }}`,
        visitKinds[kind].detail(id, { entry: entry.id }),
      );
    },
    DeleteVisit: (entry) => {
      const { id, kind, customerName } = noteOf(entry);
      return texts(
        t`Delete the visit to ${{ customer: customerName }}`,
        visitKinds[kind].detail(id),
      );
    },
    RestoreVisit: (entry) => {
      const { id, kind, customerName } = noteOf(entry);
      return texts(
        t`Restore the visit to ${{ customer: customerName }}`,
        visitKinds[kind].detail(id),
      );
    },
  };
}
