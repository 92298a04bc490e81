import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNotes, type FieldProps, noteIds, RequiredMark } from './field.tsx';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A line of explanation under the label. */
  text?: ReactNode;
  /** At the right end, such as a price. */
  trailing?: ReactNode;
  /** Before the label, such as a flag. */
  leading?: ReactNode;
  /** The language of the label where it is not the page's. */
  lang?: string | undefined;
  disabled?: boolean;
}

type Look = 'list' | 'tiles' | 'segments';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'required'>;

export interface RadioFieldProps<Value extends string> extends FieldProps, NativeProps {
  options: readonly RadioOption<Value>[];
  /** The chosen value, where no form keeps it. */
  value?: Value | null | undefined;
  onValue?: (value: Value) => void;
  /** Rows with room for explanations, tiles in columns, or a bar for two or three words. */
  look?: Look;
  /** Classes of the label, for groups that are a section of their own or named by what is around them. */
  labelClassName?: string;
  ref?: Ref<HTMLInputElement>;
}

const looks: Record<Look, { group: string; option: string; input: string }> = {
  list: {
    group: 'divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface',
    option: 'flex min-h-touch items-center gap-3 px-4 py-3 has-checked:bg-brand-tint',
    input: 'size-5 shrink-0 accent-brand-strong',
  },
  tiles: {
    group: 'grid gap-2 sm:grid-cols-2',
    option:
      'flex min-h-touch items-center gap-3 rounded border border-line-strong px-3 has-checked:border-brand-ink has-checked:bg-brand-tint',
    input: 'size-5 shrink-0 accent-brand-strong',
  },
  segments: {
    group: 'inline-flex flex-wrap rounded-lg border border-line bg-surface p-1',
    option:
      'inline-flex min-h-touch items-center rounded px-3 has-checked:bg-brand-tint has-checked:font-semibold has-checked:text-brand-ink has-focus-visible:outline-2',
    input: 'sr-only',
  },
};

interface RadioRowProps extends NativeProps {
  option: RadioOption;
  look?: Look;
  required?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One choice of a group whose frame holds more than its choices; elsewhere `RadioField` draws it. */
export function RadioRow({ option, look = 'list', ...input }: RadioRowProps) {
  const { option: optionClass, input: inputClass } = looks[look];
  return (
    <label className={classNames(optionClass, option.disabled && 'opacity-55')}>
      <input
        {...input}
        type="radio"
        value={option.value}
        disabled={option.disabled}
        className={inputClass}
      />
      {option.leading}
      <span className="min-w-0 flex-1 break-words" lang={option.lang}>
        {option.label}
        {option.text ? (
          <span className="block text-sm font-normal text-ink-muted">{option.text}</span>
        ) : null}
      </span>
      {option.trailing ? <span className="tabular shrink-0">{option.trailing}</span> : null}
    </label>
  );
}

/** A choice of options that are all visible; the whole row of each can be pressed. */
export function RadioField<Value extends string>({
  label,
  error,
  hint,
  required,
  id,
  className,
  options,
  value,
  onValue,
  look = 'list',
  labelClassName = 'mb-1 text-sm font-medium',
  name,
  disabled,
  onChange,
  ...input
}: RadioFieldProps<Value>) {
  const generated = useId();
  const own = id ?? generated;
  const notes = noteIds(own, { hint, error });
  return (
    <fieldset
      id={own}
      aria-describedby={notes['aria-describedby']}
      disabled={disabled}
      className={className}
    >
      <legend className={labelClassName}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className={looks[look].group}>
        {options.map((option) => (
          <RadioRow
            key={option.value}
            {...input}
            option={option}
            look={look}
            name={name ?? own}
            required={required}
            aria-invalid={notes['aria-invalid']}
            {...(value !== undefined && { checked: value === option.value })}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(option.value);
            }}
          />
        ))}
      </div>
      <FieldNotes id={own} hint={hint} error={error} />
    </fieldset>
  );
}
