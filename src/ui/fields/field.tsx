import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';

/** The attributes that connect an input with its label, hint and error. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Marks the label; what is missing is for the form's schema to say. */
  required?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export const inputClass =
  'min-h-touch w-full rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-muted aria-invalid:border-error-ink disabled:bg-sunken';

/** The mark of a field that must be filled; the input itself says so to screen readers. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-sm font-medium text-error-ink">
      {' *'}
    </span>
  );
}

/** Hint and error of a field, under the ids its input points to. */
export function FieldNotes({
  id,
  hint,
  error,
}: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1 flex items-start gap-1 text-sm text-error-ink"
        >
          <Icon name="error" size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
    </>
  );
}

/** Returns the attributes that connect an input with its `FieldNotes`. */
export function noteIds(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
): Omit<FieldIds, 'id'> {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return {
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** Label above, hint and error below any kind of input. */
export function Field({
  label,
  error,
  hint,
  required,
  id,
  className,
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const generated = useId();
  const own = id ?? generated;
  return (
    <div className={className}>
      {/* A line of its own even where the label is for screen readers only. */}
      <div className="mb-1 text-sm font-medium">
        <label id={`${own}-label`} htmlFor={own} className={required ? undefined : 'block'}>
          {label}
        </label>
        {required ? <RequiredMark /> : null}
      </div>
      {children({ id: own, ...noteIds(own, { hint, error }) })}
      <FieldNotes id={own} hint={hint} error={error} />
    </div>
  );
}
