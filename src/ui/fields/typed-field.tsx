import { type ReactNode, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface TypedFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** Null when the field is empty. */
  value: number | null;
  /** Gets NaN while what is typed is not a number, so that a schema of numbers refuses it. */
  onChange: (value: number | null) => void;
  read: (text: string) => number | null;
  write: (value: number) => string;
  /** Says how the text was understood, such as "€1,200.00"; shown as a hint after the caller's own. */
  readBack?: ((value: number) => ReactNode) | undefined;
}

/** A text field that holds a number: what is typed stays as it is until the field is left. */
export function TypedField({
  value,
  onChange,
  read,
  write,
  readBack,
  hint,
  onBlur,
  ...field
}: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const understood = value !== null && !Number.isNaN(value) ? value : null;
  const text = typed ?? (understood === null ? '' : write(understood));
  // Set from outside, such as by a form's reset: what was typed before it no longer counts.
  const [given, setGiven] = useState(value);
  if (!Object.is(given, value)) {
    setGiven(value);
    const same = Object.is(typed === null ? value : toValue(typed, read), value);
    if (!same) setTyped(null);
  }
  return (
    <TextField
      autoComplete="off"
      {...field}
      hint={
        readBack && understood !== null ? (
          <>
            {hint} {readBack(understood)}
          </>
        ) : (
          hint
        )
      }
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(toValue(event.target.value, read));
      }}
      onBlur={(event) => {
        if (!Number.isNaN(value)) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

function toValue(text: string, read: (text: string) => number | null): number | null {
  if (text.trim() === '') return null;
  return read(text) ?? Number.NaN;
}
