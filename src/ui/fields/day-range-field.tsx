import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { DayField } from './day-field.tsx';
import { FieldNotes, type FieldProps, noteIds, RequiredMark } from './field.tsx';

/** Days as YYYY-MM-DD, both included; an empty end is open. */
export interface DayRange {
  from: string;
  to: string;
}

export interface DayRangeFieldProps extends FieldProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Words of the two ends where "From" and "To" do not say enough. */
  fromLabel?: string;
  toLabel?: string;
  /** Emptying an end counts. */
  clearable?: boolean;
  disabled?: boolean;
  /** Classes of the label, to leave it to screen readers. */
  labelClassName?: string;
}

/** A first and a last day; each end limits the other. */
export function DayRangeField({
  label,
  error,
  hint,
  required,
  id,
  className,
  value,
  onChange,
  min,
  max,
  fromLabel,
  toLabel,
  clearable = false,
  disabled = false,
  labelClassName = 'mb-1 text-sm font-medium',
}: DayRangeFieldProps) {
  const { t } = useLingui();
  const generated = useId();
  const own = id ?? generated;
  const { from, to } = value;
  const reversed = from && to && from > to ? t`The first day is after the last one` : null;
  const problem = error ?? reversed;
  return (
    <fieldset
      id={own}
      aria-describedby={noteIds(own, { hint, error: problem })['aria-describedby']}
      disabled={disabled}
      className={className}
    >
      <legend className={labelClassName}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <DayField
          label={fromLabel ?? t`From`}
          value={from}
          min={min}
          max={to || max}
          clearable={clearable}
          onChange={(day) => onChange({ ...value, from: day })}
        />
        <DayField
          label={toLabel ?? t`To`}
          value={to}
          min={from || min}
          max={max}
          clearable={clearable}
          onChange={(day) => onChange({ ...value, to: day })}
        />
      </div>
      <FieldNotes id={own} hint={hint} error={problem} />
    </fieldset>
  );
}
