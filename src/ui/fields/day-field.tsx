import { useState } from 'react';
import { isDay } from '#src/lib/days.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DayFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** YYYY-MM-DD, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** Emptying it counts. */
  clearable?: boolean;
}

/** A field for a day that tells only whole days, not the parts of one that is being typed. */
export function DayField({ value, onChange, clearable = false, ...field }: DayFieldProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  const change = (next: string) => {
    setText(next);
    if (next === value) return;
    // While a year is being typed, years such as 0002, 0020 and 0202 come by, which are no days here.
    if (next === '' ? clearable : isDay(next)) onChange(next);
  };
  return (
    <TextField
      {...field}
      type="date"
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={(event) => {
        setText(value);
        field.onBlur?.(event);
      }}
    />
  );
}
