import { useState } from 'react';
import { isDay } from '#src/lib/days.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Years below come by while a year is being typed: 0002, 0020, 0202. */
const first = '2000-01-01';

export interface DayFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** YYYY-MM-DD, or empty. */
  value: string;
  onDay: (day: string) => void;
  /** Emptying it counts. */
  clearable?: boolean;
}

/** A field for a day that tells only whole days, not the parts of one that is being typed. */
export function DayField({ value, onDay, clearable = false, ...field }: DayFieldProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  const change = (next: string) => {
    setText(next);
    if (next === value) return;
    if (next === '' ? clearable : isDay(next) && next >= first) onDay(next);
  };
  return (
    <TextField
      {...field}
      type="date"
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setText(value)}
    />
  );
}
