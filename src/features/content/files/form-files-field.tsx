import type { ComponentProps } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { findFileErrors } from './content-file-values.ts';
import { ContentFilesField } from './content-files-field.tsx';

interface Props<Values extends FieldValues>
  extends Omit<
    ComponentProps<typeof ContentFilesField>,
    'value' | 'onChange' | 'error' | 'getErrors'
  > {
  form: EntityForm<Values>;
  name: Path<Values>;
}

/** A field of a form with the files of an item, or with its one picture. */
export function FormFilesField<Values extends FieldValues>({
  form,
  name,
  ...field
}: Props<Values>) {
  return (
    <ValueField form={form} name={name}>
      {({ value, onChange, error }) => (
        <ContentFilesField
          {...field}
          value={value}
          onChange={(files) => onChange(files as PathValue<Values, Path<Values>>)}
          error={error}
          getErrors={(at) =>
            findFileErrors(form.getError as (part: string) => string | undefined, name, at)
          }
        />
      )}
    </ValueField>
  );
}
