import type { ReactNode } from 'react';
import { TextField } from '#src/ui/fields/text-field.tsx';

interface Props {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
  hint?: ReactNode;
}

/** Four to six digits, unseen, with the number pad of a phone. */
export function PinField({ label, value, onChange, error, hint }: Props) {
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
    />
  );
}
