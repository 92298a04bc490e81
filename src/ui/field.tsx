import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

/** What the input inside a field is given so that label, hint and error belong to it. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  error?: string | null | undefined;
  hint?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
}

export const inputClass =
  'min-h-touch w-full rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-muted aria-invalid:border-error-ink disabled:bg-sunken';

/** Label above, hint and error below any kind of input. */
export function Field({
  label,
  error,
  hint,
  id,
  className,
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const generated = useId();
  const own = id ?? generated;
  const described = [hint ? `${own}-hint` : '', error ? `${own}-error` : ''].filter(Boolean);
  return (
    <div className={className}>
      <label htmlFor={own} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {children({
        id: own,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={`${own}-hint`} className="mt-1 text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p
          id={`${own}-error`}
          role="alert"
          className="mt-1 flex items-start gap-1 text-sm text-error-ink"
        >
          <Icon name="error" size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
