import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps, inputClass } from './field.tsx';

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** Something standing at the right end inside the field, such as a "show" button. */
  trailing?: ReactNode;
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  error,
  hint,
  id,
  className,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      required={input.required}
      id={id}
      className={className}
    >
      {(ids) => (
        <span className="relative block">
          <input
            {...input}
            {...ids}
            className={classNames(inputClass, trailing ? 'pr-12' : null)}
          />
          {trailing ? <span className="absolute inset-y-0 right-0 flex">{trailing}</span> : null}
        </span>
      )}
    </Field>
  );
}
