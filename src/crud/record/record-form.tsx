import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormPage } from '../form/form-page.tsx';
import { ChangeHistory } from './change-history.tsx';
import type { FieldTexts } from './changed-values.tsx';
import { toHistoryTexts } from './history-texts.ts';

type Props<Values extends FieldValues> = ComponentProps<typeof FormPage<Values>> & {
  /** The texts of fields that only the history has; the others have those of the form. */
  getHistoryTexts?: (field: string) => FieldTexts | undefined;
  /** The parts of a saved record besides its fields. */
  aside?: ReactNode;
};

/** The form of a record that fills a page, with the history of the saved record under it. */
export function RecordForm<Values extends FieldValues>({
  getHistoryTexts,
  aside,
  ...page
}: Props<Values>) {
  const { form, texts = {} } = page;
  return (
    <div className="space-y-6">
      <FormPage {...page} />
      {form.history ? (
        <div className="mx-auto max-w-3xl space-y-6">
          {aside}
          <ChangeHistory
            {...form.history}
            getTexts={toHistoryTexts(texts, form.values, getHistoryTexts)}
          />
        </div>
      ) : null}
    </div>
  );
}
