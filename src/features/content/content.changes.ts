import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';

/** The texts of receipts that wait to be sent. */
export function useContentChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  return {
    MarkContentRead: ({ note }) => {
      const isDocument = note.kind === 'sales_document';
      const id = String(note.id ?? '');
      return {
        feature: isDocument ? t`Sales documents` : t`News`,
        title: t`Read: ${{ title: String(note.title ?? '') }}`,
        to: isDocument ? paths.salesDocumentsOf(id) : paths.newsItem(id),
        forAnyCustomer: true,
        edit: null,
      };
    },
  };
}
