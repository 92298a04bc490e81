import type { ReactNode, Ref } from 'react';
import { MultiSelect } from '#src/ui/combobox/multi-select.tsx';
import { createSearch } from '#src/ui/combobox/option.ts';
import { listChosen } from './options.ts';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** All that can be chosen; `text` says why one cannot. */
  options: readonly { value: string; label: string; text?: string; disabled?: boolean }[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur: () => void;
  error: string | undefined;
  disabled: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Several roles, group roles or permissions. A chosen one that is not offered is shown under its id. */
export function NamedChoice({ options, value, onChange, ...field }: Props) {
  return (
    <MultiSelect
      {...field}
      value={listChosen(value, options)}
      search={createSearch(options)}
      onChange={(picked) => onChange(picked.map((option) => option.value))}
    />
  );
}
