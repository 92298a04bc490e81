import { type ReactNode, type Ref, useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import { FieldNotes, noteIds } from './field.tsx';

interface Props<Value extends string> {
  label: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  value: readonly Value[];
  onChange: (values: Value[]) => void;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  /** Of the first box, which takes the focus when something is wrong. */
  ref?: Ref<HTMLInputElement>;
}

/** Any of several values, each with its box. */
export function CheckboxGroup<Value extends string>(props: Props<Value>) {
  const { label, options, value: chosen, onChange, hint, error, disabled, ref } = props;
  const id = useId();
  const { 'aria-describedby': describedBy } = noteIds(id, { hint, error });
  return (
    <fieldset disabled={disabled} aria-describedby={describedBy}>
      <legend className="font-medium">{label}</legend>
      {options.map(({ value, label: text }, at) => (
        <Checkbox
          key={value}
          {...(at === 0 && { ref })}
          label={text}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
