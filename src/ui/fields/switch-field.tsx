import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { FieldNotes, type FieldProps, noteIds } from './field.tsx';

export interface SwitchFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'required'> {
  ref?: Ref<HTMLInputElement>;
}

/** Something that is on or off and takes effect as it is; for what is sent with a form, a Checkbox. */
export function SwitchField({
  label,
  error,
  hint,
  required,
  id,
  className,
  ...input
}: SwitchFieldProps) {
  const generated = useId();
  const own = id ?? generated;
  return (
    <div className={className}>
      <label htmlFor={own} className="flex min-h-touch items-center gap-3 py-1">
        <span className="relative inline-flex shrink-0 items-center">
          <input
            {...input}
            {...noteIds(own, { hint, error })}
            id={own}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
            role="switch"
            required={required}
            className="peer h-6 w-11 appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-brand-strong checked:bg-brand-strong disabled:opacity-55"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute left-1 size-4 rounded-full bg-ink-muted transition-transform peer-checked:translate-x-5 peer-checked:bg-on-strong"
          />
        </span>
        <span className="min-w-0 flex-1">{label}</span>
      </label>
      <FieldNotes id={own} hint={hint} error={error} />
    </div>
  );
}
