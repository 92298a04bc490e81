import { Suspense, useId } from 'react';
import { Field, type FieldProps } from '../fields/field.tsx';
import { lazyWithMessages } from '../state/lazy-with-messages.tsx';
import { Skeleton } from '../state/skeleton.tsx';

export interface RichTextFieldProps extends FieldProps {
  /** HTML; empty for no text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
}

const RichTextEditor = lazyWithMessages(() => import('./rich-text-editor.tsx'));

/**
 * Text with headings, lists and links, as `safeHtml` of the server and `RichText` let it through. The
 * editor's code comes when the first such field is shown.
 */
export function RichTextField({
  value,
  onChange,
  onBlur,
  disabled,
  id,
  ...field
}: RichTextFieldProps) {
  const generated = useId();
  const own = id ?? generated;
  return (
    <Field {...field} id={own}>
      {(ids) => (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <RichTextEditor
            {...ids}
            labelId={`${own}-label`}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            disabled={disabled}
          />
        </Suspense>
      )}
    </Field>
  );
}
