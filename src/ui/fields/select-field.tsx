import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { Field, type FieldProps, inputClass } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[];
  ref?: Ref<HTMLSelectElement>;
}

/** A choice from a short list, by the device's own picker. */
export function SelectField({
  label,
  error,
  hint,
  id,
  className,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      required={select.required}
      id={id}
      className={className}
    >
      {(ids) => (
        <span className="relative block">
          <select {...select} {...ids} className={classNames(inputClass, 'appearance-none pr-10')}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={20}
            className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-ink-muted"
          />
        </span>
      )}
    </Field>
  );
}
