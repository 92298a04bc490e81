import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { Button } from '#src/ui/button.tsx';
import { Field, inputClass } from '#src/ui/fields/field.tsx';
import type { UploadColumn } from './upload-columns.ts';

interface Props<Key extends string> {
  columns: readonly UploadColumn<Key>[];
  onCheck: (text: string, name: string) => void;
}

/** A box for rows that are typed, or copied from a sheet; they are checked as those of a file are. */
export function PastedRows<Key extends string>({ columns, onCheck }: Props<Key>) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  useUnsavedInput(text.trim() !== '');
  const order = columns.map(({ label }) => label).join(', ');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck(text, t`Pasted rows`);
  };
  return (
    <form onSubmit={submit} className="space-y-2">
      <Field
        label={t`Or paste rows from a sheet`}
        hint={t`Columns: ${{ columns: order }}. In another order, name the columns in the first row. Typed rows have semicolons between their columns.`}
      >
        {(ids) => (
          <textarea
            {...ids}
            rows={6}
            spellCheck={false}
            className={`${inputClass} tabular`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={text.trim() === ''}>
        <Trans>Check the rows</Trans>
      </Button>
    </form>
  );
}
