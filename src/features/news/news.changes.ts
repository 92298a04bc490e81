import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';

/** The texts of receipts that wait to be sent. */
export function useNewsChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  return {
    MarkContentRead: ({ note }) => ({
      feature: t`News`,
      title: t`Read: ${{ title: String(note.title ?? '') }}`,
      to: paths.newsItem(String(note.id ?? '')),
      forAnyCustomer: true,
      edit: null,
    }),
  };
}
