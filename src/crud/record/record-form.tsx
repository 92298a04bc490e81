import type { ComponentProps } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FormPage } from '../form/form-page.tsx';
import { ChangeHistory } from './change-history.tsx';
import type { RecordHistoryKey } from './last-change.tsx';

type Props<Values extends FieldValues> = ComponentProps<typeof FormPage<Values>> & {
  /** Where the history of the saved record is; null for a new one. */
  history: RecordHistoryKey | null;
};

/** The form of a record that fills a page, with the history of the record under it. */
export function RecordForm<Values extends FieldValues>({ history, ...page }: Props<Values>) {
  const getTexts = (field: string) => {
    const label = page.texts?.[field as Path<Values>]?.label;
    return typeof label === 'string' ? { name: label } : undefined;
  };
  return (
    <div className="space-y-6">
      <FormPage {...page} />
      {history ? (
        <div className="mx-auto max-w-3xl">
          <ChangeHistory {...history} getTexts={getTexts} />
        </div>
      ) : null}
    </div>
  );
}
