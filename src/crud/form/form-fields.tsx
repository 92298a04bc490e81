import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { loadThumbnail } from '#src/graphql/download-file.ts';
import { LoadThumbnailContext } from '#src/ui/file/load-thumbnail-context.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import type { EntityForm } from './entity-form.ts';
import { type ConflictFieldTexts, VersionConflict } from './version-conflict.tsx';

export interface FormFieldsProps<Values extends FieldValues> {
  form: EntityForm<Values>;
  /** The labels of the fields where two versions are compared. */
  texts?: ConflictFieldTexts<Values>;
  children: ReactNode;
  className?: string;
}

/**
 * The form element with what is wrong above its fields; instead of them, while it lasts, the choice
 * between two versions. Fields below find the form by `useFormContext`, and file fields show the pictures
 * of stored files.
 */
export function FormFields<Values extends FieldValues>({
  form,
  texts = {},
  children,
  className = 'space-y-4',
}: FormFieldsProps<Values>) {
  if (form.conflict) return <VersionConflict id={form.id} conflict={form.conflict} texts={texts} />;
  return (
    <FormProvider {...form.methods}>
      <form id={form.id} noValidate className={className} onSubmit={form.submit}>
        {form.problem ? <Notice tone="error">{form.problem}</Notice> : null}
        <LoadThumbnailContext value={loadThumbnail}>{children}</LoadThumbnailContext>
      </form>
    </FormProvider>
  );
}
